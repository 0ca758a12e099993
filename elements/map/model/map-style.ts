import { type Attribute, oneOf } from '../../../core/model/contract/kinds.ts';
import { type MapStyle, mapStyles } from '../../../core/model/vocabularies/map-styles.ts';

/** Parses a style by number or name: `MinimalDark` or `Minimal Dark`, or `MINIMAL_DARK` as in scripts of sites. */
export function mapStyle(): Attribute<MapStyle> {
  const kind = oneOf(mapStyles, 'grayscale');
  return { ...kind, parse: (text) => kind.parse(text.trim().replace(/[_ ]|(?<=[a-z])(?=[A-Z])/g, '-')) };
}
