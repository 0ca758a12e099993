import { lintForm, type MarkupProblem } from '../../../core/model/form/lint.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { formsOf, type PageForm } from '../page/forms.ts';
import { attributeOf, type PageElement, type Range, valueRange } from '../page/page.ts';
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

/** Reports fields with duplicate ids or names, fields that no value can satisfy, unsafe redirects, and malformed ids. */
export const formMarkup: Rule = {
  id: 'form-markup',
  check: ({ page }) =>
    formsOf(page).flatMap((form) => [
      ...idProblems(form, page.source.text),
      ...lintForm(form.markup).map((problem) => ({
        code: problem.code,
        severity: problem.severity,
        args: clippedArgs(problem.args),
        ...rangesOf(problem, form, page.source.text),
      })),
    ]),
};
