/**
 * Values of the cookie banner settings (docs/spec.md#runtime-3, "Cookie banner settings"); site data writes them in
 * capitals.
 */
export const cookieBannerCtaVariants = ['text', 'button', 'icon'] as const;
export const cookieBannerThemes = ['light', 'dark'] as const;
export const cookieBannerVariants = ['bar', 'popup'] as const;
export const cookieBannerAcceptTypes = ['opt-in', 'opt-in-and-out'] as const;
export const cookieBannerBarPositions = ['top', 'bottom'] as const;
export const cookieBannerPopupPositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const cookieBannerPositions = [...cookieBannerBarPositions, ...cookieBannerPopupPositions] as const;

export type CookieBannerCtaVariant = (typeof cookieBannerCtaVariants)[number];
export type CookieBannerTheme = (typeof cookieBannerThemes)[number];
export type CookieBannerVariant = (typeof cookieBannerVariants)[number];
export type CookieBannerAcceptType = (typeof cookieBannerAcceptTypes)[number];
export type CookieBannerPosition = (typeof cookieBannerPositions)[number];
