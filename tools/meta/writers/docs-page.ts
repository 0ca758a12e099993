import type {
  AttributeDescription,
  Described,
  ElementDescription,
  EventDescription,
  MethodDescription,
  PropertyDescription,
} from '../element-description.ts';
import { defaultText, slotName } from '../prose.ts';

type Cells = readonly string[];

/** Text that contains backticks is enclosed in double backticks. */
const code = (text: string): string => (text === '' ? '' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Removes line breaks and escapes pipes in a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n+\s*/g, ' ');

const row = (cells: Cells): string => `| ${cells.map(cell).join(' | ')} |`;

interface Table {
  readonly title: string;
  readonly head: Cells;
  readonly rows: readonly Cells[];
}

const attributeRow = (one: AttributeDescription): Cells => [
  code(one.name),
  defaultText(one),
  one.accepts,
  one.description,
];

const propertyRow = ({ property, type, initial = '', reflects, name }: AttributeDescription): Cells => [
  code(property),
  code(type),
  code(initial),
  reflects ? code(name) : '',
];

const readOnlyRow = ({ name, type, description }: PropertyDescription): Cells => [code(name), code(type), description];

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

const describedRow =
  (shown: (name: string) => string) =>
  ({ name, description }: Described): Cells => [code(shown(name)), description];

const described = ['name', 'description'];

const tablesOf = (element: ElementDescription): readonly Table[] => [
  {
    title: 'Attributes',
    head: ['name', 'default', 'accepts', 'description'],
    rows: element.attributes.map(attributeRow),
  },
  {
    title: 'Properties',
    head: ['name', 'type', 'default', 'writes the attribute'],
    rows: element.attributes.map(propertyRow),
  },
  {
    title: 'Read-only properties',
    head: ['name', 'type', 'description'],
    rows: element.properties.map(readOnlyRow),
  },
  { title: 'Events', head: ['name', 'cancelable', 'detail', 'description'], rows: element.events.map(eventRow) },
  { title: 'Methods', head: ['call', 'returns', 'description'], rows: element.methods.map(methodRow) },
  {
    title: 'Commands',
    head: ['command', 'calls', 'description'],
    rows: element.commands.map(({ name, method, description }) => [code(name), code(`${method}()`), description]),
  },
  {
    title: 'Slots',
    head: described,
    rows: element.slots.map(({ name, description }) => [name ? code(name) : slotName(name), description]),
  },
  { title: 'Parts', head: described, rows: element.parts.map(describedRow((name) => `::part(${name})`)) },
  { title: 'States', head: described, rows: element.states.map(describedRow((name) => `:state(${name})`)) },
  {
    title: 'CSS properties',
    head: ['name', 'type', 'description'],
    rows: element.cssProperties.map(({ name, syntax, description }) => [code(name), syntax, description]),
  },
];

/** The reference of an element as tables in Markdown, under headings of this level. */
export const docsTables = (element: ElementDescription, level: number): readonly string[] =>
  tablesOf(element)
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, head, rows }) => [
      `${'#'.repeat(level)} ${title}`,
      [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'),
    ]);

/** A page that contains only these tables. */
export const docsPage = (element: ElementDescription): string =>
  `${[`# \`<${element.tag}>\``, element.description, ...docsTables(element, 2)].join('\n\n')}\n`;
