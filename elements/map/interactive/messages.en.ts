/** Texts for visitors of the interactive map. */
export const messages = {
  'map-consent': 'The interactive map connects to {provider}, which may store data on your device.',
  'map-allow': 'Allow and show',
  'map-elsewhere': 'Open the external map',
  'map-label': 'Map of {place}',
  'map-zoom-in': 'Zoom in',
  'map-zoom-out': 'Zoom out',
} as const;
