/** The layouts of a popup, with their numbers in the site builder's data. */
export const popupStyles = {
  /** The image above the text. */
  stacked: 1,
  /** The image beside the text; above it on phones. */
  side: 2,
} as const;

export type PopupStyle = keyof typeof popupStyles;
