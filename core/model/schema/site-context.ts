import { z } from 'zod';
import { newerPageTypes, pageTypes } from '../vocabularies/pages.ts';
import { featureFlags, newerFeatureFlags } from '../vocabularies/sites.ts';
import { experimentContext } from './analytics.ts';
import { collection } from './collection.ts';
import { accessPermissions, authenticatedAccount, permissions, websiteRoles } from './contributor.ts';
import { cookieSettings } from './cookie-settings.ts';
import { entity, flag, id, isId, link, listOf, numberIn, numberOf, text } from './fields.ts';
import { fonts } from './fonts.ts';
import { item } from './item.ts';
import { product } from './product.ts';
import { domainOrUrl, fileUrl } from './rule-fields.ts';
import { timeZone } from './time-zone.ts';
import { website } from './website.ts';
import { sharedSettings, websiteSettings } from './website-settings.ts';

const timeZoneRow = z.array(z.union([z.string(), z.number(), z.null()]));

const shape = {
  website,
  websiteSettings,
  ...sharedSettings,
  cookieSettings,
  collection,
  item,
  product,
  pageType: numberOf('Kind of page.', pageTypes, newerPageTypes),
  tweakJSON: z
    .record(z.string(), z.string())
    .describe(
      'Design settings (tweaks) of the template by name; all values are text, for example { "headerColor": "#fff" }.',
    ),
  websiteRoles,
  permissions,
  accessPermissions,
  authenticatedAccount,
  websiteCloneable: flag('Whether the site is a demo that can be copied to start a new site.'),
  subscribed: flag('Whether the site has a paid subscription.'),
  templateId: id('Id of the template.'),
  templateVersion: text('Version of the template system: 7 or 7.1.'),
  templateTweakable: flag('Whether the template has design settings (tweaks).'),
  appDomain: text('Domain of the platform, for example platform.example.'),
  secureDomain: domainOrUrl('Domain or URL of the site for checkout, for example https://secure.example.com.'),
  templateScriptsRootUrl: fileUrl('URL of the folder with the scripts of the template.'),
  gmRenderKey: text('API key of the map provider.'),
  impersonatedSession: flag('Whether support staff is signed in as the owner of the site.'),
  showAnnouncementBar: flag('Whether the page shows the announcement bar.'),
  isFacebookTab: flag('Whether the page is shown in a tab of Facebook.'),
  facebookAppId: text('Id of the app of the platform at Facebook.'),
  facebookApiVersion: text('Version of the API of Facebook, for example v6.0.'),
  isSystemPage: flag('Whether the page is one of the platform, such as the search page.'),
  useNewImageLoader: flag('Whether images are loaded by the present image loader of the platform.'),
  rollups: z
    .record(
      z.string(),
      entity('ScriptBundle', 'The script and stylesheet of one feature of the platform.', {
        js: link('URL of the script.'),
        css: link('URL of the stylesheet.'),
      }),
    )
    .describe('Scripts and stylesheets of the platform, by the name of the feature.'),
  tzData: entity('TimeZoneRules', 'Rules of the time zone of the site, from the IANA time zone database.', {
    zones: listOf('Offset in minutes, name of the rules, and abbreviation of each period.', timeZoneRow),
    rules: z
      .record(z.string(), listOf('Beginnings and ends of daylight saving time.', timeZoneRow))
      .describe('Rules of daylight saving time, by name.'),
  }),
  i18nContext: entity('I18nContext', 'Names of the language and region of the site.', {
    timeZoneData: entity('TimeZoneData', 'The time zone of the site.', {
      id: timeZone('IANA name of the time zone, for example America/New_York.'),
      name: text('Name that pages show, for example Eastern Time.'),
    }),
  }),
  recaptchaEnterpriseContext: entity('RecaptchaEnterpriseContext', 'Settings of reCAPTCHA Enterprise.', {
    recaptchaEnterpriseSiteKey: text('Public site key.'),
  }),
  pageFeatures: listOf('Numbers of the features that the page uses, as the platform writes them.', z.int()),
  betaFeatureFlags: listOf(
    'Beta features that are enabled for the site, by name or number.',
    z.union([z.string(), numberIn('Number of a beta feature.', featureFlags, newerFeatureFlags)]),
  ),
  videoAssetsFeatureFlags: listOf('Names of beta features for videos.', z.string()),
  fonts,
  experiments: listOf('A/B tests and feature toggles of the site.', experimentContext),
  demoCollections: listOf(
    'Sample collections of the template.',
    entity('DemoCollection', 'A sample collection of the template.', {
      collectionId: id('Id of the collection.'),
      deleted: flag('Whether the owner has deleted the collection.'),
    }),
  ),
};

/**
 * The site context in a page (docs/spec.md#runtime-3, "Website context"). Every key is optional and further keys are
 * accepted: data of the platform is never an error. Values that only newer sites write give a note.
 */
export const siteContext = entity(
  'SiteContextJson',
  'The site context: data about site, page and visitor that a page contains.',
  shape,
  {
    codes: ['entity-other-website'],
    find: ({ website, websiteSettings }) => {
      const [site, owner] = [website?.id, websiteSettings?.websiteId];
      if (!isId(site) || !isId(owner) || site === owner) return [];
      return [
        { code: 'entity-other-website', severity: 'warn', args: { site }, path: ['websiteSettings', 'websiteId'] },
      ];
    },
  },
);
