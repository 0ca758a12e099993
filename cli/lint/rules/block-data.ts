import type { Problem } from '../../../core/model/finding.ts';
import { contract as gallery } from '../../../elements/gallery/contract.ts';
import type { Finding } from '../../finding.ts';
import { misspeltKeys } from '../data/block-keys.ts';
import { halfPositions, rejectedValues } from '../data/block-values.ts';
import { faultsIn, faultText } from '../data/fault-text.ts';
import { nodeAt, rangesInAttribute } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { type JsonReading, readJson } from '../data/read-json.ts';
import type { JsonFault } from '../data/tokens.ts';
import { unknownTypes } from '../page/block-types.ts';
import { blocksOf, type PageBlock } from '../page/blocks.ts';
import { type Page, type Range, textOf, valueRange } from '../page/page.ts';
import { rejectedValue } from '../page/rejected-value.ts';
import type { Rule } from '../rule.ts';

/** A problem and its range in the JSON; without a range, the problem is that of all the data. */
type LocatedProblem = Problem & { readonly at: Range | undefined };

const codes = {
  unknown: 'block-field',
  misspelt: 'block-field-misspelt',
  refused: 'block-field-refused',
  refusedMisspelt: 'block-field-refused-misspelt',
};

/** Galleries and maps ignore the data; the specification has texts for galleries only. */
const isGallery = ({ kind }: PageBlock): boolean => kind === 'gallery';

const syntaxProblem = (block: PageBlock, fault: JsonFault): LocatedProblem => ({
  code: isGallery(block) ? 'block-gallery-json' : 'block-json',
  severity: 'error',
  args: { fault: faultText(fault) },
  at: fault,
});

/** Warnings, not errors, because an element ignores such a value. */
function valueProblems(block: PageBlock, { root, duplicates }: JsonReading): readonly LocatedProblem[] {
  const { kind, element, attribute } = block;
  const design = gallery.attributes.design.parse(textOf(element, 'design'));
  const misspelt = misspeltKeys(kind, root);
  const at = (path: readonly string[]): Range | undefined => nodeAt(root, path);
  return [
    ...duplicates.map(
      ({ path, ...range }): LocatedProblem => ({
        code: 'block-key-duplicate',
        severity: 'warn',
        args: { key: path.join('.') },
        at: range,
      }),
    ),
    ...misspelt.map(({ at, ...args }): LocatedProblem => ({ code: 'block-key-misspelt', severity: 'warn', args, at })),
    ...rejectedValues(kind, attribute.value, design).map(
      ({ path, text, name, kind }): LocatedProblem => ({
        ...rejectedValue(codes, text, kind, { tag: gallery.tag, attribute: name }),
        severity: 'warn',
        at: at(path),
      }),
    ),
    ...halfPositions(kind, attribute.value)
      .filter(({ missing }) => misspelt.every(({ nearest }) => nearest !== missing))
      .map(
        ({ path, missing }): LocatedProblem => ({
          code: 'block-coordinate-missing',
          severity: 'warn',
          args: { key: path.at(-1) ?? '', missing },
          at: at(path),
        }),
      ),
  ];
}

function problemsOf(block: PageBlock): readonly LocatedProblem[] {
  const { value } = block.attribute;
  // The rule element-value reports an attribute of ours that is not such an object.
  const isOwn = block.kind === 'location';
  const json = value.trim() === '' ? { value: undefined } : parseJson(value);
  if (!json) return isOwn ? [] : faultsIn(value, readJson(value)).map((fault) => syntaxProblem(block, fault));
  const isObject = typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
  if (isObject) return valueProblems(block, readJson(value));
  if (isOwn) return [];
  return [
    { code: isGallery(block) ? 'block-gallery-missing' : 'block-missing', severity: 'error', args: {}, at: undefined },
  ];
}

function judge(block: PageBlock, text: string): readonly Finding[] {
  const place = rangesInAttribute(block.attribute, text);
  return problemsOf(block).map(({ at, ...problem }) => ({ ...problem, ...place(at) }));
}

const judgeTypes = ({ elements, source }: Page): readonly Finding[] =>
  elements.flatMap(unknownTypes).map(({ attribute, nearest }) => ({
    code: nearest ? 'block-type-misspelt' : 'block-type',
    severity: 'warn',
    args: { attribute: attribute.name, value: attribute.value, ...(nearest && { nearest }) },
    ...valueRange(attribute, source.text),
  }));

/**
 * Reports unknown types of blocks, block data that is not valid JSON, and settings of galleries and maps that have no effect
 * (docs/spec.md#widgets-3, docs/spec.md#widgets-8).
 */
export const blockData: Rule = {
  id: 'block-data',
  check: ({ page }) => [...judgeTypes(page), ...blocksOf(page).flatMap((block) => judge(block, page.source.text))],
};
