/** What is wrong with the fields of a form: the rules of the model, then what the browser finds in the controls. */
import type { MessageArgs } from '../../../core/model/finding.ts';
import { fieldFault } from '../../../core/model/form/validate.ts';
import { fieldValue } from '../../../core/model/form/values.ts';
import type { Control } from '../session/controls.ts';
import { type LiveField, readValues } from './read-fields.ts';

export interface Fault {
  /** Of a text of ours; the browser's own stands in `text`. */
  readonly code: string;
  readonly args: MessageArgs;
  /** Always there: a page may have put one on every object. */
  readonly text: string | undefined;
  /** The controls that have it, in their order. */
  readonly controls: readonly Control[];
}

/** Rules that are ours: for a required value and its length, and what an email address is (docs/decisions.md#decision-15). */
function isOwnMatter({ validity, type }: Control): boolean {
  const { valueMissing, tooLong, typeMismatch, valid } = validity;
  return valid || valueMissing || tooLong || (typeMismatch && type === 'email');
}

function browserFault({ controls }: LiveField): Fault | undefined {
  const nodes = controls.map(({ node }) => node).filter((node) => node.willValidate);
  const missing = nodes.find(({ validity, type }) => validity.valueMissing && type !== 'radio');
  if (missing) return { code: 'form-required', args: {}, text: undefined, controls: [missing] };
  const wrong = nodes.find((node) => !isOwnMatter(node));
  return wrong && { code: '', args: {}, text: wrong.validationMessage, controls: [wrong] };
}

const ofPart = ({ controls }: LiveField, part: string | undefined): readonly Control[] => {
  const nodes = controls.filter((control) => part === undefined || (control.part || control.name) === part);
  return (nodes.length > 0 ? nodes : controls).map(({ node }) => node);
};

/** What is wrong with a field now. */
export function faultOf(live: LiveField): Fault | undefined {
  const { field } = live;
  const fault = fieldFault(field, fieldValue(field, readValues([live])));
  if (!fault) return browserFault(live);
  const { code, args, part } = fault;
  return { code, args, text: undefined, controls: ofPart(live, part) };
}

/** The faults of all fields, by id, in the order of the page. */
export function faultsOf(fields: readonly LiveField[]): ReadonlyMap<string, Fault> {
  const faults = fields.flatMap((live) => {
    const fault = faultOf(live);
    return fault ? [[live.field.id, fault] as const] : [];
  });
  const isBefore = (a: Fault, b: Fault): number => {
    const [one, other] = [a.controls[0], b.controls[0]];
    return one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };
  return new Map(faults.sort(([, a], [, b]) => isBefore(a, b)));
}
