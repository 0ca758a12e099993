/** What is kept of a page when it has been read, small enough for every page of a site. */

import type { Texts } from '../../text/texts.ts';
import { contextsOf, type PlacedContext } from '../data/page-contexts.ts';
import { isAssembled } from '../page/dynamic.ts';
import { hasAllIds } from '../page/ids.ts';
import type { Page } from '../page/page.ts';
import { type Targets, targetsOf } from '../page/targets.ts';
import { type FormFact, formFacts } from './site-forms.ts';
import type { SiteLink } from './site-links.ts';
import { type Linking, pathsOf } from './site-paths.ts';

export interface PageSummary extends Linking {
  /** `undefined` where something else may put ids into the page. */
  readonly targets: Targets | undefined;
  /** Links that lead to a place in another page. */
  readonly links: readonly SiteLink[];
  /** Whether something writes the page from this file. */
  readonly isTemplate: boolean;
  /** Whether the file is a whole page, as visitors get it. */
  readonly isSent: boolean;
  /** The first context that says whose page it is. */
  readonly context: PlacedContext | undefined;
  readonly forms: readonly FormFact[];
}

/** What generators read at the top of a page and take out (YAML "front matter"). */
const frontMatter = /^---\s/;

export function summaryOf(page: Page, links: readonly SiteLink[], texts: Texts): PageSummary {
  const { ids, lightboxes } = targetsOf(page);
  const { file, text } = page.source;
  const kept = (all: Iterable<string>): readonly string[] => [...all].map((one) => texts.keep(one));
  const targets = hasAllIds(page) ? { ids: new Set(kept(ids)), lightboxes: new Set(kept(lightboxes)) } : undefined;
  const contexts = contextsOf(page);
  const isTemplate = frontMatter.test(text) || (targets === undefined && isAssembled(text));
  return {
    file,
    targets,
    links: links.map((link) => ({ ...link, path: texts.keep(link.path), fragment: texts.keep(link.fragment) })),
    paths: pathsOf(page, texts),
    named: kept(new Set(contexts.flatMap(({ paths }) => paths))),
    collections: kept(new Set(contexts.flatMap(({ listing = [] }) => listing))),
    isTemplate,
    isSent: page.isWhole && !isTemplate,
    context: contexts.find(({ website }) => website !== undefined),
    forms: formFacts(page).map((fact) => ({ ...fact, id: texts.keep(fact.id), says: texts.keep(fact.says) })),
  };
}
