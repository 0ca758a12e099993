/** Decides whether the visits of a visitor to a page are counted (docs/spec.md#runtime-4, "Visitor cookie"). */

/** Returns a value of the site context, as the data of a page or a script has it. It may have any type. */
export type FindValue = (name: 'pageType' | 'websiteRoles' | 'authenticatedAccount') => unknown;

// Numbers and names, because pages have the numbers and `startSite` accepts the names. A test compares them with the vocabularies,
// which are larger than this module.
const untrackedPages = /^(10[036]|not-found|lock-screen|member-area-access-denied)$/;
const viewer = /^(10|viewer)$/;

/** Roles are a list, or a map such as `{ "10": true }`. */
const rolesIn = (roles: unknown): readonly unknown[] =>
  Array.isArray(roles) ? roles : Object.entries(Object(roles)).flatMap(([role, isSet]) => (isSet === true ? role : []));

/**
 * Whether visits are counted: of visitors who are not logged in, and outside of the configuration area of contributors
 * whose only role is viewer. Not on pages for errors and locked content.
 */
export function isTracked(find: FindValue, isInConfiguration: boolean): boolean {
  if (untrackedPages.test(String(find('pageType')))) return false;
  const roles = rolesIn(find('websiteRoles')).join();
  return roles === '' ? !find('authenticatedAccount') : viewer.test(roles) && !isInConfiguration;
}

/** Whether a path belongs to the configuration area (docs/spec.md#runtime-2, "Navigation targets"). */
export const isConfiguration = (path: string): boolean => /^\/config(\/|$)/.test(path);
