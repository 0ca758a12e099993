/** The texts that stand at the fields of a form. */
import { counter } from '../../../core/model/form/validate.ts';
import type { Link } from '../session/form-element.ts';
import type { Fault } from './control-errors.ts';
import type { Note } from './field-messages.ts';
import type { LiveField } from './read-fields.ts';

type Notes = ReadonlyMap<string, Note>;

/** `count / max` under what has `data-max-length`. */
function counterOf({ field, controls }: LiveField, say: Link['say']): readonly [string, Note][] {
  const node = controls.map((control) => control.node).find((control) => control.hasAttribute('data-max-length'));
  const found = node && counter(node.value, field.maxLength);
  if (!found) return [];
  const text = say('form-counter', found.args);
  return [[`counter ${field.id}`, { kind: 'counter', text, controls: [node], isOver: found.isOver }]];
}

/** What the server says about what nobody sees in the form. */
export const unplaced = (fields: readonly LiveField[], errors: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(errors)
    .filter(([id]) => !fields.some(({ field }) => field.id === id && field.type !== 'hidden'))
    .map(([, text]) => text);

/** Counters, errors of ours, and those of the server, by keys of their own. */
export function notesOf(
  fields: readonly LiveField[],
  faults: ReadonlyMap<string, Fault>,
  serverErrors: Readonly<Record<string, string>>,
  say: Link['say'],
): Notes {
  const errors = [...faults].map(([id, { code, args, text, controls }]): [string, Note] => [
    `error ${id}`,
    { kind: 'error', text: text ?? say(code, args), controls },
  ]);
  const above = fields.flatMap(({ field, controls }): [string, Note][] => {
    const text = field.type !== 'hidden' && Object.hasOwn(serverErrors, field.id) ? serverErrors[field.id] : undefined;
    const nodes = controls.map(({ node }) => node);
    return text === undefined ? [] : [[`server ${field.id}`, { kind: 'server-error', text, controls: nodes }]];
  });
  return new Map([...fields.flatMap((live) => counterOf(live, say)), ...errors, ...above]);
}
