import { z } from 'zod';
import { newerSiteStatuses, siteStatuses, siteTypes } from '../vocabularies/sites.ts';
import { captchaSettings } from './captcha-settings.ts';
import { count, entity, flag, html, id, instant, language, link, listOf, numberOf, text } from './fields.ts';
import { location } from './location.ts';
import { typedLink } from './rule-fields.ts';
import { storeSettings } from './store-settings.ts';

const statusNumber = numberOf('Number of the status.', siteStatuses, newerSiteStatuses);

/** The site itself (docs/spec.md#runtime-3, "Website context"). */
export const website = entity('Website', 'The site itself.', {
  id: id('Id of the site.'),
  identifier: text('The subdomain.'),
  websiteType: numberOf('Kind of site.', siteTypes),
  siteStatus: z
    .union([
      statusNumber,
      z.looseObject({ value: statusNumber, expiration: instant('When the status ends.') }).partial(),
    ])
    .describe('Status of the site; an empty object for an ordinary site.'),
  developerMode: flag('Whether the template is edited as files.'),
  cloneable: flag('Whether the site is a template that is made to be copied.'),
  language: language('Language of the site as a tag such as en-US.'),
  timeZone: text('IANA time zone such as Europe/Berlin.'),
  timeZoneOffset: z.int().describe('Milliseconds from UTC.'),
  machineTimeZoneOffset: z.int().describe('Milliseconds from UTC, of the server.'),
  timeZoneAbbr: text('Short name of the time zone.'),
  siteTitle: text('Title of the site.'),
  fullSiteTitle: text('Title of the page and the site.'),
  siteTagLine: text('Tag line.'),
  siteDescription: html('What the site is about.'),
  baseUrl: link('Address of the site.'),
  authenticUrl: link('Public address of the site.'),
  internalUrl: link('Address of the site at the platform.'),
  primaryDomain: text('Host name of the site.'),
  contentModifiedOn: instant('When content last changed.'),
  createdOn: instant('When the site was made.'),
  templateId: id('Id of the template.'),
  logoImageId: id('Id of the logo.'),
  socialLogoImageId: id('Id of the image that is shared.'),
  location,
  captchaSettings,
  socialAccounts: listOf(
    'Accounts elsewhere.',
    entity('SocialAccount', 'An account elsewhere.', {
      serviceId: count('Number of the service.'),
      userId: text('Id of the user there.'),
      userName: text('Name of the user there.'),
      screenname: text('Name to show.'),
      profileUrl: typedLink('Address of the profile.'),
      iconEnabled: flag('Whether its icon is shown.'),
    }),
  ),
  storeSettings,
});
