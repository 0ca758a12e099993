/** Warns of triggers in the markup that no module handles (docs/spec.md#runtime-8). Loaded in pages in development. */
import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { closest, matches, unclobber, windowOf } from '../unclobber.ts';
import { elementPath } from './element-path.ts';
import { isModuleName, moduleSelectors } from './module-selectors.ts';
import { hasLoader, triggerSelector, triggers } from './triggers.ts';

/** Milliseconds after the page has loaded, within which scripts may still register modules and define elements. */
export const patience = 3000;

/** Names and tags of which a page is warned at most: its markup may contain any number of names. */
const maxWarnings = 20;

const reported = (document: Document): Set<string> => pageService(document, 'missing-modules', () => new Set<string>());

/** Warns once for each name or tag. */
function warn(root: Element, name: string, problem: string, advice: string): void {
  const names = reported(root.ownerDocument);
  if (names.has(name) || names.size >= maxWarnings) return;
  names.add(name);
  console.warn(`site-elements: ${problem} (at ${elementPath(root)}). ${advice}`, root);
}

/** Warns of an element that its page has not defined, if it handles a trigger. */
function warnOfTag(root: Element): void {
  const tag = unclobber(root).localName;
  if (matches(root, ':defined') || !triggers.some((trigger) => trigger.tag === tag)) return;
  const advice = `Import "site-elements/${tag.slice('site-'.length)}", or load site.js, which loads elements on demand.`;
  warn(root, tag, `<${tag}> is not defined`, advice);
}

/** Whether the element of a trigger is in its root, or contains it. */
const hasElement = (root: Element, tag: string): boolean =>
  closest(root, tag) !== null || unclobber(root).querySelector(tag) !== null;

/** Warns of a root whose name is not that of a module, or of one with another selector, unless its element handles it. */
function warnOfName(root: Element, name: string): void {
  const selector = moduleSelectors(root.ownerDocument).get(name);
  if (selector !== undefined && matches(root, selector)) return;
  const { tag } = triggers.find((trigger) => trigger.name === name) ?? { tag: undefined };
  if (tag !== undefined && hasElement(root, tag)) return;
  if (!isModuleName(name)) {
    const advice = 'Start it with a lower-case letter, and use lower-case letters, digits and hyphens.';
    warn(root, name, `"${name}" in data-site-module is not a valid name`, advice);
  } else if (selector !== undefined) {
    const advice = `Change its selector "${selector}", or remove the selector.`;
    warn(root, name, `The selector of the module "${name}" does not match its trigger`, advice);
  } else {
    const element = tag === undefined ? 'Call' : `Put <${tag}> into it, or call`;
    const advice = `${element} registerModule("${name}", { start }) of site-elements/modules.`;
    warn(root, name, `No module handles the trigger "${name}"`, advice);
  }
}

/** The names in `data-site-module`, and those of the site builder's markup. */
function namesOf(root: Element): ReadonlySet<string> {
  const marked = unclobber(root).getAttribute('data-site-module') ?? '';
  const found = triggers.filter(({ selector }) => selector !== undefined && matches(root, selector));
  return new Set([...marked.split(/\s+/, maxWarnings).filter(Boolean), ...found.map(({ name }) => name)]);
}

function check(document: Document): void {
  for (const root of unclobber(document).querySelectorAll(triggerSelector(document))) {
    if (!hasLoader(document)) warnOfTag(root);
    for (const name of namesOf(root)) warnOfName(root, name);
  }
}

/** Checks the markup once, some time after the page has loaded, unless the site is destroyed before. */
export function warnOfMissingModules(document: Document): void {
  const controller = new AbortController();
  const { signal } = controller;
  destructors(document).add(() => controller.abort());
  const wait = (): void => {
    const timer = setTimeout(() => check(document), patience);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (unclobber(document).readyState === 'complete') wait();
  else windowOf(document).addEventListener('load', wait, { once: true, signal });
}
