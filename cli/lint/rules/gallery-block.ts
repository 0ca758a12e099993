import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { attributeName } from '../../../core/model/contract/names.ts';
import type { Problem } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { contract } from '../../../elements/gallery/contract.ts';
import { readBlock } from '../../../elements/gallery/model/block-data.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { rangesInAttribute } from '../data/json-ranges.ts';
import { type JsonNode, readJson } from '../data/read-json.ts';
import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, named, type PageAttribute, type PageElement, type Range, textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Attributes with block data, by precedence. */
const names = ['block-json', 'data-block-json'];

/** A problem and its range in the block data; without a range, the problem is that of all the data. */
interface LocatedProblem {
  readonly problem: Problem;
  readonly at: Range | undefined;
}

/** Returns the value of a field by the name of its setting. */
const fieldOf = (root: JsonNode | undefined, key: string): JsonNode | undefined =>
  [...(root?.members ?? [])].find(([name]) => attributeName(String(name)) === attributeName(key))?.[1];

const kinds: Readonly<Record<string, Attribute<unknown>>> = contract.attributes;

/** Returns a warning, not an error: the gallery ignores the value. */
function refused(key: string, value: string): Problem {
  const kind = kinds[key];
  const args = {
    tag: contract.tag,
    attribute: key,
    value: truncate(value),
    accepted: kind ? describeAccepted(kind) : '',
  };
  return kind?.complaint === undefined
    ? { code: 'block-field', severity: 'warn', args }
    : {
        code: 'block-field-refused',
        severity: 'warn',
        args: { ...args, complaint: formatMessage(kind.complaint, args) },
      };
}

function problemsOf(text: string, own: Readonly<Record<string, unknown>>): readonly LocatedProblem[] {
  const { problem, refused: values } = readBlock(text, kinds, own);
  const { root, faults } = readJson(text);
  if (problem === 'gallery-block-invalid-json')
    return [{ problem: { code: 'block-invalid-json', severity: 'error', args: {} }, at: faults[0] }];
  if (problem) return [{ problem: { code: 'block-missing', severity: 'error', args: {} }, at: undefined }];
  return Object.entries(values).map(([key, value]) => ({ problem: refused(key, value), at: fieldOf(root, key) }));
}

function judge(attribute: PageAttribute, element: PageElement, text: string): readonly Finding[] {
  const place = rangesInAttribute(attribute, text);
  const own = { design: contract.attributes.design.parse(textOf(element, 'design')) };
  return problemsOf(attribute.value, own).map(({ problem, at }) => ({ ...problem, ...place(at) }));
}

const blockOf = (element: PageElement): PageAttribute | undefined =>
  names.map((name) => attributeOf(element, name)).find((attribute) => attribute !== undefined);

/** Reports invalid gallery block data, and fields with invalid values (docs/spec.md#widgets-8). */
export const galleryBlock: Rule = {
  id: 'gallery-block',
  check: ({ page }) =>
    named(page, contract.tag).flatMap((element) => {
      const attribute = blockOf(element);
      return attribute && !isDynamic(attribute.value) ? judge(attribute, element, page.source.text) : [];
    }),
};
