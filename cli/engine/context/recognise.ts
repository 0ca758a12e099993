/** Whether JSON is a site context, told by what it holds. */
import type { JsonNode } from './read-json.ts';

/** Keys that are enough when they hold an object. */
const telling: readonly string[] = ['website', 'websiteSettings', 'cookieSettings', 'storeSettings', 'tweakJSON'];

/** Keys of which two are enough, whatever they hold. */
const supporting: readonly string[] = [
  ...telling,
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
];

/** The keys that a file must hold some of, for messages. */
export const tellingKeys = telling.join(', ');

const isTelling = (keys: readonly string[], isObject: (key: string) => boolean): boolean =>
  telling.some((key) => keys.includes(key) && isObject(key)) ||
  keys.filter((key) => supporting.includes(key)).length > 1;

/** Whether a value that JSON.parse made is a site context. */
export function isSiteContext(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return isTelling([...members.keys()], (key) => typeof members.get(key) === 'object');
}

/** Whether what could be read of faulty JSON is a site context. */
export function isSiteContextNode(root: JsonNode | undefined): boolean {
  const members = root?.members;
  return members !== undefined && isTelling([...members.keys()].map(String), (key) => !!members.get(key)?.members);
}
