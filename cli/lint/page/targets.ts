/** The fragment targets of a page, small enough to be kept for every page of a site. */
import { decoded } from '../../../core/model/links/decoded.ts';
import { named, type Page, textOf } from './page.ts';

export interface Targets {
  /** Ids, including those of slides, and the names of `a[name]`. */
  readonly ids: ReadonlySet<string>;
  /** The prefixes of slide numbers in lightboxes. */
  readonly lightboxes: ReadonlySet<string>;
}

export const targetsOf = (page: Page): Targets => ({
  ids: page.targets,
  lightboxes: new Set(named(page, 'site-lightbox').map((element) => textOf(element, 'id') || 'slide')),
});

/** Whether a fragment, without its `#`, has a target. */
export const hasTarget = ({ ids, lightboxes }: Targets, fragment: string): boolean =>
  [fragment, decoded(fragment)].some((id) => ids.has(id) || lightboxes.has(/^(.+)-\d+$/.exec(id)?.[1] ?? ''));
