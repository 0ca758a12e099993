/**
 * The two forms of cookie settings: in pages they specify what is recorded, in the API what is restricted
 * (docs/spec.md#runtime-3).
 */

type Settings = Readonly<Record<string, unknown>>;

/** Name in the page form, name in the API form, whether the value is inverted between them. */
export const cookieSettingNames = [
  { page: 'isActivityLogEnabled', api: 'isVisitorDataRestricted', isInverted: true },
  { page: 'isAnalyticsCookiesDisabled', api: 'isRestrictiveCookiePolicyEnabled', isInverted: false },
] as const;

type Form = 'page' | 'api';

function renamed(settings: Settings, from: Form, to: Form): Settings {
  const isOther = (key: string): boolean => !cookieSettingNames.some((names) => names[from] === key);
  const given = cookieSettingNames.filter((names) => Object.hasOwn(settings, names[from]));
  const changed = given.map(({ [from]: name, [to]: newName, isInverted }) => {
    const value = settings[name];
    return [newName, isInverted && typeof value === 'boolean' ? !value : value] as const;
  });
  // A key that already has the target name keeps its value.
  return {
    ...Object.fromEntries(changed),
    ...Object.fromEntries(Object.entries(settings).filter(([key]) => isOther(key))),
  };
}

/** Converts settings to the form of the API. */
export const toApiForm = (settings: Settings): Settings => renamed(settings, 'page', 'api');

/** Converts settings to the form of pages. */
export const toPageForm = (settings: Settings): Settings => renamed(settings, 'api', 'page');
