import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, named, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const places = ['{z}', '{x}', '{y}'];

/** Reports tile URLs that are the same for every tile. */
export const mapTiles: Rule = {
  id: 'map-tiles',
  check: ({ page }) =>
    named(page, 'site-map')
      .flatMap((element) => attributeOf(element, 'tiles') ?? [])
      // The placeholders look like those of templates: remove them before the search for template code.
      .filter(
        ({ value }) => value.trim() !== '' && !isDynamic(value.replace(/\{(z|x|y|s|style|labels|terrain)\}/g, '')),
      )
      .flatMap((attribute) => {
        const missing = places.find((place) => !attribute.value.includes(place));
        if (!missing) return [];
        return [
          { code: 'map-tiles-place', severity: 'error', args: { missing }, ...valueRange(attribute, page.source.text) },
        ];
      }),
};
