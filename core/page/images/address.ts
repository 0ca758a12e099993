import { addressOf, sizedSource } from '../../model/images/address.ts';
import { widthFor } from '../../model/images/ladder.ts';
import { addressContext } from './hosts.ts';

/** The address of an image that is to be shown so many CSS pixels wide; the source itself where that has no sizes. */
export function addressFor(source: string, pixels: number, document: Document = globalThis.document): string {
  const sized = sizedSource(source, addressContext(document));
  const density = document.defaultView?.devicePixelRatio ?? 1;
  return sized ? addressOf(sized, widthFor(pixels * density), 'querystring') : source;
}
