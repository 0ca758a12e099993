import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, named, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const places = ['{z}', '{x}', '{y}'];

/** Addresses of tiles that say the same for every tile: the map would be one picture, over and over. */
export const mapTiles: Rule = {
  id: 'map-tiles',
  check: ({ page }) =>
    named(page, 'site-map')
      .flatMap((element) => attributeOf(element, 'tiles') ?? [])
      // The places look like those of templates: what is left without them may be one.
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
