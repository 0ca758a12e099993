/**
 * Shows the variant of each `<site-experiment>` before the first paint: a separate script that a page includes in `<head>`, after its
 * site context. It has no imports; the size limit is 0.45 KB. It hides the default while the template may not have arrived yet, and
 * for good when the template is shown in its place. `site-elements/experiments` removes the stored variants when they have expired.
 */

interface Host extends HTMLElement {
  /** Whether this script, not the author, has hidden the element. It is not a boolean: see where it is set. */
  isHidden?: unknown;
}

const variants: Record<string, unknown> = {};
// Markup can replace properties of the document only in `<body>`.
const root = document.documentElement;

/** Returns a variant that an earlier page has stored; undefined without one, or if the browser denies storage. */
const stored = (entry: string, name: string): unknown => {
  try {
    return JSON.parse(localStorage[`site:experiment${entry}`]).value[name];
  } catch {}
};

const choose = (): void => {
  for (const host of root.querySelectorAll<Host>('site-experiment')) {
    // Without a name there is no variant.
    const variant = variants[host.getAttribute('name') as string];
    const template =
      variant &&
      // Only templates have content.
      ([...host.children] as HTMLTemplateElement[]).find((child) => child.content && child.dataset.variant === variant);
    if (!host.hidden || host.isHidden)
      // Any value is accepted, and means what it means in a condition; a conversion would be longer. Of the states only `loading` is
      // after `l`; markup that replaces it makes the default visible earlier. An element after this one, or after a container, ends it.
      host.hidden = host.isHidden = (template ||
        (variant && document.readyState > 'l' && !host.closest(':has(+*)'))) as boolean;
    // Empty the next time, so that it is inserted once. The compiler does not narrow the type in the condition.
    if (template) host.before((template as HTMLTemplateElement).content);
  }
};

const observer = new MutationObserver(choose);
try {
  // A page without a context throws, as one with other data does.
  // Only the staff of an internal site has overrides. A variant that an earlier page has assigned is for an experiment without an
  // error and without a variant of the server.
  for (const { name, variant, containsError } of JSON.parse(
    (root.querySelector('[data-site-context]') as HTMLScriptElement).text,
  ).experiments) {
    variants[name] ??= stored('-overrides', name) || (!containsError && (variant || stored('s', name)));
    if (variants[name]) {
      // Repeating both has no effect. A page without variants is not observed.
      observer.observe(root, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', choose);
    }
  }
} catch {
  // Without a context the default is shown.
}
