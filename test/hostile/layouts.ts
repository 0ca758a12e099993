/** Author markup in every design, with sizes and without, in which nothing may move when the script arrives. It is long because it has all elements. */
import { contract as gallery } from '../../elements/gallery/contract.ts';
import { contract as image } from '../../elements/image/contract.ts';
import { otherPlayer, picture } from './specimens.ts';

const sizedImage = (width: number, height: number, isSized: boolean): string =>
  `<img alt="Waves" src="${picture(width, height)}" ${isSized ? `width="${width}" height="${height}"` : ''}>`;

const slides = (isSized: boolean): string => `
  <figure>${sizedImage(300, 200, isSized)}<figcaption>The sea</figcaption></figure>
  <figure>${sizedImage(300, 200, isSized)}<figcaption>The sea, and what is behind it</figcaption></figure>
  <a href="#one">${sizedImage(200, 300, isSized)}</a>
  ${sizedImage(400, 100, isSized)}
  <figure><a href="#two">${sizedImage(300, 200, isSized)}</a><figcaption>Two</figcaption></figure><div>Words</div>`;

const questions = ['Shipping', 'Returns']
  .map((title) => `<details><summary>${title}</summary><p>About ${title}</p></details>`)
  .join('');

const date = '<time datetime="2020-02-20">20 February 2020</time>';

const dish = `<div class="menu-item"><div class="menu-item-title">Soup</div><div class="menu-item-price-bottom">9</div></div>`;
const courses = ['Lunch', 'Dinner', 'Drinks']
  .map((title) => `<section><h3>${title}</h3>${dish}<p>About ${title}</p></section>`)
  .join('');

const wave = '/examples/sounds/wave.wav';
const contacts =
  '<a href="mailto:studio@halden.example">Email</a><a href="tel:+4769123456">Call</a><a href="#map">Map</a>';

const donation = `<form action="/checkout/donate"><fieldset><legend>Amount</legend>
  <label><input type="radio" name="amount" value="10" checked> €10</label>
  <label>Another amount <input name="customAmount" inputmode="decimal"></label></fieldset><button>Donate</button></form>`;

const listItems =
  '<ul><li><a href="#one">Leeward</a></li><li><a href="#two">Saltmarsh</a></li></ul><p><a rel="next" href="?page=2">More</a></p>';

const searchForm =
  '<form action="/search"><label>Search <input type="search" name="q"></label><button>Search</button></form>';

const print = `<script type="application/json">{"id": "a1", "variants": [
  {"sku": "A", "price": 6450, "attributes": {"Size": "Small"}}, {"sku": "B", "price": 9000, "attributes": {"Size": "Large"}}]}</script>
  <form action="/api/commerce/shopping-cart/entries" method="post"><select name="Size" aria-label="Size"><option>Small</option><option>Large</option></select>
  <button>Add to cart</button></form><p>Printed in Halden</p>`;

/** Settings that CSS can read only with typed `attr()`. */
const typed = CSS.supports('width: attr(x px)')
  ? ['gutter="13" aspect-ratio="1.37"', 'design="list" list-image-size="170" gutter="1.5"']
  : [];

const gallerySettings = [
  '',
  ...(gallery.attributes.design.allowedValues ?? []).flatMap((design) => [
    `design="${design}"`,
    `design="${design}" slides-per-row="3" aspect-ratio="1:1"`,
    `design="${design}" slides-per-row="7" gutter="22" aspect-ratio="widescreen" auto-crop="false"`,
    `design="${design}" list-image-size="25%" gutter="33" aspect-ratio="3:2"`,
  ]),
  'design="slider" thumbnails',
  'design="slideshow" thumbnails square-thumbs aspect-ratio="3:2"',
  'design="mosaic"',
  ...typed,
];

const imageSettings = [
  '',
  'stretch="false"',
  'crop-mode="cover" fixed-ratio="3:2"',
  'crop-mode="fill" fixed-ratio="16:9" focal-point="0.1,0.9" use-advanced-positioning',
  'crop-mode="contain" fixed-ratio="1:1" alignment="bottom right"',
  'crop-mode="content-fit" fixed-ratio="2:3" alignment="top" stretch="false"',
  'style="block-size: 200px" crop-mode="cover"',
  'load="false"',
  'crop-mode="cover" fixed-ratio="2:1"',
  ...(image.attributes.shape.allowedValues ?? []).map((shape) => `shape="${shape}"`),
];

/** An image that is loaded by script takes its ratio from the author's markup. */
const sources = [
  `src="${picture()}"`,
  `src="${picture()}" width="300" height="200"`,
  `data-src="${picture()}" width="300" height="200"`,
];

const inImage = (source: string): readonly string[] => {
  const drawn = `<img alt="Waves" ${source}>`;
  return [drawn, `<a href="#waves">${drawn}</a>`, `<picture>${drawn}</picture>`];
};

const caption = '<p slot="caption">The sea, and what is behind it</p>';

const embedSizes = ['width="640" height="480"', 'width="854" height="480"', 'width="560" height="315"'];
const embed = (size: string): string =>
  `&lt;iframe ${size.replaceAll('"', '&quot;')} src=&quot;${otherPlayer}&quot;&gt;`;
const poster = sizedImage(400, 400, false);

/** No popup opens while a test runs, however slow the machine is. */
const noTimer = 'timer-delay="3600s"';

const languageLinks =
  '<a href="#en" hreflang="en" lang="en">English</a> <a href="#de" hreflang="de" lang="de">Deutsch</a>';

const plans = `<div style="display: grid; grid-template-columns: 1fr 1fr"><p data-pricing-view="first" style="display: flex">€5</p>
  <p data-pricing-view="second">€50<br>a year</p><div data-pricing-view="second"><h3>Printer</h3><a href="#join">Join</a></div></div>`;
const priceButtons =
  '<button data-pricing-option="first">A month</button> <button data-pricing-option="second">A year</button>';
/** The tables of a page need different names. */
const radioButtons = (name: string, checked = 'checked'): string =>
  priceButtons.replaceAll('<button', `<input type="radio" name="${name}"`).replace('>A', ` ${checked}>A`);

const dates = `<ul><li><h3><a href="#opening">Opening</a></h3><time datetime="2026-12-04T18:00">4 December</time></li>
  <li><h3>Fair</h3><time datetime="2026-12-05">5 December</time> to <time datetime="2026-12-08">8 December</time></li></ul>`;

export const layouts: Readonly<Record<string, readonly string[]>> = {
  accordion: [
    `<site-accordion>${questions}</site-accordion>`,
    `<site-accordion multiple dividers="false" icon="chevron" icon-placement="start">${questions}</site-accordion>`,
    `<site-accordion first-expanded align="center">${questions}</site-accordion>`,
    `<site-accordion icon="none" align="end" animated="false">${questions.replace('<details', '<details open')}</site-accordion>`,
    `<site-accordion hidden>${questions}</site-accordion>`,
    `<p>Words <site-accordion>in between</site-accordion> words.</p>`,
  ],
  account: [
    '<site-account sync="false"><a href="#login">Log in</a></site-account>',
    '<site-account sync="false" hidden><a href="#login">Log in</a></site-account>',
    '<p>Words <site-account sync="false">and <a href="#login">a link</a></site-account> words.</p>',
  ],
  animate: [
    '<site-animate><p>Open from ten to six.</p></site-animate>',
    '<site-animate animation="slide" timeline="view"><p>Open from ten to six.</p></site-animate>',
    '<site-animate hidden><p>Open from ten to six.</p></site-animate>',
    '<p>Words <site-animate animation="scale">in between</site-animate> words.</p>',
    '<p data-site-animation="slide">Open from ten to six.</p>',
  ],
  'announcement-bar': [
    '<site-announcement-bar><p>Leeward is back. <a href="#leeward">See it</a></p></site-announcement-bar>',
    '<site-announcement-bar id="inverse" bar-style="inverse">Leeward is back.</site-announcement-bar>',
    '<site-announcement-bar id="link" clickthrough-url="#leeward"><p>Leeward</p><p>is back.</p></site-announcement-bar>',
    '<site-announcement-bar id="both" clickthrough-url="#leeward">Leeward <a href="#two">is back</a></site-announcement-bar>',
    '<site-announcement-bar id="open" dismissible="false">Leeward is back.</site-announcement-bar>',
    '<site-announcement-bar id="closed" dismissed>Leeward is back.</site-announcement-bar>',
    '<site-announcement-bar id="empty"></site-announcement-bar>',
    '<site-announcement-bar id="hidden" hidden>Leeward is back.</site-announcement-bar>',
  ],
  audio: [
    `<site-audio audio-title="Waves"><audio controls preload="none" src="${wave}"></audio><p>One wave</p></site-audio>`,
    `<site-audio download><audio controls><source src="${wave}"></audio></site-audio>`,
    `<site-audio><ol><li><a href="${wave}">One wave</a> <time>0:07</time></li><li><a href="${wave}?two">Two</a></li></ol></site-audio>`,
    `<site-audio src="${wave}" audio-title="Waves"></site-audio>`,
    `<site-audio><div data-url="${wave}" data-title="Waves"></div></site-audio>`,
    `<site-audio data-block-json='{"url": "${wave}"}'></site-audio>`,
    `<site-audio hidden><audio controls src="${wave}"></audio></site-audio>`,
    '<p>Words <site-audio>in between</site-audio> words.</p>',
  ],
  captcha: [
    '<site-captcha></site-captcha>',
    '<site-captcha provider="honeypot" site-key="any"></site-captcha>',
    ...['', 'hidden', 'style="inline-size: 319px"', 'style="inline-size: 320px"'].map(
      (settings) => `<site-captcha provider="fake" site-key="key" src="/mock/captcha.js" ${settings}></site-captcha>`,
    ),
  ],
  // The width of a subtotal is unknown before the server responds.
  'cart-indicator': [
    ...['', 'items="7"', 'items="12" sync="false"', 'show-quantity="false"', 'hidden'].flatMap((settings) =>
      ['', '<a href="/cart">Cart</a>', `<a href="/cart">${sizedImage(40, 60, true)}</a>`].map(
        (link) => `<site-cart-indicator show-subtotal="false" ${settings}>${link}</site-cart-indicator>`,
      ),
    ),
    '<p>Words <site-cart-indicator show-subtotal="false"><a href="/cart">Cart</a></site-cart-indicator> between.</p>',
  ],
  // The height of a cart in the page is unknown before the server responds.
  cart: [
    '<site-cart hidden><a href="#cart">Your cart</a></site-cart>',
    '<p>Words before it</p><site-cart layout="drawer"><a href="#cart">Your cart</a></site-cart><p>Words after it</p>',
  ],
  'cookie-banner': [
    '<site-cookie-banner></site-cookie-banner>',
    '<site-cookie-banner preset="strict" variant="popup">We count visits.</site-cookie-banner>',
    '<p>Words <site-cookie-banner hidden>We count visits.</site-cookie-banner> in between.</p>',
  ],
  dialog: [
    '<site-dialog dialog-title="Sure?">It is gone then.</site-dialog>',
    '<site-dialog dialog-style="no-buttons">Saved.</site-dialog>',
    '<p>Words <site-dialog>in between</site-dialog> words.</p>',
  ],
  donate: [
    `<site-donate currency="EUR">${donation}</site-donate>`,
    `<site-donate hidden>${donation}</site-donate>`,
    '<p>Words <site-donate>in <a href="#donate">between</a></site-donate> words.</p>',
  ],
  events: [
    `<site-events>${dates}</site-events>`,
    `<site-events view="calendar" month="2026-12">${dates}</site-events>`,
    `<site-events view="calendar" month="2026-12" download="false" style="max-inline-size: 400px">${dates}</site-events>`,
    `<site-events download="false"><article><h3>Fair</h3><time datetime="2026-12-05">5 December</time></article></site-events>`,
    `<site-events><ul><li><h2>December</h2>${dates}</li><li><article><h3>Fair</h3><time datetime="2026-12-05">5 December</time></article></li></ul></site-events>`,
    `<site-events hidden>${dates}</site-events>`,
    '<p>Words <site-events>in between</site-events> words.</p>',
  ],
  follow: [
    '<site-follow username="haldenprints"><a href="#account">Follow us on X</a></site-follow>',
    '<site-follow hidden username="haldenprints"><a href="#account">Follow us on X</a></site-follow>',
    '<p>Words <site-follow data-username="haldenprints">and <a href="#account">a link</a></site-follow> words.</p>',
  ],
  form: [
    '<site-form><form><p><label>Name <input name="name"></label></p><button>Send</button></form></site-form>',
    '<site-form><form><input aria-label="Name"></form><p slot="success">Thank you!</p></site-form>',
    '<site-form hidden><form><input aria-label="Name"></form></site-form>',
  ],
  gallery: gallerySettings.flatMap((settings) =>
    [true, false].map((isSized) => `<site-gallery ${settings}>${slides(isSized)}</site-gallery>`),
  ),
  image: sources
    .flatMap(inImage)
    .flatMap((drawn) => [
      ...imageSettings.map((settings) => `<site-image ${settings}>${drawn}</site-image>`),
      ...['below', 'beside'].flatMap((place) =>
        ['', 'crop-mode="cover" fixed-ratio="3:2"', 'shape="circle"'].map(
          (settings) => `<site-image caption-place="${place}" ${settings}>${drawn}${caption}</site-image>`,
        ),
      ),
    ]),
  'info-bar': [
    `<site-info-bar>${contacts}<p>Thursday to Saturday, from 11</p></site-info-bar>`,
    `<site-info-bar id="hours" opening-hours="Th-Sa 11:00-17:00" time-zone="Europe/Oslo">${contacts}<p>Thursday to Saturday</p></site-info-bar>`,
    `<site-info-bar id="linked" bar-style="inverse" opening-hours="Th-Sa 11:00-17:00" time-zone="Europe/Oslo">${contacts}
      <a href="#hours"><time>11:00</time> to <time>17:00</time></a></site-info-bar>`,
    `<site-info-bar hidden>${contacts}</site-info-bar>`,
    '<site-info-bar id="attributes" email="studio@halden.example" phone="112"></site-info-bar>',
    '<site-info-bar id="week" opening-hours="Th-Sa 11:00-17:00" time-zone="Europe/Oslo"></site-info-bar>',
    '<p>Words <site-info-bar>in between</site-info-bar> words.</p>',
  ],
  language: [
    `<site-language>${languageLinks}</site-language>`,
    `<site-language><ul><li>${languageLinks.replace('</a> ', '</a></li> <li>')}</li></ul></site-language>`,
    `<site-language design="menu">${languageLinks}</site-language>`,
    `<site-language design="menu"><nav aria-label="Languages"><ul><li>${languageLinks.replace('</a> ', '</a></li> <li>')}</li></ul></nav></site-language>`,
    `<site-language hidden>${languageLinks}</site-language>`,
  ],
  lightbox: [
    ...[true, false].map((isSized) => `<site-lightbox theme="light" download>${slides(isSized)}</site-lightbox>`),
    `<site-lightbox hidden>${slides(true)}</site-lightbox>`,
    `<div id="wall">${slides(true)}</div><site-lightbox for="wall"></site-lightbox>`,
    `<p>Words <site-lightbox for="wall"></site-lightbox> in between.</p>`,
  ],
  list: [
    `<site-list>${listItems}</site-list><p>Words</p>`,
    `<site-list view="grid" view-switch>${listItems}</site-list><p>Words</p>`,
    `<site-list hidden>${listItems}</site-list>`,
    `<p>Words</p><site-list><nav><a href="?tag=wind">Wind</a></nav><div><article><h3>Leeward</h3></article></div></site-list><p>Words</p>`,
  ],
  login: [
    '<site-login><form><p><label>E-mail <input name="email"></label></p><button>Log in</button></form></site-login>',
    '<site-login hidden><form><input name="email" aria-label="E-mail"></form></site-login>',
    '<p>Words <site-login>in between</site-login> words.</p>',
  ],
  map: [
    '<site-map></site-map>',
    '<site-map address-title="Halden" address-line1="Storgata 1" address-line2="1771 Halden" address-country="Norway"></site-map>',
    '<site-map address-line1="Storgata 1" address-country="" tiles="/mock/tiles/{z}/{x}/{y}"></site-map>',
    `<site-map address-title="Halden">${sizedImage(400, 400, true)}</site-map>`,
    `<site-map><address slot="address">Storgata 1<br>Halden</address><a href="#map">${sizedImage(400, 300, false)}</a></site-map>`,
    `<site-map map-style="satellite" style="--site-map-ratio: 3 / 2">${sizedImage(400, 300, true)}</site-map>`,
    '<site-map hidden address-title="Halden"></site-map>',
  ],
  marquee: [
    '<site-marquee><p>Open from ten to six.</p></site-marquee>',
    `<site-marquee paused><p>Open from ten to six.</p><h2>Closed on <a href="#one">holidays</a></h2></site-marquee>`,
    `<site-marquee paused>${'Open from <b>ten</b> to six. '.repeat(20)}</site-marquee>`,
    `<site-marquee paused style="padding: 10px; text-align: center"><ul><li>Open</li><li>${sizedImage(60, 60, true)}</li></ul></site-marquee>`,
    '<site-marquee paused shape="wave"><p>Open from ten to six.</p></site-marquee>',
    '<site-marquee paused dir="rtl">Open from ten to six.</site-marquee>',
    '<site-marquee hidden><p>Open from ten to six.</p></site-marquee>',
    '<p>Words <site-marquee direction="right">in between</site-marquee> words.</p>',
  ],
  menu: [
    `<site-menu>${courses}</site-menu>`,
    `<site-menu current-index="1">${courses}</site-menu>`,
    `<site-menu hidden>${courses}</site-menu>`,
    '<site-menu><section><h3>Lunch</h3><p>Soup</p></section></site-menu>',
    `<site-menu><div class="menu-wrapper"><div role="tablist" class="menu-selector"><label role="tab">Lunch</label>
      <label role="tab">Dinner</label></div><div class="menus"><div role="tabpanel" aria-label="Lunch" class="menu" style="display: block">
      ${dish}</div><div role="tabpanel" aria-label="Dinner" class="menu" style="display: block">${dish}</div></div></div></site-menu>`,
    '<p>Words <site-menu>in between</site-menu> words.</p>',
  ],
  popup: [
    `<site-popup ${noTimer}><h2>A letter a month</h2></site-popup>`,
    `<site-popup ${noTimer} modal="false" popup-style="side">${sizedImage(400, 300, true).replace('<img', '<img slot="media"')}<h2>A letter</h2></site-popup>`,
    `<site-popup ${noTimer} hidden><h2>A letter a month</h2></site-popup>`,
    `<p>Words <site-popup ${noTimer}>in between</site-popup> words.</p>`,
  ],
  pricing: [
    `<site-pricing>${radioButtons('one')}${plans}</site-pricing>`,
    `<site-pricing view="second">${radioButtons('two', '')}${plans}</site-pricing>`,
    `<site-pricing>${priceButtons}${plans}</site-pricing>`,
    `<site-pricing view="second">${priceButtons}${plans}</site-pricing>`,
    '<p>Words <site-pricing>in between</site-pricing> words.</p>',
  ],
  product: [
    `<site-product currency="EUR">${print}</site-product>`,
    `<site-product hidden>${print}</site-product>`,
    '<site-product><form><button>Add to cart</button></form></site-product>',
    '<p>Words <site-product>in between</site-product> words.</p>',
  ],
  'relative-time': [
    `<p>Printed <site-relative-time>${date}</site-relative-time></p>`,
    `<p><site-relative-time format-style="narrow" tense="past">${date}</site-relative-time></p>`,
    `<p>Words <site-relative-time threshold="P1D">${date}</site-relative-time> words.</p>`,
    `<p>Words <site-relative-time hidden>${date}</site-relative-time> words.</p>`,
    '<p>Words <site-relative-time>in between</site-relative-time> words.</p>',
  ],
  reviews: [
    '<site-reviews><article data-review="4"><p>Good paper.</p></article></site-reviews>',
    '<site-reviews><article data-review="4"><p>Good paper.</p></article><article data-review="1"><p>Late.</p></article></site-reviews>',
    `<site-reviews><article data-review="4"><p>Good paper.</p></article>
      <form slot="form"><fieldset data-stars><legend>Rating</legend>
      <label><input type="radio" name="rating" value="1"> 1 star</label></fieldset><button>Send</button></form></site-reviews>`,
    '<site-reviews hidden><article data-review="4"><p>Good paper.</p></article></site-reviews>',
  ],
  search: [
    `<site-search>${searchForm}</site-search>`,
    `<site-search>${searchForm}<div slot="results"><p>Two results</p><a href="#one">Leeward</a></div></site-search>`,
    `<site-search hidden>${searchForm}</site-search>`,
    `<p>Words</p><site-search suggestions="0">${searchForm}<div slot="results"></div></site-search><p>Words</p>`,
  ],
  spinner: [
    '<site-spinner></site-spinner>',
    '<site-spinner><p>Drawing the waves</p></site-spinner>',
    '<site-spinner hidden>Drawing the waves</site-spinner>',
    '<p>Words <site-spinner delay="2s" label="Drawing">in <b>between</b></site-spinner> words.</p>',
    '<h2><site-spinner delay="0">Drawing</site-spinner></h2>',
  ],
  summary: [
    '<site-summary block-id="journal"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul></site-summary>',
    '<site-summary block-id="prints" style="display: block; min-block-size: 400px"></site-summary>',
    '<site-summary block-id="journal" hidden><p>One</p></site-summary>',
    '<p>Words</p><site-summary block-id="journal"><h3>Journal</h3><p>One</p></site-summary><p>Words</p>',
  ],
  'text-fit': [
    '<site-text-fit><h2>Waves</h2></site-text-fit>',
    '<site-text-fit><p>Drawn by <a href="#wind">the wind</a></p><p>Waves</p></site-text-fit>',
    '<site-text-fit min="20">Drawn by <b>the wind</b></site-text-fit>',
    '<site-text-fit hidden>Waves</site-text-fit>',
    '<div style="display: flex"><site-text-fit>Waves</site-text-fit><p>Words</p></div>',
  ],
  tooltip: [
    '<button>Save</button><site-tooltip>Keeps the print in your list.</site-tooltip>',
    '<button>Save</button><site-tooltip hidden>Keeps the print in your list.</site-tooltip>',
    '<p>Words <a href="#two">and a link</a><site-tooltip>in between</site-tooltip> words.</p>',
  ],
  video: [
    `<site-video src="${otherPlayer}"></site-video>`,
    `<site-video src="${otherPlayer}">${poster}</site-video>`,
    `<site-video src="${otherPlayer}">${sizedImage(400, 400, true)}</site-video>`,
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
