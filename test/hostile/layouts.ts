/** What authors write, in every design, with sizes and without: none of it may move when the script arrives. */
import { contract as gallery } from '../../elements/gallery/contract.ts';
import { otherPlayer, picture } from './specimens.ts';

const image = (width: number, height: number, isSized: boolean): string =>
  `<img alt="Waves" src="${picture(width, height)}" ${isSized ? `width="${width}" height="${height}"` : ''}>`;

const slides = (isSized: boolean): string => `
  <figure>${image(300, 200, isSized)}<figcaption>The sea</figcaption></figure>
  <figure>${image(300, 200, isSized)}<figcaption>The sea, and what is behind it</figcaption></figure>
  <a href="#one">${image(200, 300, isSized)}</a>
  ${image(400, 100, isSized)}
  <figure><a href="#two">${image(300, 200, isSized)}</a><figcaption>Two</figcaption></figure><div>Words</div>`;

/** What CSS can read from an attribute only with typed `attr()`. */
const typed = CSS.supports('width: attr(x px)')
  ? ['gutter="13" aspect-ratio="1.37"', 'design="list" list-image-size="170" gutter="1.5"']
  : [];

const gallerySettings = [
  '',
  ...(gallery.attributes.design.words ?? []).flatMap((design) => [
    `design="${design}"`,
    `design="${design}" slides-per-row="3" aspect-ratio="1:1"`,
    `design="${design}" slides-per-row="7" gutter="22" aspect-ratio="widescreen" crop="false"`,
    `design="${design}" list-image-size="25%" gutter="33" aspect-ratio="3:2"`,
  ]),
  'design="mosaic"',
  ...typed,
];

const embedSizes = ['width="640" height="480"', 'width="854" height="480"', 'width="560" height="315"'];
const embed = (size: string): string =>
  `&lt;iframe ${size.replaceAll('"', '&quot;')} src=&quot;${otherPlayer}&quot;&gt;`;
const poster = image(400, 400, false);

/** By the folder of the element. */
export const layouts: Readonly<Record<string, readonly string[]>> = {
  dialog: [
    '<site-dialog dialog-title="Sure?">It is gone then.</site-dialog>',
    '<site-dialog dialog-style="no-buttons">Saved.</site-dialog>',
    '<p>Words <site-dialog>in between</site-dialog> words.</p>',
  ],
  gallery: gallerySettings.flatMap((settings) =>
    [true, false].map((isSized) => `<site-gallery ${settings}>${slides(isSized)}</site-gallery>`),
  ),
  video: [
    `<site-video src="${otherPlayer}"></site-video>`,
    `<site-video src="${otherPlayer}">${poster}</site-video>`,
    `<site-video src="${otherPlayer}">${image(400, 400, true)}</site-video>`,
    `<site-video><a href="${otherPlayer}">${poster}</a></site-video>`,
    `<site-video src="${otherPlayer}"><a href="${otherPlayer}">Watch the film</a></site-video>`,
    '<site-video></site-video>',
    ...embedSizes.map((size) => `<site-video embed-html="${embed(size)}"></site-video>`),
    ...embedSizes.map((size) => `<site-video>${poster}<div data-html="${embed(size)}"></div></site-video>`),
    ...['16:9', '4:3', '1:1', '9:16', '50%', '75', '4/5', '21:9', '3:2'].map(
      (ratio) => `<site-video src="${otherPlayer}" aspect-ratio="${ratio}"></site-video>`,
    ),
    '<site-video><video controls width="640" height="360"></video></site-video>',
    '<site-video aspect-ratio="1:1"><video controls></video></site-video>',
    `<div style="block-size: 200px"><site-video mode="fill" src="${otherPlayer}">${poster}</site-video></div>`,
  ],
};
