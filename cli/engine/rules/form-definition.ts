import type { Problem } from '../../../core/model/finding.ts';
import { compare } from '../../../core/model/form/lint.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { type JsonNode, readJson } from '../context/read-json.ts';
import { isAssembled, isDynamic } from '../dynamic.ts';
import { formsOf, type PageForm } from '../forms.ts';
import { attributeOf, type Page, type PageElement, type Range, textOf, valueRange } from '../page.ts';
import { offsetInText } from '../references.ts';
import type { Located, Rule } from '../rule.ts';

/** The JSON of a form: its text, and the place of an offset of it in the page. */
interface Definition {
  readonly text: string;
  readonly at: (offset: number) => number;
  /** The forms that it may be of. */
  readonly forms: readonly PageForm[];
}

const isJson = (element: PageElement): boolean =>
  element.name === 'script' && textOf(element, 'type').trim().toLowerCase() === 'application/json';

/** What site builders write beside a form or instead of it. */
const isContext = (element: PageElement): boolean =>
  isJson(element) && /(?:^|\s)sqs-form-block-context(?=\s|$)/.test(textOf(element, 'class'));

const isIn = (element: PageElement, host: PageElement | undefined): boolean =>
  host !== undefined && element.tag.start > host.tag.start && element.tag.start < host.end;

function inScript(script: PageElement, forms: readonly PageForm[], text: string): Definition {
  const start = text.indexOf('>', script.attributes.at(-1)?.end ?? script.tag.end) + 1;
  return { text: text.slice(start, script.end), at: (offset) => start + offset, forms };
}

/** `<site-form fields="[…]">`. */
function inAttribute(form: PageForm, text: string): readonly Definition[] {
  const attribute = form.host && attributeOf(form.host, 'fields');
  if (!attribute || attribute.value === '') return [];
  const { start, end } = valueRange(attribute, text);
  const raw = text.slice(start, end);
  return [{ text: attribute.value, at: (offset) => start + offsetInText(raw, attribute.value, offset), forms: [form] }];
}

function definitionsOf({ elements, source: { text } }: Page, forms: readonly PageForm[]): readonly Definition[] {
  const scripts = elements.filter(isJson).flatMap((script) => {
    const around = forms.filter(({ host }) => isIn(script, host));
    if (around.length > 0) return [inScript(script, around, text)];
    return isContext(script) ? [inScript(script, forms, text)] : [];
  });
  return [...scripts, ...forms.flatMap((form) => inAttribute(form, text))].filter(
    (definition) => !isAssembled(definition.text) && !isDynamic(definition.text),
  );
}

/** The value at a path, or the nearest one around it. */
function nodeAt(root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, key) => node?.members?.get(key) ?? node, root);
}

/** Where the field of an index stands. */
function fieldAt(root: JsonNode | undefined, index: number): JsonNode | undefined {
  const holder = root?.members?.get('formFields') ?? root?.members?.get('fields') ?? root;
  return holder?.members?.get(index) ?? root;
}

function judge(definition: Definition): readonly Located[] {
  const { text, at, forms } = definition;
  const { definition: read, problems } = readDefinition(text);
  const { root, faults } = readJson(text);
  const placed = ({ code, severity, args }: Problem, range: Range = { start: 0, end: text.length }): Located => ({
    code,
    severity,
    args,
    start: at(range.start),
    end: at(range.end),
  });
  const own = problems.map((problem) =>
    placed(problem, problem.code === 'form-json-undecodable' ? faults[0] : nodeAt(root, problem.path)),
  );
  const same = forms.find(({ markup, host }) => markup.items.length > 0 && (host || markup.formId === read?.formId));
  if (!read || !same) return own;
  const differences = compare(read, same.markup).map(({ node, index, ...problem }) =>
    node ? { ...placed(problem), ...node.tag } : placed(problem, fieldAt(root, index ?? 0)),
  );
  return [...own, ...differences];
}

/** JSON of forms that cannot be read, that says what no form can do, or that says something else than the markup. */
export const formDefinition: Rule = {
  id: 'form-definition',
  check: ({ page }) => {
    const forms = formsOf(page);
    return definitionsOf(page, forms).flatMap(judge);
  },
};
