import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { dataKinds } from '../../../core/model/images/settings.ts';
import { ownSlideData, slideData } from '../../../core/model/slide-data.ts';
import type { Finding } from '../../finding.ts';
import { isWithin } from '../page/closest.ts';
import { isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  attributesNamed,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  valueRange,
} from '../page/page.ts';
import { rejectedValue } from '../page/rejected-value.ts';
import { slideNodesOf, slidesOf } from '../page/slides.ts';
import type { Rule, RuleContext } from '../rule.ts';

const codes = { unknown: 'picture-data-unknown', misspelt: 'picture-data-misspelt' };

type Kinds = ReadonlyMap<string, Attribute<unknown>>;

/** Only site builders use these names, so they mean the same on every element of a page. */
const everywhere: Kinds = new Map(Object.entries(slideData));
const onSlides: Kinds = new Map(Object.entries(ownSlideData));
const onImages: Kinds = new Map(Object.entries(dataKinds));

const names = new Set([...everywhere.keys(), ...onSlides.keys(), ...onImages.keys()]);

const hasClass = (element: PageElement, name: string): boolean => textOf(element, 'class').split(/\s+/).includes(name);

const isInBuilderGallery = isWithin((element) => hasClass(element, 'sqs-gallery'));

/** Whether the element is a slide in the gallery of a site builder. */
const isBuilderSlide = (element: PageElement, page: Page): boolean =>
  hasClass(element, 'slide') && isInBuilderGallery(element, page);

const isInSiteImage = isWithin(({ name }) => name === 'site-image');

/** Attributes that show, beside `data-src`, that an image is in the markup of a site builder. */
const builderNames = ['data-image', 'data-image-dimensions', 'data-image-focal-point'];

/** Whether an image is loaded by the settings in its data attributes. */
function isLoadedByScript(image: PageElement, page: Page): boolean {
  if (isInSiteImage(image, page)) return true;
  const isLazy = attributeOf(image, 'data-src') !== undefined;
  return (
    isLazy && (slideNodesOf(page).has(image) || builderNames.some((name) => attributeOf(image, name) !== undefined))
  );
}

/** Returns the problem of an attribute. An empty attribute counts as not set. */
function judge(attribute: PageAttribute, kind: Attribute<unknown>, text: string): readonly Finding[] {
  const { name, value } = attribute;
  if (value.trim() === '' || kind.parse(value) !== undefined || isDynamic(value)) return [];
  return [
    { ...rejectedValue(codes, value, kind, { attribute: name }), severity: 'error', ...valueRange(attribute, text) },
  ];
}

/** Returns a function that finds the kind of an attribute by what its element is. */
function kindFinder({ page }: RuleContext): (element: PageElement, name: string) => Attribute<unknown> | undefined {
  const slides = slidesOf(page);
  const isSlide = (element: PageElement): boolean => slides.has(element) || isBuilderSlide(element, page);
  return (element, name) =>
    everywhere.get(name) ??
    (onSlides.has(name) && isSlide(element) ? onSlides.get(name) : undefined) ??
    (onImages.has(name) && element.name === 'img' && isLoadedByScript(element, page) ? onImages.get(name) : undefined);
}

/** Reports invalid data attributes of slides and images, on this package's elements and in the markup of site builders. */
export const pictureData: Rule = {
  id: 'picture-data',
  check(context) {
    const kindOf = kindFinder(context);
    return attributesNamed(context.page, names).flatMap(({ element, attribute }) => {
      const kind = kindOf(element, attribute.name);
      return kind ? judge(attribute, kind, context.page.source.text) : [];
    });
  },
};
