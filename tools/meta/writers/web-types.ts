import type { AttributeDescription, Described, ElementDescription, Writer } from '../element-description.ts';
import { attributeText, elementText, eventText } from '../prose.ts';
import { joinedByName } from './joined-by-name.ts';
import { jsonText } from './json-text.ts';
import { textType } from './markup-type.ts';

const schema = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json';

const named = ({ name, description }: Described): object => ({ name, description });

const attribute = (one: AttributeDescription): object => ({
  name: one.name,
  description: attributeText(one),
  value: { type: textType(one), default: one.fallback },
});

const element = (one: ElementDescription): object => {
  const events = one.events.map((event) => ({
    name: event.name,
    description: eventText(event),
    type: `CustomEvent<${event.detail}>`,
  }));
  return {
    name: one.tag,
    description: elementText(one),
    attributes: one.attributes.map(attribute),
    slots: one.slots.map(named),
    events,
    js: {
      properties: [
        ...one.attributes.map(({ property, description, type, initial }) => ({
          name: property,
          description,
          type,
          default: initial,
        })),
        ...one.properties.map(({ name, description, type }) => ({ name, description, type, 'read-only': true })),
      ],
      events,
    },
  };
};

const plain = ({ name, description }: ReturnType<typeof joinedByName>[number]): object => ({
  name,
  description: description.value,
});

/** Web Types, which WebStorm and its siblings find by the `web-types` field of package.json. */
export const webTypes: Writer = (elements, { name, version }) =>
  jsonText({
    $schema: schema,
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: elements.map(element) },
      css: {
        properties: joinedByName(elements, ({ cssProperties }) => cssProperties).map(plain),
        'pseudo-elements': joinedByName(
          elements,
          ({ parts }) => parts,
          (part) => `part(${part})`,
        ).map(plain),
        'pseudo-classes': joinedByName(
          elements,
          ({ states }) => states,
          (state) => `state(${state})`,
        ).map(plain),
      },
    },
  });
