/** What the popup overlay keeps in local storage (runtime 3, widgets 3). */
export const popupStorageKeys = ['date-closed', 'version', 'submitted'] as const;

export type PopupStorageKey = (typeof popupStorageKeys)[number];
