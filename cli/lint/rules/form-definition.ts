import type { Problem } from '../../../core/model/finding.ts';
import { compareDefinition } from '../../../core/model/form/lint.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import type { Finding } from '../../finding.ts';
import { faultsIn, faultText } from '../data/fault-text.ts';
import { nodeAt } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { type JsonNode, readJson } from '../data/read-json.ts';
import { type Definition, definitionsOf } from '../page/form-definitions.ts';
import { formsOf } from '../page/forms.ts';
import type { Range } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Returns the JSON node of the field at an index. */
function fieldAt(root: JsonNode | undefined, index: number): JsonNode | undefined {
  const holder = root?.members?.get('formFields') ?? root?.members?.get('fields') ?? root;
  return holder?.members?.get(index) ?? root;
}

function judge(definition: Definition): readonly Finding[] {
  const { text, at, forms } = definition;
  const { definition: read, problems } = readDefinition(text);
  const reading = readJson(text);
  const { root } = reading;
  const placed = ({ code, severity, args }: Problem, range: Range = { start: 0, end: text.length }): Finding => ({
    code,
    severity,
    args,
    start: at(range.start),
    end: at(range.end),
  });
  const own = problems.map((problem) => {
    const { code, path, relatedPath } = problem;
    const [fault] = code === 'form-json-invalid-json' && !parseJson(text) ? faultsIn(text, reading) : [];
    if (fault) return placed({ ...problem, code: 'form-json-fault', args: { fault: faultText(fault) } }, fault);
    const first = relatedPath && nodeAt(root, relatedPath);
    return {
      ...placed(problem, nodeAt(root, path)),
      ...(first && { related: { start: at(first.start), end: at(first.end) } }),
    };
  });
  const same = forms.find(({ markup, host }) => markup.items.length > 0 && (host || markup.formId === read?.formId));
  if (!read || !same) return own;
  const differences = compareDefinition(read, same.markup).map(({ node, index, ...problem }) =>
    node ? { ...placed(problem), ...node.tag } : placed(problem, fieldAt(root, index ?? 0)),
  );
  return [...own, ...differences];
}

/** Reports form definitions that are not valid JSON, have invalid fields, or differ from the markup. */
export const formDefinition: Rule = {
  id: 'form-definition',
  check: ({ page }) => {
    const forms = formsOf(page);
    return definitionsOf(page, forms).flatMap(judge);
  },
};
