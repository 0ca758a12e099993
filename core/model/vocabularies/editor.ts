/** The editor of a site builder. */

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

/** Devices that the editor shows a page for (docs/spec.md#widgets-3, "Editor enumerations"). */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

export type DeviceView = (typeof deviceViews)[number];

/** Paths of the design of a site that mark a change (docs/spec.md#widgets-3, "Editor enumerations"). */
export const aestheticsPaths = [
  'colors.activeThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;

export type AestheticsPath = (typeof aestheticsPaths)[number];

/** Events of the editing frame (docs/spec.md#widgets-3, "Editor enumerations"), as its scripts write them. */
export const frameEvents = ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'] as const;

export type FrameEvent = (typeof frameEvents)[number];

/** Events of the panel of design settings (docs/spec.md#widgets-3, "Editor enumerations"). */
export const tweakEvents = ['change', 'close', 'save', 'reset', 'after-show', 'after-close', 'before-open'] as const;

export type TweakEvent = (typeof tweakEvents)[number];

/** Pages that have separate design settings (docs/spec.md#runtime-2, "Other names"); site data writes them in capitals. */
export const tweakPageTypes = ['splash-page', 'lock-screen', 'popup-overlay', 'checkout', 'style'] as const;

export type TweakPageType = (typeof tweakPageTypes)[number];

/** Tabs of the form builder (docs/spec.md#widgets-3: names there, numbers as sites use them). */
export const formBuilderTabs = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;

export type FormBuilderTab = keyof typeof formBuilderTabs;

/** Cohorts of surveys (docs/spec.md#widgets-3, "Editor enumerations"). */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;

export type SurveyCohort = (typeof surveyCohorts)[number];
