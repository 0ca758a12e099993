import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../../core/model/vocabularies/cookie-banner.ts';
import { cookies, day } from '../../core/model/vocabularies/cookies.ts';

const choiceDays = cookies.choice.lifetime / day;

export const contract = defineContract({
  tag: 'site-cookie-banner',
  load: 'at-once',
  attributes: {
    /** `strict`: accepting and declining are equally easy, the text is neutral, a refusal counts for at least 180 days. */
    preset: oneOf(['strict']),
    /** Whether visitors are asked at all. Default: what the site's cookie settings say; without any, yes. */
    enabled: toggle(true),
    /** A bar over the whole width, or a box in a corner. */
    variant: oneOf(cookieBannerVariants, 'bar'),
    /** The edge or corner. One that the variant does not have falls back to `bottom` or `bottom-left`. */
    position: oneOf(cookieBannerPositions),
    /** Its colours, whatever those of the page are. */
    theme: oneOf(cookieBannerThemes, 'dark'),
    /** What visitors are told, plain or HTML. What you write inside the element is shown instead. */
    bannerText: text(),
    /** Whether visitors can only accept, or also decline. */
    acceptType: oneOf(cookieBannerAcceptTypes, 'opt-in'),
    /** How the control that accepts looks: as words, as a button, or as a cross that has the words as its name. */
    ctaVariant: oneOf(cookieBannerCtaVariants, 'icon'),
    /** Text of the control that accepts. Default "Accept". */
    ctaText: text(),
    /** Text of the control that declines. Default "Decline". */
    optOutCtaText: text(),
    /** Of what visitors are asked: raise it when that changes, and everybody is asked anew. */
    policyVersion: number(2, { min: 1, integer: true }),
    /** Days until somebody who has agreed is asked again. */
    acceptDays: number(choiceDays, { min: 1, max: 400 }),
    /** Days until somebody who has refused is asked again. */
    declineDays: number(choiceDays, { min: 1, max: 400 }),
    /** Cookies of the site's other scripts that count or follow visitors, by name or by its beginning and `*`: erased when they may not. */
    trackingCookies: list(),
    /** Those cookies are also erased while nobody has answered. Default: what the site's cookie settings say. */
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
    /** Before the banner is shown because somebody asked for it; cancelling keeps it away. */
    'site-show': before(),
    /** Before an answer counts; cancelling leaves the banner as it is. */
    'site-answer': before<{ readonly answer: 'accept' | 'decline' }>(),
    /** The visitor has answered, and the banner is gone. */
    'site-answered': after<{ readonly answer: 'accept' | 'decline' }>(),
    /** The banner is there. */
    'site-shown': after(),
  },
  methods: {
    /** Shows the banner again, with a way to decline, and moves the focus into it. */
    show: method<() => void>(),
  },
  commands: { '--show': 'show' },
});

export const surface = defineSurface({
  slots: {
    /** What visitors are told, instead of `banner-text`. */
    '': true,
  },
  parts: {
    /** The bar or box. */
    banner: true,
    /** Around what visitors are told. */
    text: true,
    /** What their browser, or they themselves, have said already. */
    note: true,
    /** Around the controls. */
    actions: true,
    /** The control that accepts. */
    accept: true,
    /** The control that declines. */
    decline: true,
  },
  cssProperties: {
    /** Background of the banner. */
    '--site-surface-raised': 'color',
    /** Text and controls. */
    '--site-text': 'color',
    /** Lines around banner and buttons. */
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
    /** How high it stands above the page. */
    '--site-z-index': 'integer',
  },
});
