import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { json, number, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import type { ContextLocation } from '../../core/model/site-context/site-context.ts';
import { readBlock } from './model/block.ts';
import { mapStyle } from './model/map-style.ts';

const latitude = { min: -90, max: 90 };
const longitude = { min: -180, max: 180 };

const isLocation = (value: unknown): value is ContextLocation =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const contract = defineContract({
  tag: 'site-map',
  load: 'near-viewport',
  attributes: {
    /** Latitude of the map's centre, in degrees. Default 40.720882. */
    mapLat: number(undefined, latitude),
    /** Longitude of the map's centre, in degrees. Default -74.000988. */
    mapLng: number(undefined, longitude),
    /** Latitude of the marker. Default: the centre's. Written back when a visitor has moved it. */
    markerLat: number(undefined, latitude),
    /** Longitude of the marker. Default: the centre's. Written back when a visitor has moved it. */
    markerLng: number(undefined, longitude),
    /** How close the map is, from 0 (the world) on. Default 12. */
    mapZoom: number(undefined, { min: 0, max: 22 }),
    /** Name of the place. */
    addressTitle: text(),
    /** Street and number. */
    addressLine1: text(),
    /** Town and postal code. */
    addressLine2: text(),
    /** Country. */
    addressCountry: text(),
    /** All of these at once, as site builders keep them; each attribute goes before it. Default: the site's location. */
    location: json('an object with mapLat, mapLng and the others', isLocation),
    /** Colours, by name or by the number of the site builder's data (1 to 6). */
    mapStyle: mapStyle(),
    /** Whether names are on the map, where the provider can leave them out. */
    showLabels: toggle(true),
    /** Whether the map shows hills, where the provider can. */
    showTerrain: toggle(false),
    /** Whether a pointer moves the map. */
    mapDraggable: toggle(true),
    /** Whether the wheel changes the zoom: off, so that the page scrolls. */
    scrollwheel: toggle(false),
    /** Whether there are buttons to zoom. */
    showControls: toggle(true),
    /** No controls of any kind. */
    disableDefaultUi: toggle(false),
    /** Whether visitors may move the marker, by pointer and by arrow keys. */
    markerDraggable: toggle(false),
    /** Whether the marker is a link to the external map. */
    linkOnClick: toggle(true),
    /** The external map: an address with `{lat}`, `{lng}`, `{zoom}` and `{address}`. Default: Google Maps. */
    mapsUrl: url(),
    /** Addresses of the tiles, with `{z}`, `{x}`, `{y}`, and `{style}` where the server has styles of its own. */
    tiles: text(),
    /** Whom the tiles are of, as their licence asks for it. */
    attribution: text(),
    /** Who draws the map: your `tiles`, or Google with its key. Default: Google where there is a key and no tiles. */
    provider: oneOf(['tiles', 'google']),
    /** The key of the provider. Default: the site's. */
    apiKey: text(),
    /** The provider's script, where it is not at its usual address. */
    src: url(),
    /** Who is contacted, as visitors are told. Default: the host of the tiles, or Google. */
    providerName: text(),
    /** Other servers are contacted only after consent. */
    requireConsent: toggle(true),
    /** Map block data as a site builder writes it, JSON. */
    blockJson: text(),
    /** The same by the name that site builders give it. */
    dataBlockJson: text(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson }) => readBlock(blockJson ?? dataBlockJson),
    context: ({ website, gmRenderKey }) => ({ location: website?.location, apiKey: gmRenderKey }),
  },
  events: {
    /** Before the interactive map, or the question for consent, takes the picture's place; cancelling keeps the picture. */
    'site-show': before(),
    /** The interactive map is there. */
    'site-shown': after(),
    /** A visitor has moved the marker. */
    'site-marker-moved': after<{ readonly lat: number; readonly lng: number }>(),
  },
  methods: {
    /** Shows the interactive map as the button would. */
    show: method<() => void>(),
  },
});

export const surface = defineSurface({
  slots: {
    /** A picture of the place: an `img`, best inside a link to a map. Default: a drawing in the map's colours. */
    '': true,
    /** Your own markup of the address, in place of the address from the attributes. */
    address: true,
  },
  parts: {
    /** The address, where you have not written your own. */
    address: true,
    /** The box of picture and map. */
    box: true,
    /** The marker, a link to the external map. */
    marker: true,
    /** The button that shows the interactive map. */
    show: true,
    /** Who is contacted when it does, or what went wrong. */
    notice: true,
    /** The question for consent. */
    consent: true,
    /** The button that allows and shows. */
    allow: true,
    /** The interactive map. */
    map: true,
    /** The buttons that zoom. */
    zoom: true,
    /** Whom the tiles are of. */
    attribution: true,
  },
  cssProperties: {
    /** Width to height of the box. Default `16 / 9`. */
    '--site-map-ratio': 'ratio',
    /** The marker. Default: the accent. */
    '--site-map-marker': 'color',
    /** Lines around buttons and question. */
    '--site-line': 'color',
    /** Behind buttons, notice and question. */
    '--site-surface-raised': 'color',
    /** Their words. */
    '--site-text': 'color',
    /** The button that allows, the marker and focus rings. */
    '--site-accent': 'color',
    /** Text on the button that allows. */
    '--site-on-accent': 'color',
    /** The line around the marker and beside focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons and of the notice. */
    '--site-radius-1': 'length',
  },
});
