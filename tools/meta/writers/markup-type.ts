import type { KindName } from '../../../core/model/contract/kinds.ts';
import type { AttributeDescription } from '../element-description.ts';

type ByKind = Readonly<Record<KindName, string>>;

const ofText: ByKind = {
  flag: 'boolean',
  // A missing attribute means the default, which may be on.
  toggle: "'true' | 'false'",
  number: 'number',
  oneOf: 'never',
  length: 'string',
  duration: 'string',
  ratio: 'string',
  text: 'string',
  url: 'string',
  list: 'string',
  json: 'string',
  size: 'string',
  point: 'string',
};

// No empty string: it is on in markup, but templates set properties, where it is nothing.
const onOff = "boolean | 'true' | 'false'";
const measure = 'number | string';

const ofTemplate: ByKind = {
  ...ofText,
  flag: onOff,
  toggle: onOff,
  number: `number | \`\${number}\``,
  length: measure,
  duration: measure,
  ratio: measure,
};

const typeOf = (
  { kind, allowedValues }: AttributeDescription,
  byKind: ByKind,
  additionalTypes: readonly string[],
): string => {
  const quoted = allowedValues.map((value) => `'${value}'`);
  if (kind === 'oneOf') return quoted.join(' | ');
  return quoted.length > 0 ? [...quoted, ...additionalTypes].join(' | ') : byKind[kind];
};

/** The TypeScript type of an attribute's text in HTML: exact names, and suggestions for other kinds. */
export const textType = (attribute: AttributeDescription): string => typeOf(attribute, ofText, ['string']);

/**
 * The TypeScript type of what a template may give an attribute: exact names for `oneOf`, any text for other kinds. With
 * `{}` editors still suggest the names, although any text is accepted.
 */
export const markupType = (attribute: AttributeDescription): string =>
  typeOf(attribute, ofTemplate, ['number', '(string & {})']);
