/** The interface between the element and the library that draws the map. Each provider has one adapter. */
import type { MapStyle } from '../../../core/model/vocabularies/map-styles.ts';
import type { LatLng } from '../model/place.ts';

/** How the map is drawn and moved. */
export interface MapSettings {
  readonly centre: LatLng;
  readonly zoom: number;
  readonly mapStyle: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly isDraggable: boolean;
  readonly hasWheel: boolean;
}

/** The options that a provider needs to create a map. */
export interface MapOptions {
  readonly page: Document;
  /** The URL template of the tiles. */
  readonly tiles: string | undefined;
  readonly apiKey: string | undefined;
  /** The URL of the provider's script, if it is not the usual one. */
  readonly src: string | undefined;
  /** A language tag, such as `de-CH`. */
  readonly language: string;
  /** Whether the map needs the visitor's consent. */
  readonly needsConsent: boolean;
  /** Called whenever places have moved on the screen. */
  readonly onMove: () => void;
  /** Called when the map is drawn but stays empty. */
  readonly onFail: (cause: unknown) => void;
}

/** Pixels from the corner of the map. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface DrawnMap {
  /** Applies changed settings. If the centre and the zoom are the same, the visitor's position stays. */
  readonly update: (settings: MapSettings) => void;
  readonly pointOf: (place: LatLng) => MapPoint;
  readonly placeAt: (point: MapPoint) => LatLng;
  /** Zooms in by one step for 1, and out for -1. */
  readonly zoomBy: (steps: number) => void;
  /** Centres the map on the place. */
  readonly goTo: (place: LatLng) => void;
  readonly remove: () => void;
}

/** Draws a map into a node; rejects if that fails. */
export type DrawMap = (node: HTMLElement, settings: MapSettings, options: MapOptions) => Promise<DrawnMap>;
