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

/** What a page requests that has these elements: the loader, their files, all that those import, and the sheet. */
const wholePage = (build: Build, tags: readonly string[]): string[] => {
  const names = closureOf(build, 'site.js', ...tags.map((tag) => `${tag}.js`));
  return [...names.map((name) => readBuilt(build, name)), readSheet()];
};

/** What the element adds to a page that has the loader and the base already. */
const added = (build: Build, tag: string): string[] => {
  const there = closureOf(build, 'bridge.js');
  return closureOf(build, `${tag}.js`)
    .filter((name) => !there.includes(name))
    .map((name) => readBuilt(build, name));
};

interface Place {
  /** The elements of ours that fill it. */
  readonly tags: readonly string[];
  /** What others offer for it; the first one is the measure. */
  readonly peers: Readonly<Record<string, Source>>;
}

/** Several packages on one page, bundled together, so that what they share is there once. */
const together = (...sources: readonly Source[]): Source => ({
  script: sources.map(({ script }) => script).join('\n'),
  sheets: [...new Set(sources.flatMap(({ sheets = [] }) => sheets))],
});

const { webAwesomeDialog, webAwesomeCarousel, liteYouTube } = peers;

const places: Readonly<Record<string, Place>> = {
  Dialog: { tags: ['site-dialog'], peers: { 'Web Awesome dialog, theme': webAwesomeDialog } },
  Gallery: {
    tags: ['site-gallery'],
    peers: {
      'Swiper Element': peers.swiperElement,
      'Swiper Element, all modules': peers.swiperElementBundle,
      'PhotoSwipe: core, lightbox, sheet': peers.photoSwipe,
      'Web Awesome carousel, theme': webAwesomeCarousel,
    },
  },
  Video: { tags: ['site-video'], peers: { 'lite-youtube-embed, sheet': liteYouTube } },
  'All three': {
    tags: ['site-dialog', 'site-gallery', 'site-video'],
    peers: {
      'Web Awesome dialog and carousel, lite-youtube-embed': together(
        webAwesomeDialog,
        webAwesomeCarousel,
        liteYouTube,
      ),
    },
  },
};

const rowsOfPlace = async ([place, { tags, peers: others }]: [string, Place]): Promise<Row[]> => {
  const [first = ''] = Object.keys(others);
  const base = `${place}: ${first}`;
  const peerRows = Object.entries(others).map(async ([name, source]) =>
    rowsOf(`${place}: ${name}`, filesOf(await bundle(source)), base),
  );
  const alone = tags.length > 1 ? [] : builds.flatMap((build) => aloneRows(place, build, tags[0] ?? '', base));
  const whole = builds.flatMap((build) =>
    rowsOf(`${place}: ours, ${nameOf[build]}, whole page`, wholePage(build, tags), base),
  );
  return [...(await Promise.all(peerRows)).flat(), ...whole, ...alone];
};

const aloneRows = (place: string, build: Build, tag: string, base: string): Row[] =>
  rowsOf(`${place}: ours, ${nameOf[build]}, added`, added(build, tag), base);

export const sizes: Measure = {
  name: 'sizes',
  title: 'Sizes',
  method: `Ours are the files of \`dist/cdn\` as a page requests them. *Whole page* is everything before anybody
clicks: loader, React or Preact, bridge, page runtime, words, the element, and the one sheet of all elements. *Added* is
what the element costs on a page that has another one already. Peers are bundled and minified by esbuild, each with the
sheets that its documentation asks for. All are compressed file by file. What is fetched only on a click is not counted on
either side (our player, the providers' frames), but PhotoSwipe's core is, which can be.

The jobs differ: our gallery is a grid and a list so far, Swiper Element and the carousel slide, PhotoSwipe is a
lightbox; our video also plays Vimeo, files and other providers, and asks for consent.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'brotli', `Dialog: ours, ${build}, whole page`, 'Dialog: Web Awesome dialog, theme').toFixed(2);
    return `a page with a dialog weighs ${ratio('slim')} (slim) or ${ratio('React')} times what Web Awesome's does`;
  },
  run: async () => (await Promise.all(Object.entries(places).map(rowsOfPlace))).flat(),
};
