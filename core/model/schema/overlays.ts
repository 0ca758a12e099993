/** Settings of overlays: popup, bars, Pinterest buttons (docs/spec.md#runtime-3). */
import { z } from 'zod';
import { pinterestModes } from '../vocabularies/sites.ts';
import { count, entity, flag, html, id, listOf, numberFrom, text, wordOf } from './fields.ts';
import { typedLink } from './rule-fields.ts';

const modes = pinterestModes.map((mode) => mode.replaceAll('-', '_'));

export const popupOverlaySettings = entity('PopupOverlaySettings', 'Settings of the popup overlay.', {
  style: count('Number of the layout.'),
  version: count('Counts the changes; a visitor sees a changed popup anew.'),
  enableMobile: flag('Whether small screens show it.'),
  showUntilSignup: flag('Whether it comes back until the visitor has signed up.'),
  displayFrequency: z.int().min(-1).describe('Days until it is shown again; -1 means never again.'),
  showOnScroll: flag('Whether scrolling opens it.'),
  scrollPercentage: numberFrom(0, 100, 'How far down the page it opens, in percent.'),
  showOnTimer: flag('Whether time opens it.'),
  timerDelay: numberFrom(0, Number.MAX_SAFE_INTEGER, 'Milliseconds until it opens.'),
  showOnAllPages: flag('Whether every page shows it.'),
  enabledPages: listOf('Collections that show it.', id('Id of a collection.')),
});

export const mobileInfoBarSettings = entity('MobileInfoBarSettings', 'Settings of the bar on small screens.', {
  style: count('Number of the colours.'),
  isContactEmailEnabled: flag('Whether it shows the e-mail address.'),
  isContactPhoneNumberEnabled: flag('Whether it shows the phone number.'),
  isLocationEnabled: flag('Whether it shows the location.'),
  isBusinessHoursEnabled: flag('Whether it shows the opening hours.'),
});

export const announcementBarSettings = entity('AnnouncementBarSettings', 'Settings of the bar above pages.', {
  style: count('Number of the layout.'),
  text: html('Its text.'),
  clickthroughUrl: entity('ClickthroughUrl', 'Where a click goes.', {
    url: typedLink('The address.'),
    newWindow: flag('Whether it opens in a new window.'),
  }),
});

export const pinterestOverlayOptions = entity('PinterestOverlayOptions', 'Pinterest buttons over images.', {
  mode: wordOf('Where images have the button.', modes),
  shape: text('round or rect.'),
  size: text('small or large.'),
  color: text('white, red or gray.'),
});
