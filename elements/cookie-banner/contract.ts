import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import type { ConsentChoices } from '../../core/model/vocabularies/consent-categories.ts';
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../../core/model/vocabularies/cookie-banner.ts';
import { cookies, day } from '../../core/model/vocabularies/cookies.ts';

export interface BannerAnswer {
  readonly answer: 'accept' | 'decline' | 'custom';
  readonly choices: ConsentChoices;
}

const choiceDays = cookies.choice.lifetime / day;

export const contract = defineContract({
  tag: 'site-cookie-banner',
  load: 'at-once',
  wake: 'script',
  attributes: {
    /** `strict` makes accepting and declining equally easy, uses a neutral text, and remembers a refusal for at least 180 days. */
    preset: oneOf(['strict']),
    /** Whether visitors are prompted at all. Default: the site's cookie settings; `true` if it has none. */
    enabled: toggle(true),
    /** A bar over the full width, or a box in a corner. */
    variant: oneOf(cookieBannerVariants, 'bar'),
    /** The edge or corner. A position that the variant does not support falls back to `bottom` or `bottom-left`. */
    position: oneOf(cookieBannerPositions),
    /** The colour theme of the banner, independent of the page. */
    theme: oneOf(cookieBannerThemes, 'dark'),
    /** The text of the banner, plain or HTML. Content inside the element takes precedence. */
    bannerText: text(),
    /** Whether visitors can only accept, or also decline. */
    acceptType: oneOf(cookieBannerAcceptTypes, 'opt-in'),
    /** Whether visitors can also answer each category separately. A banner that is shown on request always offers it. */
    preferences: toggle(false),
    /** The appearance of the accept control: text, a button, or a cross with the text as its accessible name. */
    ctaVariant: oneOf(cookieBannerCtaVariants, 'icon'),
    /** Text of the control that accepts. Default "Accept". */
    ctaText: text(),
    /** Text of the control that declines. Default "Decline". */
    optOutCtaText: text(),
    /** Version of the consent text. Raise it when the text changes, so that all visitors are prompted again. */
    policyVersion: number(2, { min: 1, integer: true }),
    /** Days after which a visitor who accepted is prompted again. */
    acceptDays: number(choiceDays, { min: 1, max: 400 }),
    /** Days after which a visitor who declined is prompted again. */
    declineDays: number(choiceDays, { min: 1, max: 400 }),
    /** Tracking cookies of the site's other scripts, by name or by a prefix and `*`. They are deleted when they are not allowed. */
    trackingCookies: list(),
    /** Whether tracking cookies are also deleted before the visitor answers. Default: the site's cookie settings. */
    restrictive: toggle(false),
  },
  layers: {
    context: ({ cookieSettings: settings }) =>
      settings
        ? {
            // Where a site has any settings, only `true` enables the banner.
            enabled: settings.isCookieBannerEnabled ?? false,
            variant: settings.cookieBannerVariant,
            position: settings.cookieBannerPosition,
            theme: settings.cookieBannerTheme,
            bannerText: settings.cookieBannerText,
            acceptType: settings.cookieBannerAcceptType,
            ctaVariant: settings.cookieBannerCtaVariant,
            ctaText: settings.cookieBannerCtaText,
            optOutCtaText: settings.cookieBannerOptOutCtaText,
            restrictive: settings.isAnalyticsCookiesDisabled || settings.isRestrictiveCookiePolicyAbsolute,
          }
        : {},
  },
  events: {
    /** Before the banner is shown on request; cancelling keeps it hidden. */
    'site-show': cancelableEvent(),
    /** Before an answer takes effect; cancelling leaves the banner open. */
    'site-answer': cancelableEvent<BannerAnswer>(),
    /** The visitor has answered, and the banner is hidden. `custom`: some categories are allowed, others are not. */
    'site-answered': event<BannerAnswer>(),
    /** The banner is shown. */
    'site-shown': event(),
  },
  methods: {
    /** Shows the banner again with all categories, moves the focus into it, and lets the visitor close it without a new answer. */
    show: method<() => void>(),
  },
  commands: { '--show': 'show' },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text of the banner, instead of `banner-text`. */
    '': true,
  },
  parts: {
    /** The bar or box. */
    banner: true,
    /** Container of the text. */
    text: true,
    /** A note about the browser's opt-out signal or the visitor's earlier answer. */
    note: true,
    /** Container of the controls. */
    actions: true,
    /** The control that accepts. */
    accept: true,
    /** The control that declines. */
    decline: true,
    /** The button that shows the categories. */
    preferences: true,
    /** The button that saves the choice per category. */
    save: true,
    /** The button that closes the categories, or a banner that was shown on request, without an answer. */
    close: true,
    /** The group of categories. */
    categories: true,
    /** A category with its switch and its explanation. */
    category: true,
    /** The switch of a category. */
    switch: true,
  },
  cssProperties: {
    /** Background of the banner. */
    '--site-surface-raised': 'color',
    /** Text and controls. */
    '--site-text': 'color',
    /** Borders of buttons and switches, and explanations. */
    '--site-text-muted': 'color',
    /** Lines around the banner and between categories. */
    '--site-line': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line around focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons. */
    '--site-radius-1': 'length',
    /** Corners of the box. */
    '--site-radius-2': 'length',
    /** The shadow under the banner. */
    '--site-shadow': 'shadow',
    /** Space between the edges of the window and the content of a bar: the margin of the page's content. */
    '--site-page-margin': 'length',
    /** Stacking order above the page. */
    '--site-z-index': 'integer',
  },
});
