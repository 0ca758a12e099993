import type { InvalidCases, ValidCases } from './rule-cases.ts';

type Case = readonly [code: string, html: string];

/** In single quotes, so that the JSON is readable. */
const gallery = (json: string): string => `<site-gallery block-json='${json}'></site-gallery>`;
const map = (json: string): string => `<site-map data-block-json='${json}'></site-map>`;
const popup = (json: string): string => `<site-popup block-json='${json}'><h2>A letter</h2></site-popup>`;
const block = (classes: string, type: string, json: string): string =>
  `<div class="sqs-block ${classes}" data-block-json='${json}' data-block-type="${type}"></div>`;

/** The JSON between the quotes of `block`, with each double quote as a character reference, as site builders write it. */
const escaped = (json: string): string =>
  `<div class="sqs-block gallery-block" data-block-json="${json.replaceAll('"', '&quot;')}"></div>`;

const ofAudio = (code: string, json: string): Case => [code, `<site-audio data-block-json='${json}'></site-audio>`];
const ofMenu = (code: string, json: string): Case => [code, `<site-menu data-block-json='${json}'></site-menu>`];
const ofGallery = (code: string, json: string): Case => [code, gallery(json)];
const ofMap = (code: string, json: string): Case => [code, map(json)];

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'block-data': [
    ofAudio('block-json', '{"url"⟦;⟧"wave.mp3"}'),
    ofAudio('block-audio-missing', '⟦{"title":"One wave"}⟧'),
    ofAudio('block-key-misspelt', '{"url":"wave.mp3",⟦"titel"⟧:"One wave"}'),
    ofMenu('block-json', '{"menus"⟦;⟧[]}'),
    ofMenu('block-menu-missing', '⟦{"menus":[]}⟧'),
    ofMenu('block-key-misspelt', '{⟦"menu"⟧:[{"title":"Lunch"}]}'),
    ofGallery('block-gallery-json', '{"design"⟦;⟧"grid"}'),
    ofGallery('block-gallery-json', '{"design":"grid"⟦,⟧}'),
    ofGallery('block-gallery-json', '{⟦design⟧:"grid"}'),
    ofGallery('block-gallery-json', '{"design":"grid"} ⟦x⟧'),
    ['block-gallery-json', '<site-gallery\n data-block-json="{&quot;gutter&quot;: ⟦07⟧}"></site-gallery>'],
    ['block-gallery-json', '<site-gallery block-json="{&quot;design&quot;: &quot;grid&quot;⟦⟧"></site-gallery>'],
    ['block-gallery-missing', '<site-gallery block-json="⟦[]⟧"></site-gallery>'],
    ['block-gallery-missing', '<site-gallery ⟦block-json=""⟧></site-gallery>'],
    ofGallery('block-field', '{"slidesPerRow":⟦"many"⟧}'),
    ofGallery('block-field', '{"slidesPerRow":⟦13⟧}'),
    ofGallery('block-field', '{"design":"grid","padding":⟦-3⟧}'),
    ofGallery('block-field', '{"imageAspectRatio":⟦"wide"⟧,"aspectRatio":"tall"}'),
    ofGallery('block-field', '{"design":"slider","aspectRatio":⟦"tall"⟧,"aspect-ratio":"x"}'),
    ofGallery('block-field', '{"autoplayOptions":{"timeout":⟦"soon"⟧}}'),
    [
      'block-field',
      '<site-gallery block-json="{&#34;columnWidth&#34;: ⟦-3⟧, &quot;a&quot;: &quot;&amp;&quot;}"></site-gallery>',
    ],
    ofGallery('block-field-misspelt', '{"lightboxTheme":⟦"drak"⟧}'),
    ofGallery('block-field-misspelt', '{"active-alignment":⟦"centre"⟧}'),
    ofGallery('block-field-misspelt', '{"aspect-ratio":⟦"sqare"⟧}'),
    ofGallery('block-field-refused', '{"controls":true,"design":⟦"mosaic"⟧}'),
    ofGallery('block-field-refused-misspelt', '{"design":⟦"gird"⟧}'),
    ofGallery('block-field-refused-misspelt', '{"designOptions":{"transition":⟦"ken-burn"⟧}}'),
    ofGallery('block-key-misspelt', '{"design":"grid",⟦"slidesPerRwo"⟧:3}'),
    ofGallery('block-key-misspelt', '{⟦"desing"⟧:"grid"}'),
    ofGallery('block-key-misspelt', '{⟦"slidesperrow"⟧:3}'),
    ofGallery('block-key-misspelt', '{"design":"slideshow","designOptions":{⟦"tranistion"⟧:"fade"}}'),
    ofGallery('block-key-duplicate', '{"design":"grid",⟦"design"⟧:"list"}'),
    ['block-type', '<div class="sqs-block" data-block-type="⟦999⟧"></div>'],
    ['block-type', '<div class="sqs-block html-block" data-block-type="⟦html⟧"></div>'],
    ['block-type-misspelt', '<div class="sqs-slice" data-slice-type="⟦galery⟧"></div>'],
    ['block-type', '<div class="sqs-slice" data-slice-type="⟦hero⟧"></div>'],
    ['block-type-misspelt', '<div class="sqs-slide" data-slide-type="⟦coverpage2⟧"></div>'],
    ['block-field', popup('{"displayFrequency":⟦-2⟧}')],
    ['block-field', popup('{"scrollPercentage":⟦250⟧}')],
    ['block-key-misspelt', popup('{⟦"timerDeley"⟧:5000}')],
    ['block-json', popup('{"version":1⟦,⟧}')],
    ofMap('block-json', '{"location":{"mapLat":59⟦,⟧}}'),
    ofMap('block-missing', '⟦[1]⟧'),
    ofMap('block-field', '{"style":⟦9⟧}'),
    ofMap('block-field', '{"style":⟦{"toString":1}⟧}'),
    ofMap('block-field', '{"style":⟦[6]⟧}'),
    ofMap('block-field', '{"labels":⟦[true]⟧}'),
    ofMap('block-field', '{"x":[[[1,2]]],"y":[[]],"style":⟦9⟧}'),
    ofMap('block-field', `{"location":{"mapLat":⟦${'[ '.repeat(20_000)}${']'.repeat(20_000)}⟧,"mapLng":1}}`),
    ofMap('block-field', '{"location":⟦"Halden"⟧}'),
    ofMap('block-field', '{"location":{"mapLat":⟦95⟧,"mapLng":10}}'),
    ofMap('block-field', '{"location":{"mapLat":9,"mapLng":⟦"east"⟧}}'),
    ofMap('block-field', '{"location":{"mapLat":9,"mapLng":9,"mapZoom":⟦40⟧}}'),
    ofMap('block-field', '{"location":{"addressTitle":⟦7⟧}}'),
    ofMap('block-field', '{"controls":⟦"maybe"⟧}'),
    ofMap('block-field-misspelt', '{"style":⟦"MinimalDrak"⟧}'),
    ofMap('block-key-misspelt', '{⟦"loaction"⟧:{"mapLat":9,"mapLng":9}}'),
    ofMap('block-key-misspelt', '{"location":{"mapLat":9,⟦"mapLgn"⟧:9}}'),
    ofMap('block-key-misspelt', '{"location":{"mapLat":9,⟦"map-lng"⟧:9}}'),
    ofMap('block-coordinate-missing', '{"location":{"mapLat":⟦9⟧,"mapLng":null}}'),
    ['block-field', `<site-map location='{"mapLat":⟦-91⟧,"mapLng":9}'></site-map>`],
    ['block-key-misspelt', `<site-map location='{⟦"maplat"⟧:9,"mapLng":9}'></site-map>`],
    // On the blocks of site builders.
    ['block-gallery-json', block('gallery-block', '8', '{"design":"grid"⟦,⟧}')],
    ['block-gallery-missing', block('gallery-block', '8', '⟦"grid"⟧')],
    ['block-field-refused-misspelt', block('', '8', '{"design":⟦"slidesow"⟧}')],
    ['block-field-refused-misspelt', block('instagram-block', '25', '{"design":⟦"gird"⟧}')],
    ['block-key-misspelt', block('gallery-block', '8', '{"design":"grid",⟦"thumbnail-per-row"⟧:3}')],
    ['block-json', block('map-block', '4', '{"location":⟦}⟧')],
    ['block-field', block('map-block', '4', '{"location":{"mapLat":⟦95⟧,"mapLng":10}}')],
    ['block-json', block('image-block', '5', '{"layout":⟦}⟧')],
    ['block-field', escaped('{"thumbnails-per-row":⟦"many"⟧}')],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'block-data': [
    popup('{"style":9,"version":7,"displayFrequency":-1,"enabledPages":[]}'),
    gallery('{"design":"grid","slidesPerRow":"3","lightbox":"undefined","imageAspectRatio":"Auto","x":[]}'),
    gallery('{"design":"slider","aspectRatio":71.8905472636816,"aspect-ratio":"old","vSize":null,"listImageSize":30}'),
    gallery(
      '{"design":"grid","thumbnail":true,"thumbnails-per-row":4,"show-meta":true,"title":"","status":"undefined"}',
    ),
    gallery('{"toString":{"a":1},"constructor":{"a":1},"designOptions":{"valueOf":{"a":1}}}'),
    gallery('{"autoplayOptions":{"timeout":2000,"pauseOnMouseover":false},"designOptions":{"speed":1.5}}'),
    '<site-gallery block-json="{&quot;design&quot;:&quot;list&quot;,&quot;aspectRatio&quot;:null}"></site-gallery>',
    '<site-gallery block-json="{{block}}"></site-gallery><site-gallery block-json="{@}"></site-gallery>',
    `${gallery('{"x":[[field]],"design":"gird"}')}${gallery('{"design":"gird","x":[[*id]]}')}`,
    `${gallery('{design: {{design}}}')}<site-map block-json={JSON.stringify(block)}></site-map>`,
    '<div data-block-json="nothing"></div><site-gallery></site-gallery><site-image block-json="x"></site-image>',
    block('gallery-block', '8', ''),
    '<div class="sqs-block" data-block-type="1337"></div><div class="sqs-block" data-block-type="{{type}}"></div>',
    '<div data-block-type="core/paragraph" data-slice-type="hero"></div><p class="sqs-slice" data-slice-type=""></p>',
    '<div class="sqs-slide-wrapper" data-slide-type="cover-page"><p class="sqs-slice" data-slice-type="custom-form"></p></div>',
    block('html-block', '2', '{"html":"<p>{{x}}","design":"gird"}'),
    block('', '55', '{"design":"wall","desing":1}'),
    map(
      '{"location":{"mapLat":29.5,"mapLng":-95,"mapZoom":10.0,"markerLat":29,"markerLng":-95},"style":6,"labels":"true"}',
    ),
    map('{"location":{},"style":"Minimal Dark","controls":null,"vSize":12,"hSize":null,"floatDir":null}'),
    `<site-map location='{"addressTitle":"Halden","mapLat":"","note":"x"}'></site-map>`,
  ],
};
