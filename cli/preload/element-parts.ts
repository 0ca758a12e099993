/** Modules that an element loads automatically after it is defined, if its markup requires them. */
import { contract } from '../../elements/gallery/contract.ts';
import { readBlock } from '../../elements/gallery/model/block-data.ts';
import { isMoving } from '../../elements/gallery/model/designs.ts';
import { contract as language } from '../../elements/language/contract.ts';
import { attributeOf, type TreeElement } from '../prerender/select.ts';

/** Returns the design of a gallery, from its attributes or else from its block data. */
function designOf(gallery: TreeElement): unknown {
  const block = attributeOf(gallery, 'block-json') ?? attributeOf(gallery, 'data-block-json');
  return (
    contract.attributes.design.parse(attributeOf(gallery, 'design') ?? '') ??
    readBlock(block ?? '', contract.attributes).settings.design
  );
}

/** The file names of these modules by tag, without the extension. */
const parts: Readonly<Record<string, (element: TreeElement) => readonly string[]>> = {
  [contract.tag]: (gallery) => (isMoving(designOf(gallery)) ? ['MovingGallery'] : []),
  [language.tag]: (element) =>
    language.attributes.design.parse(attributeOf(element, 'design') ?? '') === 'menu' ? ['LanguageMenu'] : [],
  // The banner is shown on a first visit.
  'site-cookie-banner': () => ['CookieBanner'],
};

export const partsOf = (element: TreeElement): readonly string[] =>
  Object.hasOwn(parts, element.tagName) ? (parts[element.tagName]?.(element) ?? []) : [];
