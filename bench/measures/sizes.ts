import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Bundle, bundle, type Source } from '../bundle.ts';
import { type Measure, type Row, ratioOf } from '../measure.ts';
import { type Build, builds, closureOf, readBuilt, readSheet } from '../ours.ts';
import { peers } from '../peers.ts';

const nameOf: Readonly<Record<Build, string>> = { react: 'React', slim: 'slim' };

const kb = (bytes: number): number => bytes / 1024;

/** Files are compressed one by one, as a server does. */
const columns: Readonly<Record<string, (file: string) => number>> = {
  minified: (file) => Buffer.byteLength(file),
  'gzip -9': (file) => gzipSync(file, { level: 9 }).length,
  brotli: (file) => brotliCompressSync(file).length,
};

const rowsOf = (subject: string, files: readonly string[], ratioTo?: string): Row[] =>
  Object.entries(columns).map(([what, bytesOf]) => ({
    what,
    subject,
    value: kb(files.filter(Boolean).reduce((sum, file) => sum + bytesOf(file), 0)),
    unit: 'KB',
    ...(ratioTo === undefined ? {} : { ratioTo }),
  }));

const filesOf = ({ script, sheet }: Bundle): string[] => [script, sheet];

/** The requests of a page that uses these files: the loader, the files, their imports, and the stylesheet. */
const wholePage = (build: Build, files: readonly string[]): string[] => {
  const names = closureOf(build, 'site.js', ...files);
  return [...names.map((name) => readBuilt(build, name)), readSheet()];
};

/** The requests that these files add to a page that already has the loader and the base. */
const added = (build: Build, files: readonly string[]): string[] => {
  const there = closureOf(build, 'bridge.js');
  return closureOf(build, ...files)
    .filter((name) => !there.includes(name))
    .map((name) => readBuilt(build, name));
};

interface Place {
  /** The files of ours that fill it. */
  readonly files: readonly string[];
  /** Whether to report what the files add to a page with other elements of ours; not for several elements. */
  readonly isAdded?: boolean;
  /** Alternatives in other packages; the first one is the base of the ratios. */
  readonly peers: Readonly<Record<string, Source>>;
}

/** Several packages on one page, bundled together, so that what they share is there once. */
const together = (...sources: readonly Source[]): Source => ({
  script: sources.map(({ script }) => script).join('\n'),
  sheets: [...new Set(sources.flatMap(({ sheets = [] }) => sheets))],
});

const { webAwesomeDialog, webAwesomeCarousel, liteYouTube } = peers;

const places: Readonly<Record<string, Place>> = {
  Dialog: { files: ['site-dialog.js'], peers: { 'Web Awesome dialog, theme': webAwesomeDialog } },
  Carousel: {
    files: ['site-gallery.js', 'MovingGallery.js'],
    peers: {
      'Swiper Element': peers.swiperElement,
      'Swiper Element, all modules': peers.swiperElementBundle,
      'Embla 9 with accessibility': peers.embla,
      'Web Awesome carousel, theme': webAwesomeCarousel,
    },
  },
  Lightbox: {
    files: ['site-gallery.js', 'lightbox.js'],
    peers: { 'PhotoSwipe: core, lightbox, sheet': peers.photoSwipe },
  },
  'Galleries and lightbox': {
    files: ['site-gallery.js', 'MovingGallery.js', 'lightbox.js'],
    peers: {
      'Swiper Element, PhotoSwipe': together(peers.swiperElement, peers.photoSwipe),
      'React: react-photo-album, YARL with 5 plugins': peers.photoAlbumAndLightbox,
    },
  },
  Form: {
    files: ['site-form.js', 'form-session.js', 'form-submitter.js', 'draft-policy.js'],
    peers: { 'react-hook-form, React': peers.reactHookForm, 'Web Awesome controls, theme': peers.webAwesomeControls },
  },
  'Form from JSON': {
    files: ['site-form.js', 'form-session.js', 'form-submitter.js', 'draft-policy.js', 'json-form.js'],
    peers: { 'react-hook-form, React': peers.reactHookForm, 'Web Awesome controls, theme': peers.webAwesomeControls },
  },
  'Cookie banner': {
    // The second file is loaded only for visitors who have not answered.
    files: ['site-cookie-banner.js', 'CookieBanner.js'],
    peers: {
      'vanilla-cookieconsent, sheet': peers.vanillaCookieConsent,
      'c15t: banner, dialog, sheet, React': peers.c15t,
    },
  },
  'Map before a click': { files: ['site-map.js'], peers: { 'Leaflet, sheet': peers.leaflet } },
  'Map that moves': {
    files: ['site-map.js', 'InteractiveMap.js', 'tiles.js'],
    peers: { 'Leaflet, sheet': peers.leaflet },
  },
  Audio: {
    // The second file is loaded when a visitor reaches the controls.
    files: ['site-audio.js', 'used-player.js'],
    peers: { 'media-chrome, five components': peers.mediaChrome, 'Plyr, sheet': peers.plyr },
  },
  'Relative time': {
    files: ['site-relative-time.js'],
    peers: { 'relative-time-element': peers.relativeTime },
  },
  'Product and cart': {
    // The third file is loaded when a cart is shown, or a product added.
    files: ['site-product.js', 'site-cart.js', 'site-shopping-cart.js'],
    peers: { 'Shopify Buy Button': peers.buyButton },
  },
  Video: { files: ['site-video.js'], peers: { 'lite-youtube-embed, sheet': liteYouTube } },
  'All three': {
    files: ['site-dialog.js', 'site-gallery.js', 'MovingGallery.js', 'site-video.js'],
    isAdded: false,
    peers: {
      'Web Awesome dialog and carousel, lite-youtube-embed': together(
        webAwesomeDialog,
        webAwesomeCarousel,
        liteYouTube,
      ),
    },
  },
};

const rowsOfPlace = async ([place, { files, isAdded = true, peers: others }]: [string, Place]): Promise<Row[]> => {
  const [first = ''] = Object.keys(others);
  const base = `${place}: ${first}`;
  const peerRows = Object.entries(others).map(async ([name, source]) =>
    rowsOf(`${place}: ${name}`, filesOf(await bundle(source)), base),
  );
  const alone = isAdded ? builds.flatMap((build) => addedRows(place, build, files, base)) : [];
  const whole = builds.flatMap((build) =>
    rowsOf(`${place}: ours, ${nameOf[build]}, whole page`, wholePage(build, files), base),
  );
  return [...(await Promise.all(peerRows)).flat(), ...whole, ...alone];
};

const addedRows = (place: string, build: Build, files: readonly string[], base: string): Row[] =>
  rowsOf(`${place}: ours, ${nameOf[build]}, added`, added(build, files), base);

export const sizes: Measure = {
  name: 'sizes',
  title: 'Sizes',
  method: `Ours are the files of \`dist/cdn\` as a page requests them. *Whole page* is everything before the first
click: loader, React or Preact, bridge, page runtime, messages, the elements, and the stylesheet of all elements; also a
lightbox, which is loaded when the pointer comes near. *Added* is their cost on a page that already has another
element. Peers are bundled and minified by esbuild, each with the
stylesheets that its documentation requires. All are compressed file by file. Files fetched only on a click are not counted on
either side (our player, the providers' frames), but PhotoSwipe's core is, which can be.

The jobs differ: our gallery has nine designs, and where it moves five transitions, autoplay and thumbnails; Embla brings
no look and no buttons; react-hook-form brings no fields, no look and sends nothing, Web Awesome's controls neither check
nor send as a form, ours does all of it; vanilla-cookieconsent and c15t also have a dialog with each category, which ours
leaves to the page; Shopify's Buy Button reads products and carts of its provider only, and has no coupons and no shipping; Leaflet alone has no address, no consent and no image before its tiles; our video also plays Vimeo, files and other providers, and requires consent.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'brotli', `Dialog: ours, ${build}, whole page`, 'Dialog: Web Awesome dialog, theme').toFixed(2);
    return `a page with a dialog weighs ${ratio('slim')} (slim) or ${ratio('React')} times what Web Awesome's does`;
  },
  run: async () => (await Promise.all(Object.entries(places).map(rowsOfPlace))).flat(),
};
