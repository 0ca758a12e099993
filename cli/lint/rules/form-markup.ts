import { lintForm, type MarkupProblem } from '../../../core/model/form/lint.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isBound, isDynamic } from '../page/dynamic.ts';
import { messageProblems } from '../page/form-messages.ts';
import { formsOf, type PageForm } from '../page/forms.ts';
import { attributeOf, type Page, type PageElement, type Range, textOf, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

type FormAttribute = NonNullable<MarkupProblem<PageElement>['attribute']>;

/** Maps the attributes of the form model to their names in markup. */
const names: Readonly<Record<FormAttribute, readonly string[]>> = {
  id: ['id'],
  name: ['name'],
  class: ['class'],
  value: ['value'],
  'max-length': ['data-max-length', 'maxlength'],
  'min-length': ['minlength'],
  redirect: ['data-success-redirect', 'success-redirect'],
};

function placeOf({ node, attribute }: MarkupProblem<PageElement>, host: PageForm['host'], text: string): Range {
  const attributes = [node, host].flatMap((element) =>
    element && attribute ? names[attribute].flatMap((name) => attributeOf(element, name) ?? []) : [],
  );
  const [first] = attributes;
  return first ? valueRange(first, text) : node.tag;
}

/** Returns the range of the problem, and that of the related node, which is always the one before it in the page. */
function rangesOf(problem: MarkupProblem<PageElement>, { host }: PageForm, text: string): Range & { related?: Range } {
  const { node, related } = problem;
  if (!related) return placeOf(problem, host, text);
  const [first, second] = related.index < node.index ? [related, node] : [node, related];
  const rangeOf = (one: PageElement): Range => placeOf({ ...problem, node: one }, undefined, text);
  return { ...rangeOf(second), related: rangeOf(first) };
}

const clippedArgs = (args: MarkupProblem<PageElement>['args']): MarkupProblem<PageElement>['args'] =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'accepted' ? truncate(value) : value,
    ]),
  );

const platformIdLength = 24;

/** Whether the id has other characters than an id of a form, or is one of the platform with a typing error. */
function isMalformedId(id: string): boolean {
  if (/[^\w-]/.test(id)) return true;
  const digits = id.replace(/[^\da-f]/gi, '').length;
  const isNear = Math.abs(id.length - platformIdLength) <= 2 && id.length - digits <= 2;
  return isNear && (digits !== platformIdLength || id.length !== platformIdLength);
}

/** Reports malformed ids of forms: a platform id has 24 hexadecimal digits. */
const idProblems = ({ host, markup }: PageForm, text: string): readonly Finding[] =>
  [host, markup.node]
    .flatMap((element) => (element && attributeOf(element, 'data-form-id')) ?? [])
    .filter(({ value }) => value.trim() !== '' && !isDynamic(value) && isMalformedId(value.trim()))
    .map((attribute) => ({
      code: 'form-id-malformed',
      severity: 'warn',
      args: { id: truncate(attribute.value) },
      ...valueRange(attribute, text),
    }));

/** Attributes that send a form by script, such as `onsubmit`, `@submit.prevent`, `(ngSubmit)` and `hx-post`. */
const submitHandler = /^(?:(?:on:?|@|v-on:|x-on:|ng-|\(|\(ng)submit|(?:data-)?hx-|data-(?:action|remote)$)/i;

/** Whether the browser itself posts the form. An action such as `#` is a placeholder that a script replaces. */
const isPosted = (form: PageElement): boolean =>
  form.name === 'form' &&
  textOf(form, 'method').trim().toLowerCase() === 'post' &&
  !/^\s*(?:#|javascript:|$)/i.test(textOf(form, 'action')) &&
  !form.attributes.some(({ name }) => submitHandler.test(name));

/** Whether the form has a file input whose files the browser sends with it. */
const sendsFiles = ({ markup: { items, controls } }: PageForm): boolean =>
  [...items.flatMap((item) => item.controls), ...controls].some(
    ({ type, name, node }) => type === 'file' && name !== '' && !attributeOf(node, 'form'),
  );

/** The encoding of forms without a valid `enctype` (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-enctype). */
const defaultEncoding = 'application/x-www-form-urlencoded';

/** Reports forms that the browser posts with the names of their files only. */
function encodingProblems(forms: readonly PageForm[], { elements, source }: Page): readonly Finding[] {
  const posted = forms.filter((form) => isPosted(form.markup.node) && sendsFiles(form));
  // A button may have its own encoding, and may be outside of its form.
  if (posted.length === 0 || elements.some((element) => attributeOf(element, 'formenctype'))) return [];
  return posted.flatMap(({ markup: { node } }) => {
    const attribute = attributeOf(node, 'enctype');
    const encoding = attribute?.value.trim().toLowerCase() || defaultEncoding;
    if (encoding === 'multipart/form-data' || isDynamic(encoding) || isBound(node, 'enctype')) return [];
    const range = attribute ? valueRange(attribute, source.text) : node.tag;
    return { code: 'form-file-encoding', severity: 'warn', args: { encoding: truncate(encoding) }, ...range } as const;
  });
}

/** Reports fields with duplicate ids or names, fields that no value can satisfy, unsafe redirects, malformed ids, files that are not sent, and unknown messages. */
export const formMarkup: Rule = {
  id: 'form-markup',
  check: ({ page }) => {
    const forms = formsOf(page);
    const ofForms = forms.flatMap((form) => [
      ...idProblems(form, page.source.text),
      ...lintForm(form.markup).map((problem) => ({
        code: problem.code,
        severity: problem.severity,
        args: clippedArgs(problem.args),
        ...rangesOf(problem, form, page.source.text),
      })),
    ]);
    return [...ofForms, ...encodingProblems(forms, page), ...messageProblems(page)];
  },
};
