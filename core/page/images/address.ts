import { addressOf, sizedSource } from '../../model/images/address.ts';
import { widthFor } from '../../model/images/width.ts';
import { unclobber } from '../unclobber.ts';
import { addressContext } from './hosts.ts';

/** Returns the URL of an image for a width in CSS pixels; the source itself if it has no sizes. */
export function addressFor(source: string, pixels: number, document: Document = globalThis.document): string {
  const sized = sizedSource(source, addressContext(document));
  const density = unclobber(document).defaultView?.devicePixelRatio ?? 1;
  return sized ? addressOf(sized, widthFor(pixels * density), 'querystring') : source;
}
