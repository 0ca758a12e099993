/** The sections of a menu: those of the author, and the tab panels that site builders write. */
import { closest, matches, unclobber } from '../../core/page/unclobber.ts';

/** Sets an attribute on a node of the author. */
type Write = (node: Element, name: string, value: string | null) => void;

/** The same as in page.css, which shows one of them before the script. */
const selector = 'site-menu > section, site-menu > article, site-menu [role="tabpanel"], site-menu .menus > .menu';

/** Returns the sections in these children: not those inside of a section, or of another menu. */
export function sectionsOf(host: Element, children: readonly Element[]): readonly Element[] {
  const isOwn = (node: Element): boolean => {
    const parent = unclobber(node).parentElement;
    return matches(node, selector) && parent !== null && closest(parent, `site-menu, ${selector}`) === host;
  };
  return children.flatMap((child) => [child, ...unclobber(child).querySelectorAll(selector)]).filter(isOwn);
}

const headingOf = (section: Element): Element | null => unclobber(section).querySelector('h1, h2, h3, h4, h5, h6');

const textOf = (node: Element | null | undefined): string => node?.textContent?.trim().replace(/\s+/g, ' ') ?? '';

/** The labels that this module has written: those are not from the author. */
const written = new WeakMap<Element, string>();

function authorLabel(section: Element): string | undefined {
  const label = unclobber(section).getAttribute('aria-label')?.trim();
  return label === written.get(section) ? undefined : label;
}

/**
 * Returns the title of each section: its `aria-label`, its heading, or the tab that a site builder has written for it.
 * `untitled` names a section without any.
 */
export function titlesOf(
  host: Element,
  sections: readonly Element[],
  untitled: (number: number) => string,
): readonly string[] {
  const tabs = [...host.querySelectorAll('[role="tab"], .menu-select-labels')];
  return sections.map(
    (section, index) =>
      authorLabel(section) || textOf(headingOf(section)) || textOf(tabs[index]) || untitled(index + 1),
  );
}

let ids = 0;

/** Makes a section a tab panel, which its heading names if it has one. */
export function writePanel(section: Element, title: string, write: Write): void {
  write(section, 'role', 'tabpanel');
  write(section, 'tabindex', '0');
  if (authorLabel(section)) return;
  const heading = headingOf(section);
  if (!heading) {
    written.set(section, title);
    write(section, 'aria-label', title);
    return;
  }
  if (!heading.getAttribute('id')) write(heading, 'id', `site-menu-title-${++ids}`);
  write(section, 'aria-labelledby', heading.getAttribute('id'));
}
