/**
 * Sanitizes all HTML from authors and servers by the policy in `html-policy.ts`: with the sanitizer of the platform, with
 * DOMPurify where the platform has none, and as plain text where neither is available.
 */
import { reportFailure } from './failure.ts';
import { lazyModule } from './lazy-module.ts';
import { applyHtmlRules } from './safe-html/apply-html-rules.ts';
import { setNativeHtml } from './safe-html/native.ts';
import { plainText } from './safe-html/plain-text.ts';
import { trustedSinks } from './trusted-types.ts';
import { unclobber } from './unclobber.ts';

const sanitizer = lazyModule((_retry) => import('./safe-html/sanitizer.ts'));

/** The latest call for each element: an earlier one that still waits for the sanitizer must not overtake it. */
const latest = new WeakMap<Element, symbol>();

/** Creates an element of a document without a window, so that nothing in it loads or runs. */
const inertRoot = (document: Document): HTMLElement =>
  unclobber(unclobber(document).implementation.createHTMLDocument()).createElement('div');

function fill(target: Element, root: Element): void {
  applyHtmlRules(root);
  const content = unclobber(target.ownerDocument).createDocumentFragment();
  while (root.firstChild) content.append(root.firstChild);
  target.replaceChildren(content);
}

async function sanitized(document: Document, html: string): Promise<Element> {
  const root = inertRoot(document);
  trustedSinks(document).parseInto(root, html);
  const { sanitize } = await sanitizer.load();
  sanitize(root);
  return root;
}

function filledByPlatform(target: Element, html: string): boolean {
  const root = inertRoot(target.ownerDocument);
  if (!setNativeHtml(root, html)) return false;
  fill(target, root);
  return true;
}

/**
 * Replaces the content of `target` with the part of `html` that the policy allows. Synchronous where the browser can
 * sanitize; elsewhere the text is shown until the sanitizer has loaded, and permanently if that fails. The next call loads it
 * again. Resolves with whether the markup is shown, not only its text. Never rejects.
 */
export async function safeHtml(target: Element, html: string): Promise<boolean> {
  const turn = Symbol();
  latest.set(target, turn);
  const document = target.ownerDocument;
  try {
    if (filledByPlatform(target, html)) return true;
    target.textContent = plainText(html);
    const root = await sanitized(document, html);
    if (latest.get(target) === turn) fill(target, root);
    return true;
  } catch (cause) {
    reportFailure(document, { code: 'html-shown-as-text', args: {}, cause });
    if (latest.get(target) === turn) target.textContent = plainText(html);
    return false;
  }
}
