/** Pages in the markup of a site builder, as a saving tool stores them. */

const cdn = 'https://images.squarespace-cdn.com/content/v1/5f8a2b0c';

const json = (data: unknown): string => JSON.stringify(data).replaceAll('"', '&quot;').replaceAll('{', '&#123;');

const block = (type: number, content: string, data?: unknown): string =>
  `<div class="sqs-block" data-block-type="${type}"${data === undefined ? '' : ` data-block-json="${json(data)}"`}><div class="sqs-block-content">${content}</div></div>`;

const image = (name: string): string =>
  `<noscript><img src="${cdn}/${name}.jpg" alt="${name}"></noscript><img class="thumb-image" data-src="${cdn}/${name}.jpg" data-image="${cdn}/${name}.jpg" data-image-dimensions="1200x800" data-image-focal-point="0.5,0.25" data-load="false" alt="${name}">`;

const slide = (name: string): string =>
  `<div class="slide" data-type="image"><div class="margin-wrapper"><a href="/${name}">${image(name)}</a><div class="image-slide-title">${name}</div></div></div>`;

const frame =
  '&lt;iframe src=&quot;//www.youtube.com/embed/M7lc1UVf-VE&quot; width=&quot;640&quot; height=&quot;360&quot;&gt;&lt;/iframe&gt;';

/** 16 blocks: images, galleries, and one or two of the others. */
const blocks = (page: number): readonly string[] => [
  ...Array.from({ length: 8 }, (_, index) => block(5, `<figure>${image(`print-${page}-${index}`)}</figure>`)),
  ...['grid', 'slideshow'].map((design) =>
    block(
      8,
      `<div class="sqs-gallery">${[1, 2, 3].map((index) => slide(`${design}-${page}-${index}`)).join('\n')}</div>`,
      {
        design,
        'thumbnails-per-row': '3',
        padding: 12,
      },
    ),
  ),
  block(32, `<div class="sqs-video-wrapper" data-html="${frame}">${image(`tide-${page}`)}</div>`),
  block(4, '&nbsp;', { location: { mapLat: 59.12, mapLng: 11.38, addressTitle: 'Halden' } }),
  block(
    9,
    `<form data-form-id="5f8a2b0c1d2e3f4a5b6c7d8e"><input name="email" type="email"><input type="submit"></form>`,
  ),
  block(41, '<div class="sqs-audio-embed" data-url="/s/wave.mp3" data-title="One wave"></div>'),
  block(
    69,
    '<ul class="accordion-items-container"><li><h4><button aria-expanded="false">When?</button></h4><div>Friday</div></li></ul>',
  ),
  block(70, '', { marqueeItems: [{ text: 'New prints' }] }),
];

const paragraph = (page: number, index: number, count: number): string =>
  `<p>Lines of the harbour at winter light, printed on warm paper in a studio by the ridge, <a href="/page-${(page + index * 7) % count}">and more</a> of it.</p>`;

const context = '{"website":{"siteTitle":"Halden","baseUrl":"https://www.example.com"}}';

/** About 27 KB. */
const pageOf = (page: number, count: number): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page ${page}</title>
<script src="https://assets.squarespace.com/universal/scripts-compressed/common.js" defer></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>
</head>
<body>
${blocks(page).join('\n')}
${Array.from({ length: 120 }, (_, index) => paragraph(page, index, count)).join('\n')}
<script>Squarespace.afterBodyLoad(Y);</script>
</body>
</html>
`;

/** File names and texts. Each page has 16 blocks and links to other pages. */
export const generateSavedPages = (count: number): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: count }, (_, page) => [`page-${page}.html`, pageOf(page, count)]));
