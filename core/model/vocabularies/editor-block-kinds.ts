/** Kinds of blocks in the editor of slices (docs/spec.md#runtime-3 and docs/spec.md#widgets-3, where they are called block types). */
export const editorBlockKinds = {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  'popup-overlay-action': 20,
} as const;

/** Editor block kinds that only sites write. */
export const newerEditorBlockKinds = {
  'sso-options': 21,
  'temp-lock-inject': 100,
  'sso-inject': 101,
} as const;

export type EditorBlockKind = keyof typeof editorBlockKinds | keyof typeof newerEditorBlockKinds;
