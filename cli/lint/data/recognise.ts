/** Recognizes the entities in JSON by content, never by file name. */
import { entities } from '../../../core/model/schema/entities.ts';
import { type EntityProblem, entityProblems } from '../../../core/model/schema/entity-problems.ts';
import { idOf } from '../../../core/model/schema/id.ts';
import type { JsonPath } from '../../../core/model/schema/json-value.ts';
import { type EntityName, entityNames } from '../../../core/model/schema/names.ts';
import { closestMatch } from '../../text/closest-match.ts';

/** An entity in a value, with its path. */
export interface RecognisedEntity {
  readonly entity: EntityName;
  readonly within: JsonPath;
}

/** Keys that identify a site context if their value is an object. */
const identifying: readonly string[] = ['website', 'websiteSettings', 'cookieSettings', 'storeSettings', 'tweakJSON'];

/**
 * Identifying keys by entity. Two of them with valid values are enough; the first entity with two matches.
 * An entity that has only common keys, such as a login, is recognized only by its `$schema` or an option of the user.
 */
const signs: readonly (readonly [EntityName, readonly string[]])[] = [
  [
    'site-context',
    [
      ...identifying,
      'pageType',
      'templateId',
      'gmRenderKey',
      'websiteRoles',
      'pageFeatures',
      'betaFeatureFlags',
      'popupOverlaySettings',
      'mobileInfoBarSettings',
      'announcementBarSettings',
      'pinterestOverlayOptions',
      'useEscapeKeyToLogin',
      'disqusShortname',
      'commentsEnabled',
      'authenticatedAccount',
      'collection',
      'item',
    ],
  ],
  ['cart', ['subtotalCents', 'grandTotalCents', 'shippingCostCents', 'taxCents', 'applicableTaxRules']],
  ['product', ['productType', 'variants', 'isSubscribable', 'variantOptionOrdering', 'productSubscriptionOptions']],
  ['subscription-plan', ['billingPeriod', 'numBillingCycles']],
  ['form', ['formFields', 'formId', 'formSubmitButtonText', 'formSubmissionMessage', 'captchaTheme']],
  [
    'cookie-settings',
    [
      'isCookieBannerEnabled',
      'isRestrictiveCookiePolicyEnabled',
      'isActivityLogEnabled',
      'isAnalyticsCookiesDisabled',
      'isVisitorDataRestricted',
      'cookieBannerVariant',
      'cookieBannerPosition',
      'cookieBannerTheme',
      'cookieBannerText',
      'cookieBannerAcceptType',
    ],
  ],
  ['store-settings', ['expressCheckout', 'measurementStandard', 'currenciesSupported', 'selectedCurrency']],
  ['popup-overlay-settings', ['displayFrequency', 'showUntilSignup', 'showOnScroll', 'showOnTimer', 'enabledPages']],
  [
    'mobile-info-bar-settings',
    ['isContactEmailEnabled', 'isContactPhoneNumberEnabled', 'isLocationEnabled', 'isBusinessHoursEnabled'],
  ],
  ['summary-block', ['listImageAlignment', 'metadataPosition', 'primaryMetadata', 'secondaryMetadata']],
  [
    'gallery-block',
    [
      'thumbnails-per-row',
      'square-thumbs',
      'auto-crop',
      'thumbnail-strip-height',
      'transientGalleryId',
      'mixedContent',
    ],
  ],
  ['video-block', ['html', 'resolvedBy', 'customThumbEnabled', 'nativeVideo']],
  ['image-settings', ['cropMode', 'fixedRatio', 'useBgImage', 'useAdvancedPositioning', 'sizeAdjustment']],
  ['analytics-event', ['analyticsId', 'commonData']],
  ['analytics-hit', ['website_locale', 'clientDate', 'localStorageSupported', 'visitorCookie']],
  ['experiment-context', ['experimentType', 'segmentName', 'containsError']],
];

/** Block types of site builders with data that has a schema, by the block type number beside the data. */
const blocks: Readonly<Record<string, EntityName>> = {
  '4': 'map-block',
  '8': 'gallery-block',
  '20': 'summary-block',
  '25': 'gallery-block',
  '32': 'video-block',
  '55': 'summary-block',
};

/** The keys that identify a site context, for messages. */
export const identifyingKeys = identifying.join(', ');

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const member = (value: unknown, key: string): unknown =>
  isContainer(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** A problem that shows other data under the same key: another type, or text where only some values are accepted. */
const isForeign = (
  value: unknown,
  { code, path: [key, ...inside], args, allowedValues = [] }: EntityProblem,
): boolean =>
  inside.length === 0 &&
  (code === 'entity-type' ||
    (typeof member(value, String(key)) === 'string' && closestMatch(String(args.value), allowedValues) === undefined));

const foreignKeys = (entity: EntityName, value: unknown): readonly unknown[] =>
  entityProblems(entities[entity], value)
    .filter((problem) => isForeign(value, problem))
    .map(({ path: [key] }) => key);

/** Translations have the keys of the text that they translate, each with free text. */
const takesAnyText = (entity: EntityName, key: string): boolean =>
  !foreignKeys(entity, { [key]: 'Any text' }).includes(key);

function isLike(value: object, entity: EntityName, signs: readonly string[]): boolean {
  const found = signs.filter((key) => Object.hasOwn(value, key));
  if (found.length < 2) return false;
  const foreign = foreignKeys(entity, value);
  const own = found.filter((key) => !foreign.includes(key));
  return own.length > 1 && !own.every((key) => takesAnyText(entity, key));
}

const bySigns = (value: object): EntityName | undefined =>
  identifying.some((key) => isContainer(member(value, key)))
    ? 'site-context'
    : signs.find(([entity, keys]) => isLike(value, entity, keys))?.[0];

/** Matches the locations of the schemas of this package: its files, its `exports`, and URLs of package hosts. */
const ourFiles = /(?:^|\/)site-elements(?:@[^/]+)?\/(?:dist\/)?meta\/([a-z-]+)\.schema\.json$/;

const ourIds = new RegExp(`^${idOf('([a-z-]+)')}$`);

/** Returns the name of the schema of this package that `$schema` refers to, by its id or by the path of a file. */
function schemaName(value: unknown): string | undefined {
  const schema = member(value, '$schema');
  return typeof schema === 'string' ? (ourFiles.exec(schema) ?? ourIds.exec(schema))?.[1] : undefined;
}

function bySchema(value: unknown): EntityName | undefined {
  const name = schemaName(value);
  return entityNames.find((one) => one === name);
}

/** The schema of the command's settings, which are checked separately. */
const settings = 'config';

/** Reports a `$schema` that looks like one of this package but does not exist. */
export function schemaProblems(value: unknown): readonly EntityProblem[] {
  const name = schemaName(value);
  if (name === undefined || name === settings || bySchema(value)) return [];
  const args = { key: '$schema', value: name, accepted: entityNames.join(', ') };
  return [
    {
      code: 'entity-unknown-word',
      severity: 'error',
      args,
      path: ['$schema'],
      onKey: false,
      allowedValues: entityNames,
    },
  ];
}

/** Whether the value is the data of a map block: only these have a location with such keys. */
const isMap = (value: unknown): boolean => {
  const location = member(value, 'location');
  return member(location, 'mapLat') !== undefined || member(location, 'mapZoom') !== undefined;
};

/** Finds products, which are the structured content of items, alone or in a list of items. */
function products(value: unknown, within: JsonPath = []): readonly RecognisedEntity[] {
  const content: RecognisedEntity = { entity: 'product', within: [...within, 'structuredContent'] };
  return isContainer(member(value, 'structuredContent')) ? [content] : [];
}

function nested(value: unknown): readonly RecognisedEntity[] {
  const items = member(value, 'items');
  const inItems = Array.isArray(items) ? items.flatMap((item, at) => products(item, ['items', at])) : [];
  return [...products(value), ...products(member(value, 'item'), ['item']), ...inItems];
}

const whole = (entity: EntityName | undefined): readonly RecognisedEntity[] => (entity ? [{ entity, within: [] }] : []);

function byContent(value: unknown): readonly RecognisedEntity[] {
  if (!isContainer(value) || Array.isArray(value)) return [];
  const entity = bySchema(value) ?? bySigns(value);
  return entity ? whole(entity) : isMap(value) ? whole('map-block') : nested(value);
}

/**
 * Returns the entities in a parsed JSON value: the entire value, or parts of it. `given` is the entity that the value
 * must be or contain, such as a product in the structured content of an item.
 */
export function recognise(value: unknown, given?: EntityName): readonly RecognisedEntity[] {
  if (!given) return byContent(value);
  const own = [...byContent(value), ...nested(value)].filter(({ entity }) => entity === given);
  return own.length > 0 ? own : whole(given);
}

/** Recognizes block data in a page by its block type number, or else by its content. */
export const recogniseBlock = (value: unknown, type: string): readonly RecognisedEntity[] => {
  const entity = blocks[type.trim()];
  return entity ? whole(entity) : type.trim() === '' ? recognise(value) : [];
};
