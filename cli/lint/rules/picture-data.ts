import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { dataKinds } from '../../../core/model/images/settings.ts';
import { ownSlideData, slideData } from '../../../core/model/slide-data.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { isWithin, named, type PageAttribute, type PageElement, valueRange } from '../page/page.ts';
import { slideNodesOf, slidesOf } from '../page/slides.ts';
import type { Rule } from '../rule.ts';

type Kinds = ReadonlyMap<string, Attribute<unknown>>;

const inSlides: Kinds = new Map(Object.entries(slideData));
const inImages: Kinds = new Map(Object.entries(dataKinds));

const onSlides: Kinds = new Map(Object.entries({ ...slideData, ...ownSlideData }));

/** Returns the problem of an attribute. An empty attribute counts as not set. */
function judge(attribute: PageAttribute, kinds: Kinds, text: string): Finding | undefined {
  const { name, value } = attribute;
  const kind = kinds.get(name);
  if (!kind || value.trim() === '' || kind.parse(value) !== undefined || isDynamic(value)) return undefined;
  const args = { attribute: name, value: truncate(value), accepted: describeAccepted(kind) };
  return { code: 'picture-data-unknown', severity: 'error', args, ...valueRange(attribute, text) };
}

function judgeAll(nodes: readonly PageElement[], kindsOf: (node: PageElement) => Kinds, text: string): Finding[] {
  const found: Finding[] = [];
  for (const node of nodes) {
    const kinds = kindsOf(node);
    for (const attribute of node.attributes) {
      const problem = judge(attribute, kinds, text);
      if (problem) found.push(problem);
    }
  }
  return found;
}

const isInImage = (element: PageElement): boolean => isWithin(element, ({ name }) => name === 'site-image');

/** Reports invalid data attributes of slides and images in the package's elements. */
export const pictureData: Rule = {
  id: 'picture-data',
  check({ page }) {
    const { text } = page.source;
    const slides = slidesOf(page);
    const ofSlides = judgeAll(slideNodesOf(page), (node) => (slides.has(node) ? onSlides : inSlides), text);
    const reported = new Set(ofSlides.map(({ start }) => start));
    const ofImages = judgeAll(named(page, 'img').filter(isInImage), () => inImages, text);
    return [...ofSlides, ...ofImages.filter(({ start }) => !reported.has(start))];
  },
};
