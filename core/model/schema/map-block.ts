import { mapStyles } from '../vocabularies/map-styles.ts';
import { byDefault, entity, looseFlag, looseNumber, nameOrNumberOf } from './fields.ts';
import { location } from './location.ts';

/** Map block data (docs/spec.md#widgets-3, "Map location" and "Map display options"; names as sites write them and as there). */
export const mapBlock = entity('MapBlock', 'Block data of a map.', {
  location,
  style: byDefault('grayscale', nameOrNumberOf('How the map looks.', mapStyles)),
  labels: looseFlag('Whether names stand in the map.'),
  showLabels: looseFlag('The same.'),
  terrain: looseFlag('Whether the map shows heights.'),
  showTerrain: looseFlag('The same.'),
  controls: looseFlag('Whether the map has buttons.'),
  showControls: looseFlag('The same.'),
  draggable: looseFlag('Whether the map can be moved.'),
  scrollwheel: looseFlag('Whether the wheel zooms.'),
  disableDefaultUI: looseFlag('Whether the buttons of the provider are left out.'),
  markerDraggable: looseFlag('Whether the marker can be moved.'),
  linkOnClick: looseFlag('Whether a click on the marker leads to a larger map.'),
  vSize: looseNumber(0, 'Height of the block.'),
  hSize: looseNumber(0, 'Width of the block.'),
  aspectRatio: looseNumber(0, 'Height in percent of the width.'),
});
