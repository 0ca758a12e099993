import type { Finding } from '../../finding.ts';
import { nearestOf } from '../page/closest.ts';
import { hasTemplateCode } from '../page/dynamic.ts';
import { contentStart, named, type Page, type PageElement, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const address = /(?<![\w.+-])[\w.+-]{1,64}@\w[\w.-]{1,250}\w/;
/** Only international numbers: others may be opening hours. */
const phone = /\+\d[\d ()./-]{5,20}\d/;

const sections: readonly string[] = ['header', 'footer', 'nav', 'aside'];

/** Finds an email address or a phone number in a child without links. */
function plainContact(child: PageElement, page: Page): readonly Finding[] {
  const { text } = page.source;
  if (withDescendants(child, page).some(({ name }) => name === 'a') || child.name === 'a') return [];
  const start = contentStart(child, text);
  const content = text.slice(start, child.end);
  const found = [
    { code: 'info-bar-email', match: address.exec(content) },
    { code: 'info-bar-phone', match: phone.exec(content) },
  ];
  return found.flatMap(({ code, match }) => {
    if (!match) return [];
    const [value] = match;
    const at = start + match.index;
    return [{ code, severity: 'warn' as const, args: { value }, start: at, end: at + value.length }];
  });
}

/** Finds a bar inside of an element that is shorter than the page. */
function wrongPlace(bar: PageElement, section: PageElement | undefined): readonly Finding[] {
  return section ? [{ code: 'info-bar-place', severity: 'warn', args: { name: section.name }, ...bar.tag }] : [];
}

function plainContacts(bar: PageElement, page: Page): readonly Finding[] {
  const { text } = page.source;
  if (hasTemplateCode(text.slice(contentStart(bar, text), bar.end))) return [];
  const children = withDescendants(bar, page).filter(({ parent }) => parent === bar);
  return children.flatMap((child) => plainContact(child, page));
}

/** Reports contact details that are not links, and info bars that do not stay in view. */
export const infoBar: Rule = {
  id: 'info-bar',
  check: ({ page }) => {
    const bars = named(page, 'site-info-bar');
    if (bars.length === 0) return [];
    const sectionOf = nearestOf(page, ({ name }) => sections.includes(name));
    return bars.flatMap((bar) => [...wrongPlace(bar, sectionOf[bar.index]), ...plainContacts(bar, page)]);
  },
};
