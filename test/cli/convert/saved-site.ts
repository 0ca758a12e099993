/**
 * A site of thirteen pages in the markup of a site builder, written for these tests, as it is after saving: twelve pages by wget, with copies
 * of the images in folders named after their hosts, and one by a browser, under its title and with a `_files` folder.
 */
import { deflateSync } from 'node:zlib';
import { blocks, eventItem, eventList, eventMeta, lazyImage, leftBlocks } from './blocks.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
};

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Returns a PNG image of 60 × 40 pixels with a vertical gradient from a colour to white. */
function image([red, green, blue]: readonly [number, number, number]): Buffer {
  const [width, height] = [60, 40];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(
        [red, green, blue].map((one) => Math.round(one + ((255 - one) * y) / height)),
        y * (1 + 3 * width) + 1 + 3 * x,
      );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const htmlOf = (kind: keyof typeof blocks & string): string => blocks[kind]?.[1] ?? '';

const kinds: Readonly<Record<string, string>> = {
  5: 'image',
  8: 'gallery',
  32: 'video',
  4: 'map',
  9: 'form',
  51: 'newsletter',
  52: 'donation',
  41: 'audio',
  69: 'accordion',
  70: 'marquee',
  18: 'menu',
  33: 'search',
  55: 'summary-v2',
};

/** Returns a block as the second generation of the site builder writes it: with classes for its kind, and with literal braces. */
const modern = (html: string): string =>
  html
    .replace(/class="sqs-block" data-block-type="(\d+)"/g, (_, type: string) => {
      const kind = kinds[type] ?? 'other';
      return `class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${type}"`;
    })
    .replaceAll('&#123;', '{')
    .replaceAll('&#125;', '}');

const settings = JSON.stringify({
  website: { siteTitle: 'Halden', language: 'en-GB', baseUrl: 'https://www.example.com' },
  announcementBarSettings: { text: '<p>Open on Friday</p>', style: 1 },
  cookieSettings: { isCookieBannerEnabled: true, cookieBannerText: '<p>We use cookies.</p>' },
  mobileInfoBarSettings: { isContactEmailEnabled: true },
});

const pages = [
  'prints',
  'archive',
  'films',
  'visit',
  'contact',
  'shop',
  'donate',
  'music',
  'menu',
  'journal',
  'events',
  'about',
];

interface PageParts {
  /** The path at which the page was published. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

const pageOf = ({ path, title, body }: PageParts): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} — Halden</title>
<link rel="canonical" href="https://www.example.com${path}">
<link rel="stylesheet" href="https://static1.squarespace.com/static/5f8a2b0c/site.css">
<script src="https://assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef01234567-min.en-US.js" defer></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${settings};</script>
<script>document.documentElement.dataset.author = 'yes';</script>
</head>
<body>
<div class="sqs-announcement-bar-dropzone"></div>
<header>
<a href="/">Halden</a>
<nav aria-label="Pages">${pages.map((page) => `<a href="/${page}">${page}</a>`).join(' ')}</nav>
${htmlOf('cart link')}
${htmlOf('account link')}
</header>
<main>
<h1>${title}</h1>
<!-- A comment of the author -->
${body}
</main>
<footer><p>Halden &amp; Co &nbsp; <a href="mailto:studio@halden.example">Write to us</a></p></footer>
<script data-sqs-type="imageloader-bootstrapper">(function() { loader(); })();</script>
<script>Squarespace.afterBodyLoad(Y);</script>
</body>
</html>
`;

const section = (controller: string, props: string, names: readonly string[]): string =>
  `<section data-controller="${controller}" data-props='${props}'><div class="gallery-wrapper">${names
    .map((name) => `<figure class="gallery-item">${lazyImage(name)}</figure>`)
    .join('')}</div></section>`;

const frame = (src: string): string =>
  `<div class="sqs-block" data-block-type="32" id="frame"><div class="sqs-block-content"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;${src}&quot;&gt;&lt;/iframe&gt;"></div></div></div>`;

const text = (name: string): string =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><h2>${name}</h2><p>Prints of the <em>coast</em>, on warm paper.</p></div></div>`;

/** An image after the script of the site builder has shown it, as a browser saves it. */
const loadedImage = (file: string, name: string): string =>
  lazyImage(name).replace('<img class="thumb-image"', `<img class="thumb-image loaded" src="${file}"`);

/** A page of the site: its file, its parts, and the elements that its blocks become. */
interface SavedPage extends PageParts {
  readonly file: string;
  readonly elements: Readonly<Record<string, number>>;
}

const titled = 'About us — Halden';

export const savedPages: readonly SavedPage[] = [
  {
    ...{ file: 'index.html', path: '/', title: 'Welcome' },
    body: [
      text('Prints'),
      modern(htmlOf('image')),
      section('GalleryGrid', '{"numColumns": 3}', ['east', 'west', 'north']),
    ].join('\n'),
    elements: { 'site-image': 1, 'site-gallery': 1 },
  },
  {
    ...{ file: 'prints.html', path: '/prints', title: 'Prints' },
    body: [
      modern(htmlOf('gallery')),
      section('GalleryMasonry', '{"numColumns": 2, "gutter": 10}', ['reef', 'dune']),
    ].join('\n'),
    elements: { 'site-gallery': 2 },
  },
  {
    ...{ file: 'archive.html', path: '/archive', title: 'Archive' },
    body: [
      htmlOf('image').replace('block-5', 'old-image'),
      htmlOf('gallery of images'),
      section('GalleryStrips', '{"rowHeight": 200}', ['fjord', 'sound']),
      section('GalleryReel', '{}', ['bay', 'cape']),
    ].join('\n'),
    elements: { 'site-image': 1, 'site-gallery': 3 },
  },
  {
    ...{ file: 'films.html', path: '/films', title: 'Films' },
    body: [modern(htmlOf('video')), frame('https://www.google.com/maps/embed?pb=!1m18!2d11.38!3d59.12')].join('\n'),
    elements: { 'site-video': 1, 'site-map': 1 },
  },
  {
    ...{ file: 'visit.html', path: '/visit', title: 'Visit' },
    body: [
      modern(htmlOf('map')),
      modern(htmlOf('accordion')),
      leftBlocks['reservations of OpenTable'],
      leftBlocks['reservations of Tock'],
    ].join('\n'),
    elements: { 'site-map': 1, 'site-accordion': 1 },
  },
  {
    ...{ file: 'contact.html', path: '/contact', title: 'Contact' },
    body: [htmlOf('form'), modern(htmlOf('newsletter')), htmlOf('form definition')].join('\n'),
    elements: { 'site-form': 3 },
  },
  {
    ...{ file: 'shop.html', path: '/shop', title: 'Shop' },
    body: [htmlOf('product'), '<p><a href="/prints#block-8">All prints</a></p>'].join('\n'),
    elements: { 'site-product': 1 },
  },
  {
    ...{ file: 'donate.html', path: '/donate', title: 'Donate' },
    body: modern(htmlOf('donation')),
    elements: { 'site-donate': 1 },
  },
  {
    ...{ file: 'music.html', path: '/music', title: 'Music' },
    body: [htmlOf('audio'), modern(htmlOf('marquee'))].join('\n'),
    elements: { 'site-audio': 1, 'site-marquee': 1 },
  },
  {
    ...{ file: 'menu.html', path: '/menu', title: 'Menu' },
    body: htmlOf('menu'),
    elements: { 'site-menu': 1 },
  },
  {
    ...{ file: 'journal.html', path: '/journal', title: 'Journal' },
    body: [
      htmlOf('search form'),
      modern(htmlOf('search')),
      modern(htmlOf('summary')),
      leftBlocks.likes,
      leftBlocks.comments,
    ].join('\n'),
    elements: { 'site-summary': 1, 'site-search': 2 },
  },
  {
    ...{ file: 'events.html', path: '/events', title: 'Events' },
    body: [
      htmlOf('event list'),
      eventList(eventItem('past', 'Spring show', eventMeta.day)).replace('--upcoming', '--past'),
    ].join('\n'),
    elements: { 'site-events': 2 },
  },
  {
    ...{ file: `${titled}.html`, path: '/about', title: 'About us' },
    body: modern(htmlOf('image')).replace(lazyImage('moon'), loadedImage(`${titled}_files/a.jpg`, 'portrait')),
    elements: { 'site-image': 1 },
  },
];

/** Returns a page as a browser saves it: with absolute links. */
const saveAs = (html: string): string => html.replaceAll('<a href="/', '<a href="https://www.example.com/');

const texts = savedPages.map((page): readonly [file: string, html: string] => {
  const html = pageOf(page);
  return [page.file, page.file.startsWith(titled) ? saveAs(html) : html];
});

const remoteImages = [
  ...new Set(texts.flatMap(([, html]) => html.match(/images\.squarespace-cdn\.com\/[^"?]+/g) ?? [])),
];

const css = `body { margin: 0 auto; max-width: 60rem; padding: 0 1rem; font-family: Georgia, serif; background: url("https://static1.squarespace.com/static/5f8a2b0c/paper.png") }
nav a { margin-inline-end: .5rem }
img { max-width: 100% }
figure { margin: 0 }
.accordion-items-container { list-style: none; padding: 0 }
.sqs-block { margin-block: 1.5rem }
`;

/** The files of the site by their paths. The portrait exists only in the folder of the browser. */
export const savedSite: Readonly<Record<string, string | Uint8Array>> = {
  ...Object.fromEntries(texts),
  ...Object.fromEntries(
    remoteImages
      .filter((path) => !path.endsWith('portrait.jpg'))
      .map((path, index) => [path, image([(index * 67) % 200, 90, (index * 131) % 200])]),
  ),
  [`${titled}_files/a.jpg`]: image([160, 60, 40]),
  'static1.squarespace.com/static/5f8a2b0c/site.css': css,
  'static1.squarespace.com/static/5f8a2b0c/paper.png': image([250, 245, 235]),
  's/wave.mp3': 'Not a recording',
};
