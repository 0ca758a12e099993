/** Devices that the editor shows a page for (widgets 3, "Editor enumerations"). */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

export type DeviceView = (typeof deviceViews)[number];
