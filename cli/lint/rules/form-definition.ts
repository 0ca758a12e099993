import type { Problem } from '../../../core/model/finding.ts';
import { compareDefinition } from '../../../core/model/form/lint.ts';
import { type DefinitionProblem, readDefinition } from '../../../core/model/form/read-definition.ts';
import type { Finding } from '../../finding.ts';
import { nodeAt } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { type JsonNode, type JsonReading, readJson } from '../data/read-json.ts';
import { syntaxFindings } from '../data/syntax-findings.ts';
import { type Definition, definitionsOf } from '../page/form-definitions.ts';
import { formsOf } from '../page/forms.ts';
import type { Rule } from '../rule.ts';

/** Returns the JSON node of the field at an index. */
function fieldAt(root: JsonNode | undefined, index: number): JsonNode | undefined {
  const holder = root?.members?.get('formFields') ?? root?.members?.get('fields') ?? root;
  return holder?.members?.get(index) ?? root;
}

/** Whether the problem is a missing value, which may be in a part of the JSON that cannot be read. */
const isOfAbsence = ({ code, args }: Problem): boolean =>
  /-(?:missing|empty|invalid-json)$/.test(code) || (code === 'form-type-unknown' && args.type === '');

/** Reports all syntax errors, and the problems of the fields that can be read. */
function judgeInvalid(definition: Definition, reading: JsonReading): readonly Finding[] {
  const { problems } = readDefinition(reading.root?.value ?? {});
  return [
    ...syntaxFindings('form-json-fault', definition, reading),
    ...problems.filter((problem) => !isOfAbsence(problem)).map((problem) => placed(problem, definition, reading)),
  ];
}

/** Places a problem at the value with its path. */
function placed(
  { code, severity, args, path, relatedPath }: DefinitionProblem,
  { text, at }: Definition,
  { root }: JsonReading,
): Finding {
  const { start, end } = nodeAt(root, path) ?? { start: 0, end: text.length };
  const first = relatedPath && nodeAt(root, relatedPath);
  return {
    code,
    severity,
    args,
    start: at(start),
    end: at(end),
    ...(first && { related: { start: at(first.start), end: at(first.end) } }),
  };
}

function judge(definition: Definition): readonly Finding[] {
  const { text, at, forms } = definition;
  const reading = readJson(text);
  if (!parseJson(text)) return judgeInvalid(definition, reading);
  const { definition: read, problems } = readDefinition(text);
  const own = problems.map((problem) => placed(problem, definition, reading));
  const same = forms.withItems(read?.formId);
  if (!read || !same) return own;
  const differences = compareDefinition(read, same.markup).map(({ node, index, ...problem }) => {
    const { start, end } = fieldAt(reading.root, index ?? 0) ?? { start: 0, end: text.length };
    return node ? { ...problem, ...node.tag } : { ...problem, start: at(start), end: at(end) };
  });
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
