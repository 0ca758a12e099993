import type { Finding } from '../../core/model/finding.ts';
import { elements as allElements, type KnownElements } from './contracts.ts';
import { silence } from './directives.ts';
import { readPage } from './page.ts';
import type { Located, Rule } from './rule.ts';
import { anchorTarget } from './rules/anchor-target.ts';
import { controlLabel } from './rules/control-label.ts';
import { duplicateAttribute } from './rules/duplicate-attribute.ts';
import { elementAttribute } from './rules/element-attribute.ts';
import { elementId } from './rules/element-id.ts';
import { elementSlot } from './rules/element-slot.ts';
import { elementTag } from './rules/element-tag.ts';
import { elementValue } from './rules/element-value.ts';
import { encoding } from './rules/encoding.ts';
import { formDefinition } from './rules/form-definition.ts';
import { formMarkup } from './rules/form-markup.ts';
import { galleryBlock } from './rules/gallery-block.ts';
import { imageAlt } from './rules/image-alt.ts';
import { link } from './rules/link.ts';
import { pictureData } from './rules/picture-data.ts';
import { slideAlt } from './rules/slide-alt.ts';
import { positionAt, type Source } from './source.ts';

/** Every rule over pages. */
export const rules: readonly Rule[] = [
  encoding,
  elementTag,
  elementAttribute,
  elementValue,
  elementSlot,
  elementId,
  galleryBlock,
  pictureData,
  duplicateAttribute,
  imageAlt,
  slideAlt,
  controlLabel,
  formMarkup,
  formDefinition,
  link,
  anchorTarget,
];

const ids = rules.map(({ id }) => id);

/** All findings of one page that none of its comments silences. A pure function: editors and the command share it. */
export function checkPage(source: Source, elements: KnownElements = allElements): readonly Finding[] {
  const page = readPage(source);
  const at = positionAt(source.text);
  const place =
    (rule: string) =>
    ({ start, end, ...problem }: Located): Finding => ({
      ...problem,
      rule,
      file: source.file,
      start: at(start),
      end: at(end),
    });
  const found = rules.flatMap(({ id, check }) => check({ page, elements }).map(place(id)));
  const { findings, problems } = silence(page, found, ids);
  return [...findings, ...problems.map(place('directive'))];
}
