/** Builds `prerendered.css`: the stylesheets of all elements, for the roots and the head of prerendered pages (`prerender --styles link`). */
import { type Container, parse, type Root, Rule } from 'postcss';
import { sheetName } from '../../cli/prerender/linked-styles.ts';
import { fromRoot } from '../root.ts';
import { adoptedCss } from './css-plugin.ts';
import { shadowSheets } from './entries.ts';

/** The tag of the element whose folder contains a file; undefined for the stylesheets of all elements. */
function tagOf(file: string): string | undefined {
  const [folder, name] = file.split('/');
  return folder === 'elements' ? `site-${name}` : undefined;
}

/** Adds a tag to `:host` and `:host(…)`, with the same specificity. */
const withTag = (selector: string, tag: string): string =>
  selector.replace(/:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g, (_, inner = '') => `:host(${inner}:where(${tag}))`);

/** Selects the node that contains a view. */
const view = '[data-site-view]';

/**
 * Limits a selector to the views that name the stylesheet, with the same specificity: the rules do not apply to the page, whose head
 * links the stylesheet too, nor to other elements.
 */
function limitToView(selector: string, name: string, tag: string | undefined): string {
  if (selector.startsWith(':host')) return tag === undefined ? selector : withTag(selector, tag);
  if (selector.startsWith(view)) return selector.replace(view, `[data-site-view~="${name}"]`);
  return `:where([data-site-view~="${name}"]) ${selector}`;
}

function limitRules(container: Container, name: string, tag: string | undefined): void {
  container.each((node) => {
    if (node instanceof Rule) node.selectors = node.selectors.map((selector) => limitToView(selector, name, tag));
    else if (node.type === 'atrule' && node.name !== 'keyframes' && node.nodes) limitRules(node, name, tag);
  });
}

/** Throws on an animation whose name pages may use: the page links the stylesheet too, so it would replace those of the page with the same name. */
export function checkAnimations(root: Root, file: string): void {
  root.walkAtRules('keyframes', ({ params }) => {
    if (!params.startsWith('site-'))
      throw new Error(`${file}: the name of @keyframes ${params} must start with "site-".`);
  });
}

/** Returns the stylesheet. @throws if two stylesheets of elements would have one name, or an animation has a name that pages may use. */
export function prerenderedSheet(): string {
  const files = new Map<string, string>();
  const sheets = shadowSheets().map((file) => {
    const css = adoptedCss(fromRoot(file));
    const name = sheetName(css);
    const other = files.get(name);
    if (other) throw new Error(`${other} and ${file} have the same name in prerendered.css: ${name}.`);
    files.set(name, file);
    const root = parse(css);
    checkAnimations(root, file);
    limitRules(root, name, tagOf(file));
    return root.toString();
  });
  return sheets.join('\n');
}
