import type { DataPath } from '../../../core/model/commerce/product-data/data-field.ts';
import { allProductFaults, type ProductFault } from '../../../core/model/commerce/product-faults.ts';
import { variantProblems } from '../../../core/model/commerce/variants.ts';
import type { Finding } from '../../finding.ts';
import { nodeAt } from '../data/json-ranges.ts';
import { readJson } from '../data/read-json.ts';
import { syntaxFindings } from '../data/syntax-findings.ts';
import { type ParsedProduct, type ProductPlace, productPlaces } from '../page/product-places.ts';
import type { Rule } from '../rule.ts';

/** Returns the invalid fields, without which the data is not used, or else the mistakes in valid ones. */
function problemsOf(isElement: boolean, { value, problems }: ParsedProduct): readonly ProductFault[] {
  const invalid: readonly ProductFault[] = isElement
    ? problems.map((problem) => ({ ...problem, severity: 'error' }))
    : variantProblems(value);
  return invalid.length > 0 ? invalid : allProductFaults(value);
}

function judge(place: ProductPlace): readonly Finding[] {
  const { text, at, parsed, isElement } = place;
  if (!parsed) return syntaxFindings('product-invalid-json', place);
  const problems = problemsOf(isElement, parsed);
  if (problems.length === 0) return [];
  const { root } = readJson(text);
  const rangeAt = (path: DataPath) => {
    const { start, end } = nodeAt(root, path) ?? { start: 0, end: text.length };
    return { start: at(start), end: at(end) };
  };
  return problems.map(({ code, severity, args, path, relatedPath }) => ({
    code,
    severity,
    args,
    ...rangeAt(path),
    ...(relatedPath && { related: rangeAt(relatedPath) }),
  }));
}

/** Reports product data that a shop or `<site-product>` rejects (docs/spec.md#runtime-3 and docs/spec.md#runtime-5). */
export const productData: Rule = {
  id: 'product-data',
  check: ({ page }) => productPlaces(page).flatMap(judge),
};
