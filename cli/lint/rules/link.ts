import { checkLink } from '../../../core/model/links/check-link.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { linkFix } from '../fix/link-fix.ts';
import { isDynamic } from '../page/dynamic.ts';
import { links } from '../page/links.ts';
import { attributeOf, type Page, type PageAttribute, valueRange } from '../page/page.ts';
import { slideNodesOf } from '../page/slides.ts';
import type { Rule } from '../rule.ts';
import { isUnclosedQuote } from './unclosed-markup.ts';

const slideLink = 'data-click-through-url';

/** Returns the link attributes of slides. */
const slideLinks = (page: Page): readonly PageAttribute[] =>
  slideNodesOf(page).flatMap((node) => attributeOf(node, slideLink) ?? []);

const judge = (href: PageAttribute, text: string): readonly Finding[] =>
  checkLink(href.value).map((problem) => ({
    ...problem,
    ...linkFix(problem, valueRange(href, text), text),
    args: Object.fromEntries(
      Object.entries(problem.args).map(([key, arg]) => [key, typeof arg === 'string' ? truncate(arg) : arg]),
    ),
    ...valueRange(href, text),
  }));

/** Reports malformed links (docs/spec.md#runtime-5, "Link checks"). */
export const link: Rule = {
  id: 'link',
  check({ page }) {
    return links(page)
      .map(({ href }) => href)
      .concat(slideLinks(page))
      .filter(({ value }) => checkLink(value).length > 0 && !isDynamic(value))
      .filter((href) => !isUnclosedQuote(href, page.source.text))
      .flatMap((href) => judge(href, page.source.text));
  },
};
