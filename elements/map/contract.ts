import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { json, number, oneOf, ratio, text, toggle, url } from '../../core/model/contract/kinds.ts';
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
    /** Latitude of the marker, in degrees. Default: `map-lat`. Updated when the visitor moves the marker. */
    markerLat: number(undefined, latitude),
    /** Longitude of the marker, in degrees. Default: `map-lng`. Updated when the visitor moves the marker. */
    markerLng: number(undefined, longitude),
    /** Zoom level; 0 shows the world. Default 12. */
    mapZoom: number(undefined, { min: 0, max: 22 }),
    /** Name of the place. */
    addressTitle: text(),
    /** Street and number. */
    addressLine1: text(),
    /** Town and postal code. */
    addressLine2: text(),
    /** Country. */
    addressCountry: text(),
    /** The location as site builders store it. Each attribute takes precedence. Default: the site's location. */
    location: json('an object with mapLat, mapLng and the others', isLocation),
    /** Map style, by name or by the number in the site builder's data (1 to 6). */
    mapStyle: mapStyle(),
    /** Width to height of the box, such as `16:9`, or the height in percent of the width, such as `56.25%`. */
    aspectRatio: ratio(),
    /** Whether the map shows place names, if the provider can hide them. */
    showLabels: toggle(true),
    /** Whether the map shows hills, if the provider supports it. */
    showTerrain: toggle(false),
    /** Whether the pointer can move the map. */
    mapDraggable: toggle(true),
    /** Whether the mouse wheel changes the zoom. Off by default, so that the wheel scrolls the page. */
    scrollwheel: toggle(false),
    /** Whether the map has zoom buttons. */
    showControls: toggle(true),
    /** Hides all controls. */
    disableDefaultUi: toggle(false),
    /** Whether visitors can move the marker, with the pointer and with arrow keys. */
    markerDraggable: toggle(false),
    /** Whether the marker is a link to the external map. */
    linkOnClick: toggle(true),
    /** The URL of the external map, with `{lat}`, `{lng}`, `{zoom}` and `{address}`. Default: Google Maps. */
    mapsUrl: url(),
    /** The URL template of the tiles, with `{z}`, `{x}`, `{y}`, and `{style}` if the server has several styles. */
    tiles: text(),
    /** The attribution that the tile licence requires. */
    attribution: text(),
    /** The map provider: your `tiles`, or Google with its key. Default: Google if there is a key and no tiles. */
    provider: oneOf(['tiles', 'google']),
    /** The API key of the provider. Default: the site's key. */
    apiKey: text(),
    /** The URL of the provider's script, if it is not the usual one. */
    src: url(),
    /** The provider's name shown to visitors. Default: the host of the tiles, or Google. */
    providerName: text(),
    /** Whether other servers are contacted only after consent. */
    requireConsent: toggle(true),
    /** Map block data of a site builder, as JSON. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson }) => readBlock(blockJson ?? dataBlockJson),
    context: ({ website, gmRenderKey }) => ({ location: website?.location, apiKey: gmRenderKey }),
  },
  events: {
    /** Before the interactive map, or the consent prompt, replaces the image; cancelling keeps the image. */
    'site-show': cancelableEvent(),
    /** The interactive map is rendered. */
    'site-shown': event(),
    /** The visitor has moved the marker. */
    'site-marker-moved': event<{ readonly lat: number; readonly lng: number }>(),
  },
  methods: {
    /** Shows the interactive map as the button would. */
    show: method<() => void>(),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** An image of the place: an `img`, preferably inside a link to a map. Default: a drawing in the colours of the map style. */
    '': true,
    /** Your own markup of the postal address, instead of the address from the attributes. */
    address: true,
  },
  parts: {
    /** The postal address from the attributes. */
    address: true,
    /** The box of image and map. */
    box: true,
    /** The marker, a link to the external map. */
    marker: true,
    /** The button that shows the interactive map. */
    show: true,
    /** The notice about the provider that the button contacts, or the error. */
    notice: true,
    /** The consent prompt. */
    consent: true,
    /** The button that gives consent and shows the map. */
    allow: true,
    /** The interactive map. */
    map: true,
    /** The zoom buttons. */
    zoom: true,
    /** The attribution of the tiles. */
    attribution: true,
  },
  cssProperties: {
    /** Width to height of the box. Default: `aspect-ratio`, or else `16 / 9`. */
    '--site-map-ratio': 'ratio',
    /** The marker. Default: the accent colour. */
    '--site-map-marker': 'color',
    /** Lines around buttons and the consent prompt. */
    '--site-line': 'color',
    /** Background of buttons, notice and consent prompt. */
    '--site-surface-raised': 'color',
    /** Text of buttons, notice and consent prompt. */
    '--site-text': 'color',
    /** The button that gives consent, the marker and focus rings. */
    '--site-accent': 'color',
    /** Text on the button that gives consent. */
    '--site-on-accent': 'color',
    /** The line around the marker and beside focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons and of the notice. */
    '--site-radius-1': 'length',
  },
});
