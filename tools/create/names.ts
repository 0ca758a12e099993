import ts from 'typescript';

/** A name in the forms that the templates use: `__name__`, `__Name__`, `__Title__` and `__variable__`. */
export interface Names {
  /** `price-list` */
  readonly name: string;
  /** `PriceList` */
  readonly Name: string;
  /** `Price list` */
  readonly Title: string;
  /** `priceList`; with a suffix if that is a reserved word of JavaScript. */
  readonly variable: string;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isIdentifier = (text: string): boolean =>
  ts.createScanner(ts.ScriptTarget.Latest, true, undefined, text).scan() === ts.SyntaxKind.Identifier;

/** Returns all forms of a name in kebab case. The suffix is for names such as `switch`. */
export function namesOf(name: string, suffix: string): Names {
  const parts = name.split('-');
  const Name = parts.map(upper).join('');
  const camel = Name.charAt(0).toLowerCase() + Name.slice(1);
  return { name, Name, Title: upper(parts.join(' ')), variable: isIdentifier(camel) ? camel : camel + suffix };
}

/** Writes the names into a template or a path. */
export const fillTemplate = (template: string, names: Names): string =>
  template.replace(/__(name|Name|Title|variable)__/g, (_, form: keyof Names) => names[form]);

const kebabCase = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/** Returns why a name cannot be used, or undefined. */
export function findNameProblem(name: string): string | undefined {
  if (name.startsWith('site-')) return `Omit the prefix "site-": write "${name.slice('site-'.length)}".`;
  if (!kebabCase.test(name))
    return `"${name}" is not a valid name. Use lower-case letters and digits, with hyphens between words, as in "price-list".`;
  return undefined;
}
