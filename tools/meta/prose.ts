/** Sentences that several formats share, in Markdown. */
import type { KindName } from '../../core/model/contract/kinds.ts';
import type { AttributeDescription, Described, ElementDescription, EventDescription } from './element-description.ts';

const code = (text: string): string => `\`${text}\``;

/** Describes the default of an attribute, and its defaults with values of other attributes; empty if there is none. */
export const defaultText = ({ fallback, designDefaults }: AttributeDescription): string => {
  const usual = fallback === undefined ? [] : [code(fallback)];
  const special = designDefaults.map(
    ({ attribute, word, value }) => `${code(value)} with ${code(`${attribute}="${word}"`)}`,
  );
  return [...usual, ...special].join('; ');
};

/** Kinds whose name, or the suggestions of an editor for them, describe them completely. */
const plain: readonly KindName[] = ['flag', 'toggle', 'text', 'oneOf'];

/** An attribute in an editor's hover: what it does, its default, what it accepts. */
export const attributeText = (attribute: AttributeDescription): string => {
  const fallback = defaultText(attribute);
  const notes = [
    ...(fallback ? [`Default: ${fallback}.`] : []),
    ...(plain.includes(attribute.kind) ? [] : [`Accepts ${attribute.accepts}.`]),
  ];
  return [attribute.description, notes.join(' ')].filter(Boolean).join('\n\n');
};

/** An event: what happened, and whether it can be cancelled. */
export const eventText = ({ description, cancelable }: EventDescription): string =>
  cancelable ? `${description} Cancelable.` : description;

/** The name of a slot in plain English. */
export const slotName = (name: string): string => (name === '' ? 'default' : name);

const section = (title: string, items: readonly Described[], shown: (name: string) => string): string[] =>
  items.length === 0
    ? []
    : [`**${title}**\n\n${items.map(({ name, description }) => `- ${shown(name)}: ${description}`).join('\n')}`];

/** An element in an editor's hover: what it does, and what belongs to it beside its attributes. */
export const elementText = ({ description, slots, events, methods }: ElementDescription): string =>
  [
    description,
    ...section('Slots', slots, (name) => (name === '' ? 'default' : code(name))),
    ...section('Events', events, code),
    ...section('Methods', methods, (name) => code(`${name}()`)),
  ].join('\n\n');
