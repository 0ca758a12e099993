/** Finds problems in the markup of a form, and differences between markup and JSON. */
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

/** A problem, the node that has it, and the attribute that causes it. */
export interface MarkupProblem<N> extends Problem {
  readonly node: N;
  readonly attribute?: 'id' | 'name' | 'class' | 'value' | 'max-length' | 'min-length' | 'redirect';
}

type Problems<N> = readonly MarkupProblem<N>[];

const allControls = <N>({ items, controls }: FormMarkup<N>): readonly ControlMarkup<N>[] => [
  ...items.flatMap((item) => item.controls),
  ...controls,
];

/** Lists the items whose key is the same as that of an earlier item. */
function duplicates<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const earlier = new Set<string>();
  return list.filter((one) => {
    const key = keyOf(one);
    const isKnown = earlier.has(key);
    earlier.add(key);
    return key !== '' && isKnown;
  });
}

const idProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  duplicates([...form.items, ...allControls(form)], ({ id }) => id).map(({ node, id }) => ({
    code: 'form-field-id-duplicate',
    severity: 'error',
    args: { id },
    node,
    attribute: 'id',
  }));

/** Whether several controls may share the name: radio buttons, checkboxes, and lists (`tags[]`). */
const isShared = ({ type, name }: ControlMarkup<unknown>): boolean =>
  ['radio', 'checkbox', 'hidden'].includes(type) || name.endsWith('[]');

/** Controls in items are sent by the id of the item, so only the others count. */
const nameProblems = <N>({ controls }: FormMarkup<N>): Problems<N> =>
  duplicates(
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
    .map(({ node }) => ({ code: 'form-hidden-name-missing', severity: 'warn', args: {}, node }));

const fileProblems = <N>(form: FormMarkup<N>): Problems<N> =>
  allControls(form)
    .filter(isFile)
    .map(({ node }) => ({ code: 'form-file-unsent', severity: 'warn', args: {}, node }));

/** Returns the problem of one item of a site builder. */
function itemProblem<N>({ node, className, title, hasMarker, controls }: ItemMarkup<N>): MarkupProblem<N> | undefined {
  const { type = '', required = false } = parseItemClass(className) ?? {};
  const accepted = Object.keys(fieldTypes).join(', ');
  if (type !== '' && !isFieldType(type))
    return { code: 'form-type-unknown', severity: 'warn', args: { type, accepted }, node, attribute: 'class' };
  if (type === 'likert' && title === '') return { code: 'form-likert-name-missing', severity: 'warn', args: {}, node };
  if (required && controls.length > 0 && !hasMarker && !controls.some((control) => control.required))
    return { code: 'form-required-unmarked', severity: 'warn', args: {}, node, attribute: 'class' };
  return undefined;
}

/** Finds the problems of a form. A form that is not managed may use duplicate names and any action: its script decides. */
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

/** A difference between JSON and markup, at a field of the JSON (`index`) or at a node of the markup. */
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

/** Finds differences between the JSON of a form and its items. Hidden fields and sections may be missing in the markup. */
export function compareDefinition<N>({ fields }: FormDefinition, form: FormMarkup<N>): readonly Difference<N>[] {
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
