export const messages = {
  /** For the console: the map's counterpart of the text for galleries (docs/spec.md#widgets-8). */
  'map-block-invalid-json': 'The block-json of a <site-map> is not a JSON object. Error decoding map block data',
  /** Texts for visitors. */
  'map-link': 'Open {place} in an external map (new window)',
  'map-here': 'this place',
  'map-marker': 'Marker: {place}',
  'map-show': 'Show the interactive map',
  'map-notice': 'Loads from {provider}, which sees your visit',
  'map-failed': 'The map could not be loaded. Please try again, or use the marker’s link.',
} as const;
