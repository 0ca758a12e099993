/** The nine positions in a box (docs/spec.md#widgets-3, "Editor enumerations": their number there, the names are ours). */
export const gridPositions = [
  'top-left',
  'top-center',
  'top-right',
  'middle-left',
  'middle-center',
  'middle-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export type GridPosition = (typeof gridPositions)[number];
