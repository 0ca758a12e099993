import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { type Attribute, oneOf, text } from '../../core/model/contract/kinds.ts';
import type { ContextBusinessHours, ContextLocation } from '../../core/model/site-context/site-context.ts';
import { nameOf } from '../../core/model/vocabularies/vocabulary.ts';
import { parseOpeningHours } from './model/opening-hours.ts';

/** Ours: the specification does not name the numbers. */
const barStyles = { plain: 1, inverse: 2 } as const;

const isObject = (value: unknown): value is ContextBusinessHours => typeof value === 'object' && value !== null;

/** Opening hours as text, or as site data contains them, which the view validates. */
const openingHours: Attribute<ContextBusinessHours | undefined> = {
  kind: 'json',
  fallback: undefined,
  accepts: 'days and times such as Mo-Fr 09:00-12:00, 13:00-17:00; Sa 10:00-14:00',
  parse: parseOpeningHours,
  admit: (value) => (typeof value === 'string' ? parseOpeningHours(value) : isObject(value) ? value : undefined),
};

const timeZone: Attribute<string | undefined> = {
  ...text(),
  accepts: 'the name of a time zone such as Europe/Oslo',
  parse: (timeZone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone });
      return timeZone;
    } catch {
      return undefined;
    }
  },
};

/** Returns the address, or the position if the location has no address. */
const addressOf = ({ mapLat, mapLng, ...location }: ContextLocation): string | undefined => {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  const address = [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
  return address || (mapLat !== undefined && mapLng !== undefined ? `${mapLat},${mapLng}` : undefined);
};

export const contract = defineContract({
  tag: 'site-info-bar',
  load: 'near-viewport',
  wake: 'viewport',
  wakeIf: (values) => values.openingHours !== undefined,
  attributes: {
    /** The name of the region for assistive technology. Default: "Contact", in the language of the page. */
    label: text(),
    /** The colours, by name or by the number in the site builder's data: those of the page, or the same reversed. */
    barStyle: oneOf(barStyles, 'plain'),
    /** The opening hours of the week. Days that are not listed are closed. Hours past midnight end earlier than they start. */
    openingHours,
    /** The time zone of the opening hours. Default: that of the site. */
    timeZone,
    /** The email address, in a bar without content. */
    email: text(),
    /** The phone number, in a bar without content. */
    phone: text(),
    /** The postal address, in a bar without content. */
    address: text(),
  },
  layers: {
    context: ({ website = {}, mobileInfoBarSettings: settings = {}, ...context }) => ({
      barStyle: nameOf(barStyles, settings.style ?? 0),
      timeZone: website.timeZone,
      email: settings.isContactEmailEnabled === false ? undefined : context.contactEmail,
      phone: settings.isContactPhoneNumberEnabled === false ? undefined : context.contactPhoneNumber,
      address: settings.isLocationEnabled === false ? undefined : addressOf(website.location ?? {}),
      openingHours: settings.isBusinessHoursEnabled === false ? undefined : context.businessHours,
    }),
  },
  reads: { selector: '*', attributes: ['href', 'hidden'], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Links to an email address, a phone number and a map, and text with the opening hours. */
    '': true,
  },
  parts: {
    /** The region around the items. */
    bar: true,
    /** One item: its icon and its text. */
    item: true,
    /** The link of an item, in a bar without content. */
    link: true,
    /** Whether the business is open now, and until when. */
    status: true,
    /** The opening hours of the week, in a bar without content. */
    week: true,
  },
  states: {
    /** The bar has items. Without any it is hidden. */
    filled: true,
  },
  cssProperties: {
    /** Background of the bar; the text if `bar-style` is `inverse`. */
    '--site-surface': 'color',
    /** Text of the bar; the background if `bar-style` is `inverse`. */
    '--site-text': 'color',
    /** The opening hours of the week: their background. */
    '--site-surface-raised': 'color',
    /** The shadow of the opening hours of the week. */
    '--site-shadow': 'shadow',
    /** The line above the bar. */
    '--site-line': 'color',
    /** Focus rings of the page's own links that are not direct children. */
    '--site-accent': 'color',
    /** The bar is one layer below this one, which is that of banners and popups. */
    '--site-z-index': 'integer',
  },
});
