import { count, entity, flag, id, listOf, numberFrom, text } from './fields.ts';
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  pinterestOverlayOptions,
  popupOverlaySettings,
} from './overlays.ts';
import { blogUrlFormat } from './rule-fields.ts';
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
  type: text('Kind of organization, for example Business, Non-Profit or Personal.'),
  subject: text('Topic of the site, for example Architecture Services.'),
  subjects: listOf(
    'Topics of the site.',
    entity('SiteSubject', 'A topic of the site.', { systemSubject: text('Name of the topic, for example food.') }),
  ),
  defaultPostFormat: blogUrlFormat(
    'Format of the URLs of new posts: %y for the year, %m for the month, %d for the day and %t for the title, for example %y/%m/%d/%t.',
  ),
  homepageTitleFormat: text('Format of the title of the home page, for example %s; %s is the title of the site.'),
  collectionTitleFormat: text(
    'Format of the titles of collections, for example %c — %s; %c is the title of the collection.',
  ),
  itemTitleFormat: text('Format of the titles of items, for example %i — %s; %i is the title of the item.'),
  markdownMode: flag('Whether posts are written in Markdown.'),
  allowSquarespacePromotion: flag('Whether the platform may show the site in its promotion.'),
  lastAgreedTermsOfService: count('Version of the terms of service that the owner accepted.'),
  userAccountsSettings: entity('UserAccountsSettings', 'Settings of the accounts of visitors.', {
    loginAllowed: flag('Whether visitors can log in.'),
    signupAllowed: flag('Whether visitors can create an account.'),
  }),
  ssBadgeType: count('Number of the kind of badge of the platform, as the platform writes it.'),
  ssBadgePosition: count('Number of the position of the badge, as the platform writes it.'),
  ssBadgeVisibility: count('Number that specifies on which pages the badge is shown, as the platform writes it.'),
  ssBadgeDevices: count('Number of the devices that show the badge, as the platform writes it.'),
});
