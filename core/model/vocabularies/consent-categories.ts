/**
 * What a visitor is asked about, by purpose. `necessary` needs no consent; `functional` remembers choices, `analytics`
 * counts visits, `marketing` follows people across sites, `media` loads embeds of third parties (players, maps, captchas).
 */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing', 'media'] as const;

export type ConsentCategory = (typeof consentCategories)[number];
