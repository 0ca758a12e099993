/** The link that saves an image to Pinterest (docs/spec.md#runtime-3, "Website context"): its attributes on the elements that show images. */
import type { PartialValues, Values } from '../contract/contract.ts';
import { oneOf } from '../contract/kinds.ts';
import type { SiteContext } from '../site-context/site-context.ts';

export const pinterestAttributes = {
  pinterest: oneOf(['off', 'hover', 'always'], 'off'),
  pinterestShape: oneOf(['rect', 'round'], 'rect'),
  pinterestSize: oneOf(['small', 'large'], 'small'),
  pinterestColor: oneOf(['red', 'white', 'gray'], 'red'),
};

type Attributes = typeof pinterestAttributes;

export type PinterestSettings = Values<Attributes>;

/** The type of the collections of blogs: `generic` in the vocabulary, which this script does not load. */
const blogType = 1;

/** Returns the settings of the site for this page. The page may contain any values. */
export function pinterestFromContext({
  pinterestOverlayOptions = {},
  collection,
}: SiteContext): PartialValues<Attributes> {
  const { mode, shape, size, color } = pinterestOverlayOptions;
  const [isEnabled, isForPages] = (typeof mode === 'string' && /^enabled.for.blogs(.and.pages)?$/i.exec(mode)) || [];
  if (!isEnabled || !(isForPages || collection?.type === blogType)) return {};
  // The contract ignores values that are not allowed.
  return {
    pinterest: 'hover',
    pinterestShape: shape,
    pinterestSize: size,
    pinterestColor: color,
  } as PartialValues<Attributes>;
}
