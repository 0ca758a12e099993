/** The summary of a page that is kept after reading it, small enough for every page of a site. */

import type { StringInterner } from '../../text/string-interner.ts';
import { contextsOf, type PlacedContext } from '../data/page-contexts.ts';
import { hasTemplateCode } from '../page/dynamic.ts';
import { hasAllIds } from '../page/ids.ts';
import type { Page } from '../page/page.ts';
import { targetsOf } from '../page/targets.ts';
import { type FormDeclaration, formDeclarations } from './site-forms.ts';
import type { LinkedPage, SiteLink } from './site-links.ts';
import { type PagePaths, pathsOf } from './site-paths.ts';
import { resourcesOf } from './site-resources.ts';

export interface PageSummary extends PagePaths, LinkedPage {
  /** Whether a program generates the page from this file. */
  readonly isTemplate: boolean;
  /** Whether the file is a complete page, as served to visitors. */
  readonly isServedPage: boolean;
  /** The first context that identifies the page. */
  readonly context: PlacedContext | undefined;
  readonly forms: readonly FormDeclaration[];
}

/** YAML front matter, which site generators remove from the top of a page. */
const frontMatter = /^---\s/;

export function summaryOf(page: Page, links: readonly SiteLink[], texts: StringInterner): PageSummary {
  const { ids, lightboxes } = targetsOf(page);
  const { file, text } = page.source;
  const kept = (all: Iterable<string>): readonly string[] => [...all].map((one) => texts.intern(one));
  const targets = hasAllIds(page) ? { ids: new Set(kept(ids)), lightboxes: new Set(kept(lightboxes)) } : undefined;
  const contexts = contextsOf(page);
  const isTemplate = frontMatter.test(text) || (targets === undefined && hasTemplateCode(text));
  return {
    file,
    targets,
    links: links.map(({ path, fragment, start, end }) => ({
      path: texts.intern(path),
      fragment: texts.intern(fragment),
      start,
      end,
    })),
    paths: pathsOf(page, texts),
    resources: resourcesOf(page, texts),
    contextPaths: kept(new Set(contexts.flatMap(({ paths }) => paths))),
    collections: kept(new Set(contexts.flatMap(({ listing = [] }) => listing))),
    isTemplate,
    isServedPage: page.isWhole && !isTemplate,
    context: contexts.find(({ website }) => website !== undefined),
    forms: formDeclarations(page).map((fact) => ({
      ...fact,
      id: texts.intern(fact.id),
      fields: texts.intern(fact.fields),
    })),
  };
}
