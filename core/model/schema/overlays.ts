/** Settings of overlays: popup, bars, Pinterest buttons (docs/spec.md#runtime-3). */
import { z } from 'zod';
import { pinterestModes } from '../vocabularies/sites.ts';
import { count, entity, flag, html, id, listOf, numberFrom, text, wordOf } from './fields.ts';
import { typedLink } from './rule-fields.ts';

const modes = pinterestModes.map((mode) => mode.replaceAll('-', '_'));

export const popupOverlaySettings = entity('PopupOverlaySettings', 'Settings of the popup overlay.', {
  style: count('Number of the layout of the popup, as the platform writes it.'),
  version: count('Version of the popup. Increase it to show the popup again to visitors who have closed it.'),
  enableMobile: flag('Whether the popup is shown on small screens.'),
  showUntilSignup: flag('Whether the popup is shown again until the visitor has signed up.'),
  displayFrequency: z
    .int()
    .min(-1)
    .describe('Days until the popup is shown again after the visitor closed it; -1 for never.'),
  showOnScroll: flag('Whether the popup opens when the visitor scrolls.'),
  scrollPercentage: numberFrom(
    0,
    100,
    'Scroll position at which the popup opens, in percent of the page, for example 50.',
  ),
  showOnTimer: flag('Whether the popup opens after a delay.'),
  timerDelay: numberFrom(
    0,
    Number.MAX_SAFE_INTEGER,
    'Delay before the popup opens, in milliseconds, for example 5000.',
  ),
  showOnAllPages: flag('Whether the popup is shown on all pages.'),
  enabledPages: listOf(
    'Ids of the collections that show the popup, unless all pages show it.',
    id('Id of a collection.'),
  ),
});

export const mobileInfoBarSettings = entity(
  'MobileInfoBarSettings',
  'Settings of the mobile info bar, which small screens show.',
  {
    style: count('Number of the colour scheme, as the platform writes it.'),
    isContactEmailEnabled: flag('Whether the bar shows the email address.'),
    isContactPhoneNumberEnabled: flag('Whether the bar shows the phone number.'),
    isLocationEnabled: flag('Whether the bar shows the location.'),
    isBusinessHoursEnabled: flag('Whether the bar shows the opening hours.'),
  },
);

export const announcementBarSettings = entity(
  'AnnouncementBarSettings',
  'Settings of the announcement bar at the top of pages.',
  {
    style: count('Number of the layout of the bar, as the platform writes it.'),
    text: html('Text of the bar.'),
    clickthroughUrl: entity('ClickthroughUrl', 'Link of the bar.', {
      url: typedLink('URL or path that the bar links to, for example /sale.'),
      newWindow: flag('Whether the link opens in a new window.'),
    }),
  },
);

export const pinterestOverlayOptions = entity(
  'PinterestOverlayOptions',
  'Settings of the Pinterest button on images.',
  {
    mode: wordOf(
      'Pages whose images have the button: disabled, enabled_for_blogs or enabled_for_blogs_and_pages.',
      modes,
    ),
    shape: text('Shape of the button: round or rect.'),
    size: text('Size of the button: small or large.'),
    color: text('Colour of the button: white, red or gray.'),
  },
);
