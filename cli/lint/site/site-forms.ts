/** Compares the declarations of a form that is on several pages. */

import { listFields } from '../../../core/model/form/list-fields.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import type { Finding } from '../../finding.ts';
import { definitionsOf } from '../page/form-definitions.ts';
import { formsOf } from '../page/forms.ts';
import type { Page, Range } from '../page/page.ts';

/** The declaration of a form in a page, with its range. */
export interface FormDeclaration extends Range {
  readonly id: string;
  /** JSON and markup are not compared with each other here: the rule form-definition does that within a page. */
  readonly from: 'json' | 'markup';
  /** A text that identifies the fields and does not depend on the page. */
  readonly fields: string;
}

interface Field {
  readonly id: string;
  readonly type: string;
  readonly required: boolean;
}

const serializeFields = (fields: readonly Field[]): string =>
  JSON.stringify(fields.map(({ id, type, required }) => [id, type, required]));

/** An ID of the platform, which is unique for each form. */
const platformId = /^[\da-f]{24}$/;

const isComparable = ({ id, fields }: FormDeclaration): boolean => platformId.test(id) && fields !== '[]';

/** Returns the declarations of the forms with a platform id, from the JSON of a page or, without JSON, its markup. */
export function formDeclarations(page: Page): readonly FormDeclaration[] {
  const forms = formsOf(page);
  const json: readonly FormDeclaration[] = definitionsOf(page, forms).flatMap(({ text, at }) => {
    const { definition } = readDefinition(text);
    const range = { start: at(0), end: at(text.length) };
    return definition?.formId
      ? [{ id: definition.formId, from: 'json', fields: serializeFields(definition.fields), ...range }]
      : [];
  });
  const inJson = new Set(json.map(({ id }) => id));
  const markup = forms
    .map(
      ({ markup }): FormDeclaration => ({
        id: markup.formId,
        from: 'markup',
        fields: serializeFields(listFields(markup).map(({ field }) => field)),
        ...markup.node.tag,
      }),
    )
    .filter(({ id }) => !inJson.has(id));
  return [...json, ...markup].filter(isComparable);
}

/** Returns the form declarations that differ from those of the first page with the form, by file. */
export function differingForms(
  pages: readonly { readonly file: string; readonly forms: readonly FormDeclaration[] }[],
): ReadonlyMap<string, readonly Finding[]> {
  const first = new Map<string, { readonly file: string; readonly fields: string }>();
  const found = new Map<string, Finding[]>();
  for (const { file, forms } of pages) {
    for (const { id, from, fields, start, end } of forms) {
      const before = first.get(from + id);
      if (!before) first.set(from + id, { file, fields });
      else if (before.fields !== fields && before.file !== file) {
        const args = { id, page: before.file };
        const problem: Finding = { code: 'form-differs-elsewhere', severity: 'warn', args, start, end };
        found.set(file, [...(found.get(file) ?? []), problem]);
      }
    }
  }
  return found;
}
