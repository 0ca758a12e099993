import { count, entity, flag, id, listOf, numberFrom, text } from './fields.ts';
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  pinterestOverlayOptions,
  popupOverlaySettings,
} from './overlays.ts';
import { storeSettings } from './store-settings.ts';

const minutes = (description: string) => numberFrom(0, 24 * 60, `${description}, in minutes of the day.`);

const day = entity('OpeningHours', 'Opening hours of one day.', {
  text: text('As the owner wrote them.'),
  ranges: listOf(
    'When it is open; an empty object when it is closed.',
    entity('OpeningRange', 'From when to when.', { from: minutes('Opens'), to: minutes('Closes') }),
  ),
});

/** Settings that a context may also contain at its top level or in its website, as in the specification. */
export const sharedSettings = {
  storeSettings,
  popupOverlaySettings,
  mobileInfoBarSettings,
  announcementBarSettings,
  pinterestOverlayOptions,
  useEscapeKeyToLogin: flag('Whether Escape takes a visitor to the login.'),
  disqusShortname: text('Name of the site at the comments provider; empty for none.'),
  commentsEnabled: flag('Whether visitors can comment.'),
};

/** Settings of the site (docs/spec.md#runtime-3, "Website context"). */
export const websiteSettings = entity('WebsiteSettings', 'Settings of the site.', {
  id: id('Id of the settings.'),
  websiteId: id('Id of the site.'),
  ...sharedSettings,
  country: text('The country code, such as DE.'),
  state: text('Region.'),
  contactEmail: text('E-mail address to write to.'),
  contactPhoneNumber: text('Phone number to call.'),
  businessHours: entity('BusinessHours', 'Opening hours.', {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  notFoundPageId: id('Id of the page that is shown for unknown addresses.'),
  simpleLikingEnabled: flag('Whether visitors can like.'),
  commentLikesAllowed: flag('Whether comments can be liked.'),
  commentAnonAllowed: flag('Whether one can comment without an account.'),
  commentThreaded: flag('Whether comments can be answered.'),
  commentApprovalRequired: flag('Whether comments wait for approval.'),
  commentAvatarsOn: flag('Whether comments show pictures of their authors.'),
  commentSortType: count('Number of the order of comments.'),
  commentFlagThreshold: count('How many reports hide a comment.'),
  commentFlagsAllowed: flag('Whether comments can be reported.'),
  commentEnableByDefault: flag('Whether new items can be commented on.'),
  commentDisableAfterDaysDefault: count('Days after which comments close; 0 for never.'),
  ampEnabled: flag('Whether pages have an AMP version.'),
});
