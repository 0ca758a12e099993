/**
 * What a visitor is asked about, by purpose. `necessary` needs no consent; `functional` remembers choices, `analytics`
 * counts visits, `marketing` follows people across sites, `media` loads embeds of third parties (players, maps, captchas).
 */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing', 'media'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor can refuse. */
export const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

/** Answers by category; a category that is missing was never answered. */
export type ConsentChoices = Readonly<Partial<Record<ConsentCategory, boolean>>>;
