import { limitProblems } from '../../../core/model/limits/limits.ts';
import type { Finding } from '../../finding.ts';
import { isSetByTemplate } from '../page/accessible-name.ts';
import { hasTemplateCode, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, contentStart, named, type Page, type PageElement, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const hasAttribute = (element: PageElement, name: string): boolean =>
  attributeOf(element, name) !== undefined || isSetByTemplate(element, name);

const isLink = (element: PageElement): boolean => element.name === 'a' && hasAttribute(element, 'href');

/** Whether the element itself has a recording. The rule block-data reports block data without one. */
const hasOwnRecording = (element: PageElement): boolean =>
  ['src', 'block-json', 'data-block-json'].some((name) => hasAttribute(element, name));

function problemsOf(player: PageElement, page: Page): readonly Finding[] {
  const { text } = page.source;
  const content = text.slice(contentStart(player, text), player.end);
  const [, ...inside] = withDescendants(player, page);
  const warn = (code: string, { tag }: PageElement): Finding => ({ code, severity: 'warn', args: {}, ...tag });
  const [audio, ...others] = inside.filter(({ name }) => name === 'audio');
  if (audio) {
    const hasControls = hasAttribute(audio, 'controls');
    return [
      ...(audio.parent === player ? [] : [warn('audio-content-nested', audio)]),
      ...(hasControls ? [] : [warn('audio-content-controls', audio)]),
      ...others.map((other) => warn('audio-content-several', other)),
    ];
  }
  const hasRecording = inside.some((node) => isLink(node) || hasAttribute(node, 'data-url'));
  const isFilledLater =
    inside.length === 0 || inside.some(mayAddMarkup) || hasTemplateCode(content) || isDynamic(content);
  if (!hasRecording && !isFilledLater && !hasOwnRecording(player)) return [warn('audio-content-missing', player)];
  const tracks = inside.filter(({ name }) => name === 'li').length;
  return limitProblems('tracks', tracks).map((problem) => ({ ...problem, ...player.tag }));
}

/** Reports players without a recording, with an `<audio>` that is not used or has no controls, and with too many tracks. */
export const audioContent: Rule = {
  id: 'audio-content',
  check: ({ page }) => named(page, 'site-audio').flatMap((player) => problemsOf(player, page)),
};
