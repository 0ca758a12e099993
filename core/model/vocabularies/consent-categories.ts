/**
 * The purposes for which a visitor can consent. `necessary` needs no consent; `functional` remembers choices, `analytics`
 * counts visits, `marketing` follows visitors across sites, `media` loads third-party embeds (players, maps, captchas).
 */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing', 'media'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** Categories that a visitor can refuse. */
export const optionalCategories = consentCategories.filter((category) => category !== 'necessary');

/** Answers by category; a category that is missing was never answered. */
export type ConsentChoices = Readonly<Partial<Record<ConsentCategory, boolean>>>;
