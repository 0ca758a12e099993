import { readBlock } from '../../../elements/marquee/model/block.ts';
import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, isTemplated } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  nameRange,
  type Page,
  type PageElement,
  textOf,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const controls = ['button', 'input', 'select', 'textarea'];

/** Content that a wave cannot show, besides controls. */
const notText = ['a', 'img', 'picture', 'svg', 'math', 'canvas', 'video', 'audio', 'iframe', 'object'];

const isVisible = ({ name }: PageElement): boolean =>
  [...controls, ...notText.slice(1), 'slot', 'template'].includes(name) || name.includes('-');

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

/** Whether a template may write attributes or more markup, so that it is unknown what visitors get. */
const isUnknown = (marquee: PageElement, page: Page): boolean => {
  const content = contentOf(marquee, page);
  return isTemplated(marquee) || hasTemplateCode(content) || isDynamic(content);
};

const blockOf = (marquee: PageElement) =>
  readBlock(textOf(marquee, 'block-json') || textOf(marquee, 'data-block-json'));

/** Whether the content is markup without text or images. A script may fill an element without markup. */
function isEmpty(marquee: PageElement, page: Page): boolean {
  const [, ...inside] = withDescendants(marquee, page);
  const hasText = contentOf(marquee, page).replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
  const hasItems = (blockOf(marquee)?.items ?? []).length > 0 || isBound(marquee, 'block-json');
  return inside.length > 0 && !hasText && !inside.some(isVisible) && !hasItems;
}

function findingsOf(marquee: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(marquee, page);
  const isWave = textOf(marquee, 'shape').trim().toLowerCase() === 'wave';
  const control = inside.find(({ name }) => controls.includes(name));
  const other = isWave ? inside.find(({ name }) => notText.includes(name)) : undefined;
  const segment = attributeOf(marquee, 'wave-segment');
  const isStraight = !isWave && !isBound(marquee, 'shape') && blockOf(marquee)?.shape !== 'wave';
  const warning = (code: string, range: Pick<Finding, 'start' | 'end'>): Finding => ({
    code,
    severity: 'warn',
    args: {},
    start: range.start,
    end: range.end,
  });
  return [
    ...(isEmpty(marquee, page) ? [warning('marquee-empty', marquee.tag)] : []),
    ...(control ? [warning('marquee-control', control.tag)] : []),
    ...(other ? [warning('marquee-wave', other.tag)] : []),
    ...(segment && isStraight ? [warning('marquee-segment', nameRange(segment, page.source.text))] : []),
  ];
}

/** Reports marquees without text, content that cannot be used while it moves or follow a wave, and attributes without effect. */
export const marquee: Rule = {
  id: 'marquee',
  check: ({ page }) =>
    named(page, 'site-marquee')
      .filter((element) => !isUnknown(element, page))
      .flatMap((element) => findingsOf(element, page)),
};
