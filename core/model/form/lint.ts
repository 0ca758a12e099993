/** Finds problems in the markup of a form, and differences between markup and JSON. */
import type { Problem } from '../finding.ts';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { fieldTypes, isFieldType } from './field-types.ts';
import { impossibleProblems } from './impossible-constraints.ts';
import { listFields } from './list-fields.ts';
import type { ControlMarkup, FormMarkup, ItemMarkup } from './markup.ts';
import { parseItemClass } from './parse-item-class.ts';
import { parseMaxLength } from './parse-values.ts';
import { isSafeRedirect } from './read-definition.ts';

/** A problem, the node that has it, and the attribute that causes it. */
export interface MarkupProblem<N> extends Problem {
  readonly node: N;
  /** The first of two nodes with one id or name. */
  readonly related?: N;
  readonly attribute?: 'id' | 'name' | 'class' | 'value' | 'max-length' | 'min-length' | 'redirect';
}

type Problems<N> = readonly MarkupProblem<N>[];

type Controls<N> = readonly ControlMarkup<N>[];

const allControls = <N>({ items, controls }: FormMarkup<N>): Controls<N> => [
  ...items.flatMap((item) => item.controls),
  ...controls,
];

/** Lists the nodes whose key is the same as that of an earlier node, which is the related one. */
function duplicates<N>(keys: ReadonlyMap<N, string>): readonly { node: N; key: string; related: N }[] {
  const firsts = new Map<string, N>();
  return [...keys].flatMap(([node, key]) => {
    const related = firsts.get(key);
    if (related === undefined) firsts.set(key, node);
    return key === '' || related === undefined ? [] : [{ node, key, related }];
  });
}

/** A control may itself be the item: site builders write hidden fields without an element around them. */
const idProblems = <N>({ items }: FormMarkup<N>, controls: Controls<N>): Problems<N> =>
  duplicates(new Map([...items, ...controls].map(({ node, id }) => [node, id]))).map(({ node, key, related }) => ({
    code: 'form-field-id-duplicate',
    severity: 'error',
    args: { id: key },
    node,
    related,
    attribute: 'id',
  }));

/** Whether several controls may share the name: radio buttons, checkboxes, and lists (`tags[]`). */
const isShared = ({ type, name }: ControlMarkup<unknown>): boolean =>
  ['radio', 'checkbox', 'hidden'].includes(type) || name.endsWith('[]');

/** Controls in items are sent by the id of the item, so only the others count. */
const nameProblems = <N>({ controls }: FormMarkup<N>): Problems<N> =>
  duplicates(new Map(controls.filter((control) => !isShared(control)).map(({ node, name }) => [node, name]))).map(
    ({ node, key, related }) => ({
      code: 'form-name-duplicate',
      severity: 'warn',
      args: { name: key },
      node,
      related,
      attribute: 'name',
    }),
  );

const limitProblems = <N>(controls: Controls<N>): Problems<N> =>
  controls
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

const hiddenProblems = <N>(controls: Controls<N>): Problems<N> =>
  controls
    .filter(({ type, name }) => type === 'hidden' && name === '')
    .map(({ node }) => ({ code: 'form-hidden-name-missing', severity: 'warn', args: {}, node }));

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

/** Returns the problems of the fields of a managed form, before and after those of the form itself. */
const managedProblems = <N>(form: FormMarkup<N>, controls: Controls<N>, ofForm: Problems<N>): Problems<N> => [
  ...nameProblems(form),
  ...impossibleProblems(form),
  ...ofForm,
  ...hiddenProblems(controls),
  ...form.items.flatMap((item) => itemProblem(item) ?? []),
];

/** Finds the problems of a form. A form that is not managed may use duplicate names and any action: its script decides. */
export function lintForm<N>(form: FormMarkup<N>): Problems<N> {
  const { isManaged, items } = form;
  const ofForm = isManaged ? [...redirectProblems(form), ...formIdProblems(form)] : [];
  const controls = allControls(form);
  // A page can have thousands of forms without fields.
  if (items.length + controls.length === 0) return ofForm;
  return [
    ...idProblems(form, controls),
    ...limitProblems(controls),
    ...(isManaged ? managedProblems(form, controls, ofForm) : []),
  ];
}

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
