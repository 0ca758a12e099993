import type { KindName } from '../../../core/model/contract/kinds.ts';
import type {
  AttributeDescription,
  Described,
  ElementDescription,
  MethodDescription,
  Writer,
} from '../element-description.ts';
import { memberName } from '../type-text.ts';
import { markupType } from './markup-type.ts';

/** Names of the three interfaces of an element. */
export const typeNames = ({ className }: ElementDescription) => ({
  element: className,
  props: className.replace(/Element$/, 'Props'),
  events: className.replace(/Element$/, 'Events'),
});

const documented = ({ description }: Described, line: string): string =>
  `  /** ${description.replaceAll('*/', '*\\/').replaceAll('\n', '\n   * ')} */\n  ${line}`;

const withDefault = ({ description, initial }: AttributeDescription): Described => ({
  name: '',
  description: initial === undefined ? description : `${description}\n@default ${initial}`,
});

const block = (head: string, members: readonly string[]): string => `${head} {\n${members.join('\n')}\n}`;

/** Kinds whose values are objects: a property takes one where the attribute takes its text. */
const objectKinds: readonly KindName[] = ['json', 'list', 'size', 'point'];

/** A template sets an attribute or a property by name; if both have the same name, either value is accepted. */
const propsOf = (attribute: AttributeDescription): string[] => {
  const { name, property, kind } = attribute;
  const text = markupType(attribute);
  const value = attribute.type.replace(/ \| undefined$/, '');
  if (name === property) {
    const either = objectKinds.includes(kind) ? `${value} | ${text}` : text;
    return [documented(attribute, `${name}?: ${either} | undefined;`)];
  }
  return [
    documented(attribute, `'${name}'?: ${text} | undefined;`),
    documented(attribute, `${property}?: ${value} | undefined;`),
  ];
};

/** Methods typed like the listeners of the platform's events, with those of the element first. */
const listening = (method: string, options: string): string => `  ${method}<Type extends keyof Events>(
    type: Type,
    listener: (this: this, event: Events[Type]) => unknown,
    options?: boolean | ${options},
  ): void;
  ${method}<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | ${options},
  ): void;
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void;`;

/** Declared once for all elements. */
const base = `/** Generated from the contracts of the elements: do not edit. */

${block('interface SiteElement<Events> extends HTMLElement', [
  listening('addEventListener', 'AddEventListenerOptions'),
  listening('removeEventListener', 'EventListenerOptions'),
])}`;

const methodMember = (method: MethodDescription): string => {
  const list = method.parameters.map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`);
  return documented(method, `${memberName(method.name)}(${list.join(', ')}): ${method.returns};`);
};

const elementInterface = (element: ElementDescription): string => {
  const { element: name, events } = typeNames(element);
  return block(`/** ${element.description} */\nexport interface ${name} extends SiteElement<${events}>`, [
    ...element.attributes.map((one) => documented(withDefault(one), `${one.property}: ${one.type};`)),
    ...element.properties.map((one) => documented(one, `readonly ${one.name}: ${one.type};`)),
    ...element.methods.map(methodMember),
  ]);
};

const typesOf = (element: ElementDescription): string[] => {
  const { props, events } = typeNames(element);
  return [
    elementInterface(element),
    block(
      `/** Properties and attributes that a template may set on \`<${element.tag}>\`. */\nexport interface ${props}`,
      element.attributes.flatMap(propsOf),
    ),
    block(
      `/** The events of \`<${element.tag}>\`. */\nexport interface ${events}`,
      element.events.map((one) => documented(one, `'${one.name}': CustomEvent<${one.detail}>;`)),
    ),
  ];
};

/** `types/elements.d.ts`: every element as interfaces, which the types of each framework use. */
export const elementTypes: Writer = (elements) => `${[base, ...elements.flatMap(typesOf)].join('\n\n')}\n`;
