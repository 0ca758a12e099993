/**
 * A local maps provider: the parts of Google's API that widgets use (`Map`, `OverlayView`, `LatLng`, `Point`,
 * `Marker`), with tiles of the mock. `?callback=` names a function to call after loading.
 */
export const mapsScript = `(() => {
const own = new URL(document.currentScript.src).searchParams;
const size = 256;
const plain = (place) => ({ lat: Number(place.lat?.call ? place.lat() : place.lat), lng: Number(place.lng?.call ? place.lng() : place.lng) });
const worldOf = (place, zoom) => {
  const { lat, lng } = plain(place);
  const sine = Math.sin((lat * Math.PI) / 180);
  const scale = size * 2 ** zoom;
  return { x: ((lng + 180) / 360) * scale, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale };
};
const placeAt = ({ x, y }, zoom) => {
  const scale = size * 2 ** zoom;
  const lat = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y / scale) * 2 * Math.PI)) - 90;
  return new LatLng(lat, (x / scale) * 360 - 180);
};
class Point { constructor(x, y) { Object.assign(this, { x, y }); } }
class LatLng {
  #lat; #lng;
  constructor(lat, lng) { this.#lat = lat; this.#lng = lng; }
  lat() { return this.#lat; }
  lng() { return this.#lng; }
}
class Listening {
  #listeners = [];
  addListener(name, listener) {
    const entry = { name, listener };
    this.#listeners.push(entry);
    return { remove: () => { this.#listeners = this.#listeners.filter((one) => one !== entry); } };
  }
  tell(name, event) { for (const entry of this.#listeners) if (entry.name === name) entry.listener(event); }
}
class Map extends Listening {
  constructor(node, options = {}) {
    super();
    this.node = node;
    this.overlays = new Set();
    this.options = { center: { lat: 0, lng: 0 }, zoom: 1 };
    node.style.overflow = 'hidden';
    this.setOptions(options);
  }
  setOptions(options) { Object.assign(this.options, options); this.draw(); }
  getZoom() { return this.options.zoom; }
  setZoom(zoom) { this.setOptions({ zoom }); this.tell('zoom_changed'); }
  getCenter() { const { lat, lng } = plain(this.options.center); return new LatLng(lat, lng); }
  setCenter(center) { this.setOptions({ center }); this.tell('center_changed'); }
  panTo(center) { this.setCenter(center); }
  corner() {
    const middle = worldOf(this.options.center, this.options.zoom);
    return { x: middle.x - this.node.clientWidth / 2, y: middle.y - this.node.clientHeight / 2 };
  }
  draw() {
    const { x, y } = this.corner();
    const zoom = this.options.zoom;
    const count = 2 ** zoom;
    const tiles = [];
    for (let row = Math.floor(y / size); row * size < y + this.node.clientHeight; row += 1)
      for (let column = Math.floor(x / size); column * size < x + this.node.clientWidth; column += 1)
        if (row >= 0 && row < count) tiles.push({ row, column });
    this.node.replaceChildren(...tiles.map(({ row, column }) => {
      const image = new Image(size, size);
      image.alt = '';
      image.src = '/mock/tiles/' + zoom + '/' + (((column % count) + count) % count) + '/' + row;
      Object.assign(image.style, { position: 'absolute', maxWidth: 'none', left: column * size - x + 'px', top: row * size - y + 'px' });
      return image;
    }));
    for (const overlay of this.overlays) overlay.draw();
    this.tell('idle');
  }
}
class OverlayView {
  #map = null;
  setMap(map) {
    this.#map?.overlays.delete(this);
    if (this.#map && !map) this.onRemove();
    this.#map = map;
    if (!map) return;
    map.overlays.add(this);
    setTimeout(() => { if (this.#map === map) { this.onAdd(); this.draw(); } });
  }
  getProjection() {
    const map = this.#map;
    return map && {
      fromLatLngToContainerPixel: (place) => {
        const at = worldOf(place, map.options.zoom);
        const corner = map.corner();
        return new Point(at.x - corner.x, at.y - corner.y);
      },
      fromContainerPixelToLatLng: ({ x, y }) => {
        const corner = map.corner();
        return placeAt({ x: x + corner.x, y: y + corner.y }, map.options.zoom);
      },
    };
  }
}
class Marker extends Listening {
  constructor(options = {}) { super(); this.options = options; }
  getPosition() { return this.options.position; }
  setPosition(position) { this.options.position = position; }
  setMap(map) { this.options.map = map; }
}
const maps = { Map, OverlayView, LatLng, Point, Marker, importLibrary: async () => maps };
window.google = { ...window.google, maps };
const callback = own.get('callback');
if (callback) window[callback]?.();
})();
`;
