import { count, entity, flag, id, listOf, numberFrom, text } from './fields.ts';
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  pinterestOverlayOptions,
  popupOverlaySettings,
} from './overlays.ts';
import { storeSettings } from './store-settings.ts';

const minutes = (description: string) =>
  numberFrom(0, 24 * 60, `${description} time, in minutes since midnight, for example 540 for 9:00.`);

const day = entity('OpeningHours', 'Opening hours of one day.', {
  text: text('Opening hours as the owner wrote them, for example 9am to 5pm.'),
  ranges: listOf(
    'Times at which the business is open; one empty object for a closed day.',
    entity('OpeningRange', 'Opening and closing time.', { from: minutes('Opening'), to: minutes('Closing') }),
  ),
});

/** Settings that a context may also contain at its top level or in its website, as in the specification. */
export const sharedSettings = {
  storeSettings,
  popupOverlaySettings,
  mobileInfoBarSettings,
  announcementBarSettings,
  pinterestOverlayOptions,
  useEscapeKeyToLogin: flag('Whether the Escape key opens the login page.'),
  disqusShortname: text('Disqus short name of the site; empty without Disqus comments.'),
  commentsEnabled: flag('Whether visitors can write comments.'),
};

/** Settings of the site (docs/spec.md#runtime-3, "Website context"). */
export const websiteSettings = entity('WebsiteSettings', 'Settings of the site.', {
  id: id('Id of the settings.'),
  websiteId: id('Id of the site.'),
  ...sharedSettings,
  country: text('Two-letter country code, for example DE.'),
  state: text('State or region of the business, for example NY.'),
  contactEmail: text('Email address for visitors, for example hello@example.com.'),
  contactPhoneNumber: text('Phone number for visitors, for example +1 555 0100.'),
  businessHours: entity('BusinessHours', 'Opening hours of the week.', {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  notFoundPageId: id('Id of the page that is shown for unknown URLs (404).'),
  simpleLikingEnabled: flag('Whether visitors can like items.'),
  commentLikesAllowed: flag('Whether visitors can like comments.'),
  commentAnonAllowed: flag('Whether visitors can comment without an account.'),
  commentThreaded: flag('Whether visitors can reply to comments.'),
  commentApprovalRequired: flag('Whether comments need approval before they are published.'),
  commentAvatarsOn: flag('Whether comments show avatars.'),
  commentSortType: count('Number of the sort order of comments, as the platform writes it.'),
  commentFlagThreshold: count('Number of reports after which a comment is hidden, for example 3.'),
  commentFlagsAllowed: flag('Whether visitors can report comments.'),
  commentEnableByDefault: flag('Whether comments are enabled on new items.'),
  commentDisableAfterDaysDefault: count('Number of days after which new comments are closed; 0 for never.'),
  ampEnabled: flag('Whether pages have an AMP version.'),
});
