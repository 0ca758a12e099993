import { z } from 'zod';
import { newerSiteStatuses, siteStatuses, siteTypes } from '../vocabularies/sites.ts';
import { captchaSettings } from './captcha-settings.ts';
import { count, entity, flag, html, id, instant, language, listOf, numberOf, text } from './fields.ts';
import { location } from './location.ts';
import { numberMap } from './number-map.ts';
import { absoluteUrl, fileUrl, typedLink } from './rule-fields.ts';
import { storeSettings } from './store-settings.ts';
import { timeZone } from './time-zone.ts';

const statusNumber = numberOf('Status of the site.', siteStatuses, newerSiteStatuses);

/** No source lists the numbers, so the limit only refuses values that are certainly wrong (docs/decisions.md#decision-44). */
const sslSetting = z
  .int()
  .min(0)
  .max(10)
  .describe('Number of the HTTPS setting of the site, as the platform writes it, for example 3.');

/** The site itself (docs/spec.md#runtime-3, "Website context"). */
export const website = entity(
  'Website',
  'Data about the site.',
  {
    id: id('Id of the site.'),
    identifier: text('Subdomain of the site at the platform, for example example-bakery.'),
    websiteType: numberOf('Kind of site.', siteTypes),
    siteStatus: z
      .union([
        statusNumber,
        z.looseObject({ value: statusNumber, expiration: instant('When the status ends.') }).partial(),
      ])
      .describe(
        'Status of the site: a number, an object with value and expiration, or an empty object for an ordinary site.',
      ),
    developerMode: flag('Whether developer mode is on, in which the template is edited as files.'),
    cloneable: flag('Whether the site is a demo that can be copied to start a new site.'),
    hasBeenCloneable: flag('Whether the site has been a demo that can be copied.'),
    showOwnerLogin: flag('Whether pages link to the login of the owner.'),
    statsMigrated: flag('Whether the statistics of the site have been moved to the present system.'),
    imageMetadataProcessingEnabled: flag('Whether titles and descriptions are read from the files of images.'),
    isHstsEnabled: flag('Whether responses have the header Strict-Transport-Security (HSTS).'),
    language: language('Language of the site, for example en-US.'),
    timeZone: timeZone('IANA time zone of the site, for example Europe/Berlin.'),
    timeZoneOffset: z
      .int()
      .describe('Offset of the time zone of the site from UTC, in milliseconds, for example 3600000.'),
    machineTimeZoneOffset: z.int().describe('Offset of the time zone of the server from UTC, in milliseconds.'),
    timeZoneAbbr: text('Abbreviation of the time zone, for example CET.'),
    siteTitle: text('Title of the site, for example Example Bakery.'),
    fullSiteTitle: text('Title of the page and the site, for example About — Example Bakery.'),
    siteTagLine: text('Tagline of the site, for example Bread since 1921.'),
    siteDescription: html('Description of the site.'),
    baseUrl: absoluteUrl('URL of the site, for example https://www.example.com.'),
    authenticUrl: absoluteUrl('Public URL of the site, with its primary domain.'),
    internalUrl: absoluteUrl('URL of the site at the platform, for example https://example-bakery.platform.example.'),
    primaryDomain: text('Host name of the site, for example www.example.com.'),
    contentModifiedOn: instant('When the content of the site last changed.'),
    createdOn: instant('When the site was created.'),
    templateId: id('Id of the template.'),
    screenshotId: text('Id of the screenshot of the site.'),
    typekitId: text('Id of the fonts of the site at Adobe Fonts; empty without one.'),
    logoImageId: id('Id of the logo image.'),
    socialLogoImageId: id('Id of the image that social networks show for links to the site.'),
    logoImageUrl: fileUrl('URL of the logo image, for example //images.example.com/logo.png.'),
    socialLogoImageUrl: fileUrl('URL of the image that social networks show for links to the site.'),
    sslSetting,
    location,
    captchaSettings,
    socialAccounts: listOf(
      'Accounts of the site owner at social networks.',
      entity('SocialAccount', 'An account at a social network.', {
        serviceId: count('Number of the social network, as the platform writes it.'),
        userId: text('Id of the account at the social network.'),
        userName: text('User name of the account, for example examplebakery.'),
        screenname: text('Name that pages show, for example Example Bakery.'),
        profileUrl: typedLink('URL of the profile, for example https://social.example/examplebakery.'),
        iconUrl: fileUrl('URL of the icon of the account.'),
        iconEnabled: flag('Whether pages show the icon of the account.'),
        serviceName: text('Name of the social network, for example instagram.'),
        addedOn: instant('When the account was added.'),
        collectionId: id('Id of the collection with the posts of the account.'),
      }),
    ),
    shareButtonOptions: numberMap(
      'Share buttons of pages: the number of each social network as key and true as value, for example { "1": true }.',
    ),
    storeSettings,
  },
  {
    codes: ['entity-missing'],
    // Only a complete website, which every site with an identifier is, needs its id.
    find: ({ id, identifier }) =>
      id === undefined && identifier !== undefined ? [{ code: 'entity-missing', severity: 'warn', path: ['id'] }] : [],
  },
);
