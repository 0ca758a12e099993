import { type Attribute, oneOf } from '../../../core/model/contract/kinds.ts';
import { type MapStyle, mapStyles } from '../../../core/model/vocabularies/map-styles.ts';

/** A style by number or by name, which the spec writes `MinimalDark` and scripts of sites `MINIMAL_DARK`. */
export function mapStyle(): Attribute<MapStyle> {
  const kind = oneOf(mapStyles, 'grayscale');
  return { ...kind, parse: (text) => kind.parse(text.replace(/_|(?<=[a-z])(?=[A-Z])/g, '-')) };
}
