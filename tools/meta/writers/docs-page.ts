import type {
  AttributeDescription,
  ElementDescription,
  EventDescription,
  MethodDescription,
} from '../element-description.ts';
import { defaultText, slotName } from '../prose.ts';

type Cells = readonly string[];

/** Text that has backticks of its own stands between two. */
const code = (text: string): string => (text === '' ? '' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A cell keeps to its line and its column. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n+\s*/g, ' ');

const row = (cells: Cells): string => `| ${cells.map(cell).join(' | ')} |`;

const table = (title: string, head: Cells, rows: readonly Cells[]): string[] =>
  rows.length === 0 ? [] : [`## ${title}`, [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')];

const attributeRow = (one: AttributeDescription): Cells => [
  code(one.name),
  one.kind,
  defaultText(one),
  one.accepts,
  one.description,
];

const propertyRow = ({ property, type, reflects, name, description }: AttributeDescription): Cells => [
  code(property),
  code(type),
  reflects ? code(name) : '',
  description,
];

const eventRow = ({ name, cancelable, detail, description }: EventDescription): Cells => [
  code(name),
  cancelable ? 'yes' : 'no',
  detail === 'null' ? '' : code(detail),
  description,
];

const methodRow = ({ name, parameters, returns, description }: MethodDescription): Cells => {
  const list = parameters.map((one) => `${one.name}${one.isOptional ? '?' : ''}: ${one.type}`);
  return [code(`${name}(${list.join(', ')})`), code(returns), description];
};

/** Everything that an element accepts, emits and shows, as tables in Markdown. */
export const docsPage = (element: ElementDescription): string => {
  const { attributes, events, slots, parts, states, cssProperties, methods, commands } = element;
  const described = ['name', 'description'];
  const sections = [
    ...table('Attributes', ['name', 'kind', 'default', 'accepts', 'description'], attributes.map(attributeRow)),
    ...table('Properties', ['name', 'type', 'writes the attribute', 'description'], attributes.map(propertyRow)),
    ...table('Events', ['name', 'cancelable', 'detail', 'description'], events.map(eventRow)),
    ...table('Methods', ['call', 'returns', 'description'], methods.map(methodRow)),
    ...table(
      'Commands',
      ['command', 'calls', 'description'],
      commands.map(({ name, method, description }) => [code(name), code(`${method}()`), description]),
    ),
    ...table(
      'Slots',
      described,
      slots.map(({ name, description }) => [name ? code(name) : slotName(name), description]),
    ),
    ...table(
      'Parts',
      described,
      parts.map(({ name, description }) => [code(`::part(${name})`), description]),
    ),
    ...table(
      'States',
      described,
      states.map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
    ...table(
      'CSS properties',
      ['name', 'type', 'description'],
      cssProperties.map(({ name, syntax, description }) => [code(name), syntax, description]),
    ),
  ];
  return `${[`# \`<${element.tag}>\``, element.description, ...sections].join('\n\n')}\n`;
};
