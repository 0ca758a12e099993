/** Kinds of slices (docs/spec.md#runtime-3, "Enumerations"). */
export const sliceKinds = {
  'cover-page': 1,
  'lock-screen': 2,
  'popup-overlay': 3,
} as const;

/** Slice kinds that sites of 2025 and later write. */
export const newerSliceKinds = {
  'sso-screen': 4,
} as const;

export type SliceKind = keyof typeof sliceKinds | keyof typeof newerSliceKinds;
