/** What the popup overlay keeps in local storage (docs/spec.md#runtime-3, docs/spec.md#widgets-3). */
export const popupStorageKeys = ['date-closed', 'version', 'submitted'] as const;

export type PopupStorageKey = (typeof popupStorageKeys)[number];
