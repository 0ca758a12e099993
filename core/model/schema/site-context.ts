import { z } from 'zod';
import { newerPageTypes, pageTypes } from '../vocabularies/pages.ts';
import { featureFlags, newerFeatureFlags } from '../vocabularies/sites.ts';
import { collection } from './collection.ts';
import { accessPermissions, authenticatedAccount, permissions, websiteRoles } from './contributor.ts';
import { cookieSettings } from './cookie-settings.ts';
import { entity, flag, id, isId, listOf, numberIn, numberOf, text } from './fields.ts';
import { item } from './item.ts';
import { product } from './product.ts';
import { website } from './website.ts';
import { sharedSettings, websiteSettings } from './website-settings.ts';

const shape = {
  website,
  websiteSettings,
  ...sharedSettings,
  cookieSettings,
  collection,
  item,
  product,
  pageType: numberOf('Kind of page.', pageTypes, newerPageTypes),
  tweakJSON: z.record(z.string(), z.string()).describe('Design settings of the template, all as text.'),
  websiteRoles,
  permissions,
  accessPermissions,
  authenticatedAccount,
  websiteCloneable: flag('Whether the site is a template that is made to be copied.'),
  subscribed: flag('Whether the site is paid for.'),
  templateId: id('Id of the template.'),
  templateVersion: text('Generation of the template, 7 or 7.1.'),
  templateTweakable: flag('Whether the template has design settings.'),
  appDomain: text('Domain of the platform.'),
  secureDomain: text('Address of the site for checkout.'),
  gmRenderKey: text('Key of the maps provider.'),
  impersonatedSession: flag('Whether support staff is signed in as the owner.'),
  showAnnouncementBar: flag('Whether the page shows the announcement bar.'),
  isFacebookTab: flag('Whether the page is shown inside Facebook.'),
  pageFeatures: listOf('Numbers of the features that the page uses.', z.int()),
  betaFeatureFlags: listOf(
    'Features that are tried out, by name or number.',
    z.union([z.string(), numberIn('Number of a feature.', featureFlags, newerFeatureFlags)]),
  ),
  videoAssetsFeatureFlags: listOf('Features of videos that are tried out.', z.string()),
  demoCollections: listOf(
    'Collections that came with the template as samples.',
    entity('DemoCollection', 'A collection that came with the template.', {
      collectionId: id('Id of the collection.'),
      deleted: flag('Whether it was deleted.'),
    }),
  ),
};

/**
 * The site context in a page (docs/spec.md#runtime-3, "Website context"). Every key is optional and further keys are
 * accepted: data of the platform is never an error. Values that only newer sites write give a note.
 */
export const siteContext = entity('SiteContextJson', 'The site context as pages carry it.', shape, {
  codes: ['entity-other-website'],
  find: ({ website, websiteSettings }) => {
    const [site, owner] = [website?.id, websiteSettings?.websiteId];
    if (!isId(site) || !isId(owner) || site === owner) return [];
    return [{ code: 'entity-other-website', severity: 'warn', args: { site }, path: ['websiteSettings', 'websiteId'] }];
  },
});
