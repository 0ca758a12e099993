import type {
  AttributeDescription,
  Described,
  ElementDescription,
  MethodDescription,
  PropertyDescription,
  Writer,
} from '../element-description.ts';
import { attributeText, eventText } from '../prose.ts';
import { jsonText } from './json-text.ts';
import { textType } from './markup-type.ts';

const named = ({ name, description }: Described): object => ({ name, description });

/** JSON leaves out what is undefined. */
const attribute = (one: AttributeDescription): object => ({
  name: one.name,
  description: attributeText(one),
  type: { text: textType(one) },
  default: one.fallback,
  fieldName: one.property,
});

const field = ({ name, property, description, type, initial, reflects }: AttributeDescription): object => ({
  kind: 'field',
  name: property,
  description,
  type: { text: type },
  default: initial,
  attribute: name,
  reflects,
});

const readOnlyField = ({ name, description, type }: PropertyDescription): object => ({
  kind: 'field',
  name,
  description,
  type: { text: type },
  readonly: true,
});

const method = ({ name, description, parameters, returns }: MethodDescription): object => ({
  kind: 'method',
  name,
  description,
  parameters: parameters.map((one) => ({
    name: one.name.replace('...', ''),
    type: { text: one.type },
    optional: one.isOptional,
    rest: one.name.startsWith('...'),
  })),
  return: { type: { text: returns } },
});

const declaration = (element: ElementDescription): object => ({
  kind: 'class',
  customElement: true,
  name: element.className,
  tagName: element.tag,
  description: element.description,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: element.attributes.map(attribute),
  members: [...element.attributes.map(field), ...element.properties.map(readOnlyField), ...element.methods.map(method)],
  events: element.events.map((event) => ({
    name: event.name,
    description: eventText(event),
    type: { text: `CustomEvent<${event.detail}>` },
  })),
  slots: element.slots.map(named),
  cssParts: element.parts.map(named),
  cssStates: element.states.map(named),
  cssProperties: element.cssProperties.map((one) => ({ ...named(one), syntax: `<${one.syntax}>` })),
});

/** The module with the class, and the one that registers it: paths that the package exports. */
const modules = (element: ElementDescription): object[] => {
  const path = `dist/elements/${element.name}/element.js`;
  const reference = { name: element.className, module: path };
  return [
    {
      kind: 'javascript-module',
      path,
      declarations: [declaration(element)],
      exports: [{ kind: 'js', name: element.className, declaration: reference }],
    },
    {
      kind: 'javascript-module',
      path: `dist/elements/${element.name}/define.js`,
      exports: [{ kind: 'custom-element-definition', name: element.tag, declaration: reference }],
    },
  ];
};

/** The Custom Elements Manifest, schema 2.1.0: read by tools and catalogues of custom elements. */
export const customElements: Writer = (elements) =>
  jsonText({ schemaVersion: '2.1.0', readme: 'README.md', modules: elements.flatMap(modules) });
