import { mapStyles } from '../vocabularies/map-styles.ts';
import { byDefault, entity, looseFlag, looseNumber, nameOrNumberOf } from './fields.ts';
import { location } from './location.ts';

/** Map block data (docs/spec.md#widgets-3, "Map location" and "Map display options"; names as sites write them and as there). */
export const mapBlock = entity('MapBlock', 'Block data of a map.', {
  location,
  style: byDefault('grayscale', nameOrNumberOf('Style of the map.', mapStyles)),
  labels: looseFlag('Whether the map shows names of places.'),
  showLabels: looseFlag('Same setting as labels, by another name.'),
  terrain: looseFlag('Whether the map shows the terrain.'),
  showTerrain: looseFlag('Same setting as terrain, by another name.'),
  controls: looseFlag('Whether the map has zoom buttons.'),
  showControls: looseFlag('Same setting as controls, by another name.'),
  draggable: looseFlag('Whether visitors can drag the map.'),
  scrollwheel: looseFlag('Whether the mouse wheel zooms the map.'),
  disableDefaultUI: looseFlag('Whether the default controls of the map provider are hidden.'),
  markerDraggable: looseFlag('Whether visitors can drag the marker.'),
  linkOnClick: looseFlag('Whether a click on the marker opens a larger map.'),
  vSize: looseNumber(0, 'Height of the block in the page editor. Ignored.'),
  hSize: looseNumber(0, 'Width of the block in the page editor. Ignored.'),
  aspectRatio: looseNumber(0, 'Height of the map in percent of its width, for example 56.25 for 16:9.'),
});
