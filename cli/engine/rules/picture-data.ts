import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { dataKinds } from '../../../core/model/images/settings.ts';
import { ownSlideData, slideData } from '../../../core/model/slide-data.ts';
import { clipped } from '../clipped.ts';
import { isDynamic } from '../dynamic.ts';
import { isWithin, type PageElement, valueRange } from '../page.ts';
import type { Located, Rule } from '../rule.ts';
import { slidesOf } from '../slides.ts';

type Kinds = Readonly<Record<string, Attribute<unknown>>>;

/** An empty attribute says nothing. */
const judge = ({ attributes }: PageElement, kinds: Kinds, text: string): readonly Located[] =>
  attributes.flatMap((attribute) => {
    const { name: attributeName, value } = attribute;
    const kind = Object.hasOwn(kinds, attributeName) ? kinds[attributeName] : undefined;
    if (!kind || value.trim() === '' || isDynamic(value) || kind.parse(value) !== undefined) return [];
    const args = { attribute: attributeName, value: clipped(value), accepted: describeAccepted(kind) };
    return [{ code: 'picture-data-unknown', severity: 'error', args, ...valueRange(attribute, text) }];
  });

const isInImage = (element: PageElement): boolean =>
  element.name === 'img' && isWithin(element, ({ name }) => name === 'site-image');

/** Data attributes of slides and pictures in elements of ours that count for nothing there. */
export const pictureData: Rule = {
  id: 'picture-data',
  check(subject) {
    const { elements, source } = subject.page;
    const slides = slidesOf(subject);
    const ofSlides = slides.flatMap(({ slide, nodes }) =>
      nodes.flatMap((node) => judge(node, node === slide ? { ...slideData, ...ownSlideData } : slideData, source.text)),
    );
    const told = new Set(ofSlides.map(({ start }) => start));
    const ofImages = elements.filter(isInImage).flatMap((image) => judge(image, dataKinds, source.text));
    return [...ofSlides, ...ofImages.filter(({ start }) => !told.has(start))];
  },
};
