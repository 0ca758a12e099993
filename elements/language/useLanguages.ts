import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  useAuthorChildren,
  useRestoreAttributes,
  useWriteAttribute,
} from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { consent } from '../../core/page/consent.ts';
import { siteContext } from '../../core/page/context.ts';
import { matches, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { authorLinks, headLinks, type LanguageLink } from './links.ts';
import { bestMatch } from './model/tags.ts';
import { storedLanguage } from './stored-language.ts';

/** The languages of a page. */
export interface Languages {
  /** The links from the head of the page; empty if the author has written links. */
  readonly generated: readonly LanguageLink[];
  /** All links. */
  readonly links: readonly LanguageLink[];
  /** Whether the author has written a `<nav>`. */
  readonly hasNav: boolean;
  /** The language of the page, if it declares one. */
  readonly pageLanguage: string | undefined;
  /** The tag of the link to the language of the page. */
  readonly current: string | undefined;
  /** The tag of the link to the language that was chosen before, if the page is in another one. */
  readonly chosen: string | undefined;
  /** Renders again after a choice. */
  readonly update: () => void;
}

/** Renders again when the links in the head may have changed, as routers of applications change them. */
function useHeadChanges(update: () => void): void {
  useHostEffect(({ ownerDocument }, signal) => {
    const { MutationObserver } = windowOf(ownerDocument);
    const observer = new MutationObserver((records) => {
      const isLink = (node: Node): boolean => node.nodeName === 'LINK';
      const changed = records.flatMap(({ target, addedNodes, removedNodes }) => [
        target,
        ...addedNodes,
        ...removedNodes,
      ]);
      if (changed.some(isLink)) update();
    });
    const { head } = unclobber(ownerDocument);
    if (head)
      observer.observe(head, { childList: true, subtree: true, attributeFilter: ['href', 'hreflang', 'rel', 'type'] });
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Marks the links of the author as the generated ones are. Attributes of the author stay, unless another link is the current one. */
function useMarks(
  links: readonly LanguageLink[],
  { current, chosen }: Pick<Languages, 'current' | 'chosen'>,
  description: string,
): void {
  const write = useWriteAttribute();
  const restore = useRestoreAttributes();
  useLayoutEffect(() => {
    for (const { tag, node } of links) {
      if (current !== undefined) write(node, 'aria-current', tag === current ? 'true' : null);
      if (tag !== chosen) continue;
      write(node, 'data-site-chosen', '');
      write(node, 'aria-description', description);
    }
    return () => {
      for (const { node } of links) restore(node);
    };
  }, [links, current, chosen, description]);
}

/** Returns the languages of the page, of which one is current. */
export function useLanguages(getMessage: GetMessage): Languages {
  const { ownerDocument } = useHost();
  const children = useAuthorChildren();
  const [, setCount] = useState(0);
  const update = (): void => setCount((count) => count + 1);
  const own = useMemo(() => authorLinks(children), [children]);
  const generated = own.length > 0 ? [] : headLinks(ownerDocument);
  const links = own.length > 0 ? own : generated;
  /** Returns the tag of the link that matches a language best. Several tags may match equally, and be one link. */
  const find = (language: string | undefined): string | undefined => {
    const best = bestMatch(
      language,
      links.flatMap(({ tags }) => tags),
    );
    const link = links.find(({ tags }) => best !== undefined && tags.includes(best));
    const first = links.map(({ tag }) => tag);
    return link ? link.tag : bestMatch(language, first);
  };
  const pageLanguage =
    unclobber(ownerDocument).querySelector('html')?.getAttribute('lang') ||
    siteContext(ownerDocument).get().website?.language;
  const current = find(pageLanguage);
  const stored = find(
    useSyncExternalStore(
      (onChange) => {
        // Creates the storage, which removes the language when the consent is withdrawn, before this is notified.
        storedLanguage(ownerDocument);
        return consent(ownerDocument).subscribe(onChange);
      },
      () => storedLanguage(ownerDocument),
      () => undefined,
    ),
  );
  const chosen = stored === current ? undefined : stored;
  useHeadChanges(update);
  useMarks(own, { current, chosen }, getMessage('language-chosen'));
  useStates({ 'other-language': chosen !== undefined });
  const hasNav = children.some((child) => matches(child, 'nav') || unclobber(child).querySelector('nav'));
  return { generated, links, hasNav, pageLanguage, current, chosen, update };
}
