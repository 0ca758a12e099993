import type { KindName } from '../../../core/model/contract/kinds.ts';
import type { AttributeDescription } from '../element-description.ts';

const onOff = "boolean | '' | 'true' | 'false'";
const numeric = `number | \`\${number}\``;
const measure = 'number | string';

const byKind: Readonly<Record<KindName, string>> = {
  flag: onOff,
  toggle: onOff,
  number: numeric,
  length: measure,
  duration: measure,
  ratio: measure,
  text: 'string',
  oneOf: 'never',
  url: 'string',
  list: 'string',
  json: 'string',
  size: 'string',
  point: 'string',
};

/** The TypeScript type of what a template may give an attribute: words exactly, everything else as loosely as HTML. */
export const markupType = ({ kind, words }: AttributeDescription): string => {
  const quoted = words.map((word) => `'${word}'`);
  if (kind === 'oneOf') return quoted.join(' | ');
  // With `{}` the words stay what an editor offers, though any text is accepted beside them.
  return quoted.length > 0 ? [...quoted, 'number', '(string & {})'].join(' | ') : byKind[kind];
};
