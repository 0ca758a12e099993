import type { InvalidCases, ValidCases } from './rule-cases.ts';

const escaped = (markup: string): string => markup.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const wrapper = (markup: string): string =>
  `<div class="sqs-video-wrapper" data-html="⟦${escaped(markup)}⟧" data-provider-name="YouTube"></div>`;
const frame = '<iframe src="//www.youtube.com/embed/M7lc1UVf-VE"></iframe>';

/** Markup without a frame that has a URL. */
const frameless = [
  '<script></script>',
  '<blockquote class="embed"><a href="https://www.tiktok.com/@halden">7</a></blockquote>',
  '<iframe width="1" height="1"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="https://a.example/x.swf">',
  'https://youtu.be/M7lc1UVf-VE',
  '<iframe src="https://www.youtube.com/embed/x></iframe>',
  '<!-- <iframe src="https://a.example"></iframe> -->',
];

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'video-embed': [
    ...frameless.map((markup) => ['video-embed-frame', wrapper(markup)] as const),
    ['video-embed-url', wrapper('<iframe src="javascript:x"></iframe>')],
    ['video-embed-url', wrapper('<iframe src="about:blank"></iframe>')],
    ['video-embed-frame', `<site-video embed-html="⟦${escaped('<p>x</p>')}⟧"></site-video>`],
    ['video-embed-frame', '<site-video data-html="⟦x⟧"></site-video>'],
    ['video-embed-frame', '<site-video><p data-html="⟦x⟧" data-provider-name="TikTok"></p></site-video>'],
    ['video-embed-frame-image', '<site-video data-html="⟦x⟧"><img src="a.jpg" alt="A"></site-video>'],
    [
      'video-embed-url-image',
      '<site-video><a href="⟦https://www.youtube.com/@halden⟧"><img src="a.jpg" alt="A"></a></site-video>',
    ],
    ['video-embed-url', '<site-video src="⟦https://www.youtube.com/@halden⟧"></site-video>'],
    ['video-embed-url', '<site-video src="⟦https://youtu.be/short⟧"></site-video>'],
    ['video-embed-url', '<site-video src="⟦mailto:a@example.com⟧"></site-video>'],
    [
      'video-embed-frame-image',
      '<site-gallery><p data-type="video" data-html="⟦b⟧"><img src="a.jpg" alt="A"></p></site-gallery>',
    ],
    ['video-embed-frame', '<site-lightbox><p data-type="video" data-html="⟦b⟧"></p></site-lightbox>'],
    ['video-embed-frame', '<p data-html="⟦b⟧" data-provider-name=""></p>'],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'video-embed': [
    wrapper(`<br><br>${frame}<br>`).replace(/[⟦⟧]/g, ''),
    wrapper(`${escaped(frame)}`).replace(/[⟦⟧]/g, ''),
    wrapper('<object><param name="movie"><embed src="//a.example/m"></object>').replace(/[⟦⟧]/g, ''),
    '<div class="sqs-video-wrapper" data-html="{{ embed }}"></div><div class="sqs-video-wrapper" data-html=""></div>',
    '<button data-toggle="tooltip" data-html="true" title="A">A</button><p data-html="<b>A</b>">A</p>',
    '<site-gallery><p><a data-html="true" href="/">A</a></p></site-gallery>',
    '<site-video src="films/tide.mp4"></site-video><site-video src="https://vimeo.com/76979871"></site-video>',
    '<site-video src="{{url}}"></site-video><site-video></site-video><site-video src=""><img alt="A"></site-video>',
    '<site-video data-html="x"><video src="a.mp4"></video></site-video>',
    '<site-video src="/a.mp4" data-html="x"></site-video>',
    '<site-video src="/a.mp4"><figcaption data-html="x"></figcaption></site-video>',
    '<site-video><p class="meta" data-html="x"></p><a href="https://youtu.be/M7lc1UVf-VE">A</a></site-video>',
    '<site-video src="https://player.example/any/page"></site-video>',
  ],
};
