/** One page for each design of the gallery: flat colours with a ring at the focal point, and no text, so that no font is compared. */
import { designs } from '../../elements/gallery/model/designs.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** The area inside the focus ring, in fractions of width and height. */
  readonly focus: readonly [x: number, y: number];
}

const pictures: readonly Picture[] = [
  { width: 600, height: 400, color: '#2f7f79', focus: [0.25, 0.5] },
  { width: 300, height: 400, color: '#b6452c', focus: [0.5, 0.2] },
  { width: 400, height: 400, color: '#e3a23c', focus: [0.7, 0.7] },
  { width: 800, height: 450, color: '#1d3f4a', focus: [0.85, 0.3] },
  { width: 300, height: 450, color: '#6d4f6b', focus: [0.4, 0.8] },
  { width: 600, height: 300, color: '#8db5a4', focus: [0.1, 0.5] },
  { width: 500, height: 400, color: '#c7776b', focus: [0.5, 0.5] },
];

const drawing = ({ width, height, color, focus: [x, y] }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${color}" d="M0 0h${width}v${height}H0z"/>
    <path fill="none" stroke="#fff" stroke-width="2" d="M1 1h${width - 2}v${height - 2}H1z"/>
    <circle cx="${x * width}" cy="${y * height}" r="40" fill="none" stroke="#fff" stroke-width="16"/></svg>`;

const image = (picture: Picture): string =>
  `<img alt="" src="data:image/svg+xml,${encodeURIComponent(drawing(picture))}" width="${picture.width}" height="${picture.height}"
    data-image-focal-point="${picture.focus}">`;

const slide = (picture: Picture, index: number): string =>
  index % 3 === 2
    ? `<figure>${image(picture)}<figcaption><span class="words"></span></figcaption></figure>`
    : image(picture);

/** The attributes of each design, in addition to its name. */
const settings: Readonly<Record<(typeof designs)[number], string>> = {
  stacked: 'aspect-ratio="4:1"',
  grid: 'aspect-ratio="4:3"',
  autogrid: 'column-width="150" aspect-ratio="square" gutter="22"',
  autocolumns: 'column-width="150"',
  autorows: 'row-height="120" gutter="6"',
  list: 'aspect-ratio="2:1" list-image-size="40%" gutter="16"',
  carousel: 'aspect-ratio="4:5" current-index="1"',
  slider: 'aspect-ratio="3:1" current-index="3" thumbnails',
  slideshow: 'aspect-ratio="2:1" current-index="2" thumbnails square-thumbs',
};

/** The page that draws a design, for `serve`. */
export const pageOf = (design: (typeof designs)[number]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${design}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/site-elements/site-elements.css">
    <style>body { margin: 0; background: #fff } img { max-width: 100%; height: auto } .words { display: block; width: 80px; height: 24px; background: #17181a }</style>
    <script type="module" src="/site-elements/site-gallery.js"></script>
  </head>
  <body><site-gallery design="${design}" ${settings[design]}>${pictures.map(slide).join('')}</site-gallery></body>
</html>
`;

export { designs };
