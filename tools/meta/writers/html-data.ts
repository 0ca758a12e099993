import type { AttributeDescription, ElementDescription, Writer } from '../element-description.ts';
import { attributeText, elementText } from '../prose.ts';
import { jsonText } from './json-text.ts';

const markdown = (value: string): object => ({ kind: 'markdown', value });

const onOff = 'on-off';

/** The set of values that an editor offers; `v` is its own for attributes that need none. */
const setName = (tag: string, { kind, name, allowedValues }: AttributeDescription): string | undefined => {
  if (kind === 'flag') return 'v';
  if (kind === 'toggle') return onOff;
  return allowedValues.length > 0 ? `${tag}/${name}` : undefined;
};

const tagOf = (element: ElementDescription): object => ({
  name: element.tag,
  description: markdown(elementText(element)),
  attributes: element.attributes.map((attribute) => ({
    name: attribute.name,
    description: markdown(attributeText(attribute)),
    valueSet: setName(element.tag, attribute),
  })),
});

const setsOf = ({ tag, attributes }: ElementDescription): object[] =>
  attributes
    .filter(({ allowedValues }) => allowedValues.length > 0)
    .map((attribute) => ({
      name: setName(tag, attribute),
      values: attribute.allowedValues.map((name) => ({ name })),
    }));

/** HTML custom data 1.1, for VS Code's setting `html.customData`. */
export const htmlData: Writer = (elements) =>
  jsonText({
    version: 1.1,
    tags: elements.map(tagOf),
    valueSets: [{ name: onOff, values: [{ name: 'true' }, { name: 'false' }] }, ...elements.flatMap(setsOf)],
  });
