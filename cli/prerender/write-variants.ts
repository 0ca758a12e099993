/** Writes the variants of a visitor into the page that a server sends to this visitor. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isInternalStatus } from '../../core/model/experiments/is-internal-status.ts';
import { type Experiment, readExperiments } from '../../core/model/experiments/read-experiments.ts';
import { own } from '../../core/model/site-context/decoders.ts';
import {
  attributeOf,
  childNodes,
  isTreeElement,
  type TreeElement,
  type TreeNode,
  textOf,
  visitDescendants,
} from './select.ts';

type TreeTemplate = DefaultTreeAdapterTypes.Template;

const tag = 'site-experiment';

/** Variants in variants that are nested more deeply are left to the browser. */
const deepest = 50;

const isTemplate = (node: TreeNode): node is TreeTemplate => isTreeElement(node) && node.tagName === 'template';

function elementsIn(root: TreeNode, tagName: string): readonly TreeElement[] {
  const found: TreeElement[] = [];
  visitDescendants(root, (node) => {
    if (isTreeElement(node) && node.tagName === tagName) found.push(node);
    return false;
  });
  return found;
}

function contextIn(tree: TreeNode): unknown {
  const script = elementsIn(tree, 'script').find(
    (element) =>
      attributeOf(element, 'type') === 'application/json' && attributeOf(element, 'data-site-context') !== undefined,
  );
  try {
    return JSON.parse(script ? textOf(script) : '');
  } catch {
    // The browser reports invalid JSON.
    return undefined;
  }
}

/** Returns the template of the variant that the server has assigned. */
function templateFor(host: TreeElement, experiments: ReadonlyMap<string, Experiment>): TreeTemplate | undefined {
  const { variant, containsError = true } = experiments.get(attributeOf(host, 'name') ?? '') ?? {};
  if (containsError || variant === undefined) return undefined;
  return childNodes(host)
    .filter(isTemplate)
    .find((template) => attributeOf(template, 'data-variant') === variant);
}

/** Returns what remains of the element: the browser reports the exposure for it, and finds an empty template. */
function emptied(host: TreeElement, template: TreeElement, html: string): string {
  const { startTag } = host.sourceCodeLocation ?? {};
  const open = html.slice(startTag?.startOffset, startTag?.endOffset);
  const hidden = attributeOf(host, 'hidden') === undefined ? ' hidden' : '';
  const used = template.sourceCodeLocation?.startTag;
  const name = `<${tag}`.length;
  return `${open.slice(0, name)}${hidden}${open.slice(name)}${html.slice(used?.startOffset, used?.endOffset)}</template></${tag}>`;
}

/**
 * Replaces each `<site-experiment>` of which the site context contains the visitor's variant by the content of its template, so
 * that it is there before any script. Leaves the others as they are, and all of them on internal sites, whose staff
 * selects variants in the browser.
 */
export function writeVariants(html: string, givenContext?: unknown): string {
  if (!html.toLowerCase().includes(`<${tag}`)) return html;
  const tree = parse(html, { sourceCodeLocationInfo: true });
  const context = givenContext ?? contextIn(tree);
  const experiments = readExperiments(own(context, 'experiments'));
  if (!experiments || isInternalStatus(own(own(context, 'website'), 'siteStatus'))) return html;

  const write = (root: TreeNode, start: number, end: number, depth: number): string => {
    let text = '';
    let at = start;
    for (const host of elementsIn(root, tag)) {
      const place = host.sourceCodeLocation;
      const template = templateFor(host, experiments);
      const inner = template?.sourceCodeLocation;
      // Without end tags the range is not known. Those in the default of an element that is replaced are removed with it.
      if (!template || !place?.endTag || !inner?.startTag || !inner.endTag || place.startOffset < at || depth > deepest)
        continue;
      text += html.slice(at, place.startOffset);
      text +=
        write(template.content, inner.startTag.endOffset, inner.endTag.startOffset, depth + 1) +
        emptied(host, template, html);
      at = place.endOffset;
    }
    return text + html.slice(at, end);
  };

  return write(tree, 0, html.length, 1);
}
