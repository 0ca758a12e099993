/** Lists the messages at the fields of a form: counters, errors, and errors of the server. */
import type { GetMessage } from '../../../core/element/hooks/language.ts';
import { counter } from '../../../core/model/form/validate.ts';
import type { ControlError } from './control-errors.ts';
import type { FieldMessage } from './field-messages.ts';
import type { FormField } from './read-fields.ts';

/** Lists the counter "count / max" of a field with `data-max-length`. */
function counterOf({ field, controls }: FormField, getMessage: GetMessage): readonly [string, FieldMessage][] {
  const node = controls.map((control) => control.node).find((control) => control.hasAttribute('data-max-length'));
  const found = node && counter(node.value, field.maxLength);
  if (!found) return [];
  const text = getMessage('form-counter', found.args);
  return [[`counter ${field.id}`, { kind: 'counter', text, controls: [node], isOver: found.isOver }]];
}

/** Lists the server's errors of fields that are not shown in the form. */
export const errorsWithoutField = (
  fields: readonly FormField[],
  serverErrors: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(serverErrors)
    .filter(([id]) => !fields.some(({ field }) => field.id === id && field.type !== 'hidden'))
    .map(([, text]) => text);

/** Lists all messages, by a unique key. */
export function listMessages(
  fields: readonly FormField[],
  errors: ReadonlyMap<string, ControlError>,
  serverErrors: Readonly<Record<string, string>>,
  getMessage: GetMessage,
): ReadonlyMap<string, FieldMessage> {
  const below = [...errors].map(([id, { code, args, text, controls }]): [string, FieldMessage] => [
    `error ${id}`,
    { kind: 'error', text: text ?? getMessage(code, args), controls },
  ]);
  const above = fields.flatMap(({ field, controls }): [string, FieldMessage][] => {
    const text = field.type !== 'hidden' && Object.hasOwn(serverErrors, field.id) ? serverErrors[field.id] : undefined;
    const nodes = controls.map(({ node }) => node);
    return text === undefined ? [] : [[`server ${field.id}`, { kind: 'server-error', text, controls: nodes }]];
  });
  return new Map([...fields.flatMap((one) => counterOf(one, getMessage)), ...below, ...above]);
}
