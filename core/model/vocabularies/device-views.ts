/** Devices that the editor shows a page for (docs/spec.md#widgets-3, "Editor enumerations"). */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

export type DeviceView = (typeof deviceViews)[number];
