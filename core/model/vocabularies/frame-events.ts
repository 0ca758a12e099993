/** Events of the editing frame (docs/spec.md#widgets-3, "Editor enumerations"), as its scripts write them. */
export const frameEvents = ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'] as const;

export type FrameEvent = (typeof frameEvents)[number];
