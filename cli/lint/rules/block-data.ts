import type { Fix, Problem } from '../../../core/model/finding.ts';
import { isEmptyBlock as isEmptyAudioBlock } from '../../../elements/audio/model/block.ts';
import { contract as gallery } from '../../../elements/gallery/contract.ts';
import { readBlock as readMenuBlock } from '../../../elements/menu/model/block.ts';
import type { Finding } from '../../finding.ts';
import { fixableMatch } from '../../text/closest-match.ts';
import { misspeltKeys } from '../data/block-keys.ts';
import { halfPositions, type RejectedValue, rejectedValues } from '../data/block-values.ts';
import { jsonInAttribute, nodeAt, rangesInAttribute } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { type JsonReading, readJson } from '../data/read-json.ts';
import { fixInFile, syntaxFindings } from '../data/syntax-findings.ts';
import { replacementFix } from '../fix/json-fix.ts';
import { unknownTypes } from '../page/block-types.ts';
import { blocksOf, type PageBlock } from '../page/blocks.ts';
import { type Page, type Range, textOf, valueRange } from '../page/page.ts';
import { rejectedValue } from '../page/rejected-value.ts';
import type { Rule } from '../rule.ts';

/** A problem and its range in the JSON; without a range, the problem is that of all the data. */
type LocatedProblem = Problem & { readonly at: Range | undefined; readonly fix?: Fix };

const codes = {
  unknown: 'block-field',
  misspelt: 'block-field-misspelt',
  refused: 'block-field-refused',
  refusedMisspelt: 'block-field-refused-misspelt',
};

/** All ignore the data; the specification has texts for galleries only. */
const isGallery = ({ kind }: PageBlock): boolean => kind === 'gallery';

/** Reports a value that is not accepted, and corrects it if it is one letter off. */
function refusedValue({ text, name, kind }: RejectedValue, block: PageBlock, at: Range | undefined): LocatedProblem {
  const meant = fixableMatch(text, kind.allowedValues ?? []);
  return {
    ...rejectedValue(codes, text, kind, { tag: gallery.tag, attribute: name }),
    severity: 'warn',
    at,
    ...(meant !== undefined && at && replacementFix(text, meant, at, block.attribute.value)),
  };
}

/** Warnings, not errors, because an element ignores such a value. */
function valueProblems(block: PageBlock, { root, duplicates }: JsonReading): readonly LocatedProblem[] {
  const { kind, element, attribute } = block;
  const design = gallery.attributes.design.parse(textOf(element, 'design'));
  const misspelt = misspeltKeys(kind, root, element.name.startsWith('site-'));
  const at = (path: readonly string[]): Range | undefined => nodeAt(root, path);
  return [
    ...duplicates.map(
      ({ label, ...range }): LocatedProblem => ({
        code: 'block-key-duplicate',
        severity: 'warn',
        args: { key: label },
        at: range,
      }),
    ),
    ...misspelt.map(
      ({ key, nearest, isCertain, at }): LocatedProblem => ({
        code: 'block-key-misspelt',
        severity: 'warn',
        args: { key, nearest },
        at,
        ...(isCertain && replacementFix(key, nearest, at, attribute.value)),
      }),
    ),
    ...rejectedValues(kind, attribute.value, design).map((rejected) =>
      refusedValue(rejected, block, at(rejected.path)),
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

/** Returns whether the value is the type of block data: an object. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function judge(block: PageBlock, text: string): readonly Finding[] {
  const { attribute } = block;
  const { value } = attribute;
  const json = value.trim() === '' ? { value: undefined } : parseJson(value);
  const isValid = json && isObject(json.value);
  // The rule element-value reports an attribute of ours that is not such an object.
  if (!isValid && block.kind === 'location') return [];
  const embedded = jsonInAttribute(attribute, text);
  if (!json) return syntaxFindings(isGallery(block) ? 'block-gallery-json' : 'block-json', embedded);
  const place = rangesInAttribute(attribute, text);
  const problems = isValid ? valueProblems(block, readJson(value)) : [];
  if (block.kind === 'audio' && problems.length === 0 && isEmptyAudioBlock(value))
    return [{ code: 'block-audio-missing', severity: 'error', args: {}, ...place(undefined) }];
  if (block.kind === 'menu' && problems.length === 0 && !readMenuBlock(value))
    return [{ code: 'block-menu-missing', severity: 'error', args: {}, ...place(undefined) }];
  if (isValid)
    return problems.map(({ at, fix, ...problem }) => ({
      ...problem,
      ...place(at),
      ...(fix && { fix: fixInFile(fix, embedded) }),
    }));
  const code = isGallery(block) ? 'block-gallery-missing' : 'block-missing';
  return [{ code, severity: 'error', args: {}, ...place(undefined) }];
}

const judgeTypes = (page: Page): readonly Finding[] =>
  unknownTypes(page).map(({ attribute, nearest }) => ({
    code: nearest ? 'block-type-misspelt' : 'block-type',
    severity: 'warn',
    args: { attribute: attribute.name, value: attribute.value, ...(nearest && { nearest }) },
    ...valueRange(attribute, page.source.text),
  }));

/**
 * Reports unknown types of blocks, block data that is not valid JSON, and settings of galleries, maps and popups that have no effect
 * (docs/spec.md#widgets-3, docs/spec.md#widgets-8).
 */
export const blockData: Rule = {
  id: 'block-data',
  check: ({ page }) => [...judgeTypes(page), ...blocksOf(page).flatMap((block) => judge(block, page.source.text))],
};
