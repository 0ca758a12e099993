/** The fields about the page that calls contain (docs/spec.md#runtime-3, "Form and submission"). */
import { number, text } from '../../model/site-context/decoders.ts';
import { unclobber } from '../unclobber.ts';
import type { FindContext } from './find-context.ts';

/** Fields of a form; those without a value are not sent. */
export type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Returns the fields of the page. Forms have them from `core/model/form/payload.ts`, which is not imported here, because all pages
 * would load it then.
 */
export function pageFields(document: Document, find: FindContext): Fields {
  const itemId = text(find('item', 'id'));
  const pageId = itemId ?? text(find('collection', 'id'));
  return {
    pageTitle: unclobber(document).title,
    pageId,
    contentSource: pageId && (itemId ? 'i' : 'c'),
    pagePath: document.location.pathname,
    pagePermissionTypeValue: number(find('collection', 'permissionType'))?.toString(),
  };
}
