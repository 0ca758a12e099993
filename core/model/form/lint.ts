/** What is wrong with a form in markup, and where its JSON says otherwise. Pure: `check` and the page ask the same. */
import type { Problem } from '../finding.ts';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { fieldTypes, isFieldType } from './field-types.ts';
import { impossibleProblems } from './impossible-constraints.ts';
import { isFile } from './item-controls.ts';
import { listFields } from './list-fields.ts';
import type { ControlMarkup, FormMarkup, ItemMarkup } from './markup.ts';
import { parseItemClass } from './parse-item-class.ts';
import { parseMaxLength } from './parse-values.ts';
import { isSafeRedirect } from './read-definition.ts';

/** A problem, the node that has it, and the attribute that is to blame, if one is. */
export interface MarkupProblem<N> extends Problem {
  readonly node: N;
  readonly attribute?: 'id' | 'name' | 'class' | 'value' | 'max-length' | 'min-length' | 'redirect';
}

type Problems<N> = readonly MarkupProblem<N>[];

const allControls = <N>({ items, controls }: FormMarkup<N>): readonly ControlMarkup<N>[] => [
  ...items.flatMap((item) => item.controls),
  ...controls,
];

/** Those that have the same word as one before them. */
const repeated = <T>(list: readonly T[], wordOf: (one: T) => string): readonly T[] =>
  list.filter((one, at) => {
    const word = wordOf(one);
    return word !== '' && list.findIndex((other) => wordOf(other) === word) < at;
  });

const idProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  repeated([...form.items, ...allControls(form)], ({ id }) => id).map(({ node, id }) => ({
    code: 'form-field-id-duplicate',
    severity: 'error',
    args: { id },
    node,
    attribute: 'id',
  }));

/** Names that belong together: radio buttons, checkboxes, and lists as servers write them (`tags[]`). */
const isShared = ({ type, name }: ControlMarkup<unknown>): boolean =>
  ['radio', 'checkbox', 'hidden'].includes(type) || name.endsWith('[]');

/** Those in items are sent by the ids of these. */
const nameProblems = <N>({ controls }: FormMarkup<N>): Problems<N> =>
  repeated(
    controls.filter((control) => !isShared(control)),
    ({ name }) => name,
  ).map(({ node, name }) => ({
    code: 'form-name-duplicate',
    severity: 'warn',
    args: { name },
    node,
    attribute: 'name',
  }));

const limitProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  allControls(form)
    .filter(({ maxLength }) => Number.isNaN(parseMaxLength(maxLength)))
    .map(({ node, maxLength }) => ({
      code: 'form-max-length',
      severity: 'warn',
      args: { value: maxLength },
      node,
      attribute: 'max-length',
    }));

const redirectProblems = <N>({ node, redirect }: FormMarkup<N>): Problems<N> =>
  redirect === '' || isSafeRedirect(redirect)
    ? []
    : [{ code: 'form-redirect-unsafe', severity: 'error', args: { url: redirect }, node, attribute: 'redirect' }];

const formIdProblems = <N>({ node, formId }: FormMarkup<N>): Problems<N> =>
  formId === '' ? [{ code: 'form-id-missing', severity: 'warn', args: {}, node }] : [];

const hiddenProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  allControls(form)
    .filter(({ type, name }) => type === 'hidden' && name === '')
    .map(({ node }) => ({ code: 'form-hidden-nameless', severity: 'warn', args: {}, node }));

const fileProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  allControls(form)
    .filter(isFile)
    .map(({ node }) => ({ code: 'form-file-unsent', severity: 'warn', args: {}, node }));

/** What is wrong with one item of a site builder. */
function itemProblem<N>({ node, className, title, hasMarker, controls }: ItemMarkup<N>): MarkupProblem<N> | undefined {
  const { type = '', required = false } = parseItemClass(className) ?? {};
  const accepted = Object.keys(fieldTypes).join(', ');
  if (type !== '' && !isFieldType(type))
    return { code: 'form-type-unknown', severity: 'warn', args: { type, accepted }, node, attribute: 'class' };
  if (type === 'likert' && title === '') return { code: 'form-likert-unnamed', severity: 'warn', args: {}, node };
  if (required && controls.length > 0 && !hasMarker && !controls.some((control) => control.required))
    return { code: 'form-required-unmarked', severity: 'warn', args: {}, node, attribute: 'class' };
  return undefined;
}

/** Of forms that are not ours only what no form can mean: who sends them may take other addresses, and names twice. */
export const lintForm = <N>(form: FormMarkup<N>): Problems<N> => [
  ...idProblems(form),
  ...limitProblems(form),
  ...(form.isManaged
    ? [
        ...nameProblems(form),
        ...impossibleProblems(form),
        ...fileProblems(form),
        ...redirectProblems(form),
        ...formIdProblems(form),
        ...hiddenProblems(form),
        ...form.items.flatMap((item) => itemProblem(item) ?? []),
      ]
    : []),
];

/** A difference, and the field of the definition that has it: its index, or that of none where only markup has it. */
export interface Difference<N> extends Problem {
  readonly index?: number;
  readonly node?: N;
}

function fieldDifference(field: FieldDefinition, markup: FieldDefinition): Problem | undefined {
  const { id, type, required } = field;
  if (markup.type !== type)
    return { code: 'form-json-type', severity: 'warn', args: { id, json: type, markup: markup.type } };
  if (markup.required !== required)
    return { code: required ? 'form-json-required' : 'form-json-optional', severity: 'warn', args: { id } };
  return undefined;
}

/** Where the JSON of a form and its items disagree; hidden fields and sections may be missing in the markup. */
export function compare<N>({ fields }: FormDefinition, form: FormMarkup<N>): readonly Difference<N>[] {
  const items = new Map(listFields(form).flatMap((one) => (one.item ? [[one.field.id, one] as const] : [])));
  const isShown = ({ type }: FieldDefinition): boolean => type !== 'hidden' && type !== 'section';
  const differences = fields.flatMap((field, index) => {
    const markup = items.get(field.id);
    if (!markup) return isShown(field) ? [{ ...missing('form-json-only', field), index }] : [];
    const difference = fieldDifference(field, markup.field);
    return difference ? [{ ...difference, index }] : [];
  });
  const known = new Set(fields.map(({ id }) => id));
  const others = [...items.values()].filter(({ field }) => isShown(field) && !known.has(field.id));
  return [
    ...differences,
    ...others.map(({ field, item }) => ({ ...missing('form-markup-only', field), ...(item && { node: item.node }) })),
  ];
}

const missing = (code: string, { id }: FieldDefinition): Problem => ({ code, severity: 'warn', args: { id } });
