import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage, rules } from '../../../cli/lint/check-page.ts';
import { sample } from './sample.ts';

const context = '<script type="application/json" class="sqs-form-block-context">';
const item =
  '<form data-form-id="f"><p class="form-item field text required" id="a"><label>A *<input required></label></p></form>';

const field = (type: string): string => `<form data-form-id="f"><p class="form-item field ${type}">`;
const site = (website: string, brace = '{'): string =>
  `<script type="application/json" data-site-context>${brace}"website":{${website}}}</script>`;

/** Without `<html>`: what a page would say of a way back is not asked. */
const cookies = (settings: string): string =>
  `<script type="application/json" data-site-context>{"cookieSettings":{"isCookieBannerEnabled":true,${settings}}}</script>`;

const variants = '<div class="product-variants" data-variants=';
const sizes = `${variants}'[{"attributes":{"Size":"S"}},{"attributes":{"Size":"M"}}]'>`;
const size = 'data-variant-option-name="Size"';

/** Planted mistakes: the part between ⟦ and ⟧ is what must be reported, and nothing else may be. */
const planted: Readonly<Record<string, readonly (readonly [code: string, html: string])[]>> = {
  directive: [
    ['directive-unknown', '<p>⟦<!-- site-lint-off image-alt -- x -->⟧</p>'],
    ['directive-unknown', '⟦<!--site-lint-disabel link-->⟧'],
    ['directive-rule-missing', '⟦<!-- site-lint-disable-next -- why -->⟧<img alt="" src="a.png">'],
    ['directive-rule-missing', '⟦<!-- site-lint-enable -->⟧'],
    ['directive-reasonless', '⟦<!-- site-lint-disable image-alt -->⟧<img src="a.png">'],
    ['directive-reasonless', '⟦<!-- site-lint-disable-next image-alt -- -->⟧<img src="a.png">'],
    ['directive-rule-misspelt', '<!-- site-lint-disable-next ⟦imag-alt⟧ -- why -->'],
    ['directive-rule-unknown', '<!-- site-lint-disable ⟦banana⟧ -- why -->'],
    ['directive-unused', '<!-- site-lint-disable-next ⟦image-alt⟧ -- why --><img alt="" src="a.png"><p>'],
    ['directive-unused', '<!--\n site-lint-disable link,\n ⟦image-alt⟧ -- why\n--><a href="tel:1">x</a>'],
    ['directive-unused', '<img src="b.png" alt=""><!-- site-lint-disable-next ⟦image-alt⟧ -- nothing follows -->'],
  ],
  encoding: [
    ['encoding-nul', '<p>⟦\0⟧</p>\0'],
    ['encoding-nul', '⟦\0⟧<\0i\0m\0g\0>'],
    ['encoding-nul', '<a href="/a⟦\0⟧">x</a>'],
  ],
  'element-tag': [
    ['element-tag-misspelt', '<p>\n⟦<site-smaple⟧></site-smaple>'],
    ['element-tag-misspelt', '<div>⟦<site-sampel⟧ label="x"></div>'],
    ['element-tag-misspelt', '⟦<SITE-SAMPL⟧ open>'],
    ['element-tag-unknown', '<main>⟦<site-navigation⟧></site-navigation></main>'],
  ],
  'element-attribute': [
    ['element-attribute-misspelt', '<site-sample ⟦opne⟧>'],
    ['element-attribute-misspelt', '<site-sample\n  open\n  ⟦slidesperrow⟧ = "3">'],
    ['element-attribute-misspelt', '<site-sample ⟦lable⟧=x />'],
    ['element-attribute-unknown', "<site-sample ⟦banana⟧='1'>"],
    ['element-attribute-unknown', '<site-sample label="a" ⟦banana⟧>'],
    ['element-attribute-event', '<site-sample ⟦onsite-show⟧="go()">'],
  ],
  'element-value': [
    ['element-value-misspelt', '<site-sample mode="⟦gird⟧">'],
    ['element-value-misspelt', '<site-sample mode = ⟦lst⟧ open>'],
    ['element-value-unknown', "<site-sample mode='⟦banana⟧'>"],
    ['element-value-unknown', '<site-sample slides-per-row="⟦99⟧">'],
    ['element-value-unknown', '<site-sample ⟦slides-per-row=""⟧>'],
    ['element-value-unknown', '<site-sample ⟦slides-per-row⟧>'],
    ['element-value-unknown', '<site-sample loud="⟦maybe⟧">'],
    ['element-value-unknown', '<site-sample width="⟦5em⟧">'],
    ['element-value-unknown', '<site-sample href="⟦java&#115;cript:x⟧">'],
    ['element-value-unknown', '<site-sample data="⟦{&quot;a&quot;:1}⟧">'],
    ['element-value-unknown', '<site-gallery slides-per-row="⟦13⟧"></site-gallery>'],
    ['element-value-refused', '<site-gallery design="⟦mosaic⟧"></site-gallery>'],
    ['element-value-refused-misspelt', '<site-gallery transition="⟦ken-burn⟧"></site-gallery>'],
    ['element-value-refused', '<site-image alignment="⟦over⟧"></site-image>'],
  ],
  'element-id': [
    ['element-id-missing', '<body><site-lightbox for="a ⟦b⟧"></site-lightbox><ul id="a"></ul></body>'],
    ['element-id-missing', "<html><site-gallery linked-galleries='⟦small⟧'></site-gallery></html>"],
    ['element-id-missing', '<body><site-lightbox for="⟦a&amp;b c⟧"></site-lightbox><p id="c"></p></body>'],
    ['element-id-other', '<body><ul id="small"></ul><site-gallery linked-galleries=⟦small⟧></site-gallery></body>'],
  ],
  'gallery-block': [
    ['block-invalid-json', `<site-gallery block-json='{"design"⟦;⟧"grid"}'></site-gallery>`],
    ['block-invalid-json', '<site-gallery\n data-block-json="{&quot;gutter&quot;: ⟦07⟧}"></site-gallery>'],
    ['block-invalid-json', '<site-gallery block-json="{&quot;design&quot;: &quot;grid&quot;⟦⟧"></site-gallery>'],
    ['block-missing', '<site-gallery block-json="⟦[]⟧"></site-gallery>'],
    ['block-missing', '<site-gallery ⟦block-json=""⟧></site-gallery>'],
    ['block-field', `<site-gallery block-json='{"slidesPerRow":⟦"many"⟧}'></site-gallery>`],
    [
      'block-field',
      '<site-gallery block-json="{&#34;columnWidth&#34;: ⟦-3⟧, &quot;a&quot;: &quot;&amp;&quot;}"></site-gallery>',
    ],
    ['block-field-refused', `<site-gallery block-json='{"controls":true,"design":⟦"mosaic"⟧}'></site-gallery>`],
  ],
  'cookie-consent': [
    ['consent-no-decline', '<site-cookie-banner accept-type="⟦opt-in⟧">'],
    ['consent-no-decline', `${cookies('"cookieBannerCtaVariant":"BUTTON"')}⟦<site-cookie-banner⟧>We count visits.`],
    ['consent-by-cross', '<site-cookie-banner cta-variant=⟦icon⟧></site-cookie-banner>'],
    [
      'consent-by-cross',
      `${cookies('"cookieBannerAcceptType":"OPT_IN_AND_OUT"')}⟦<site-cookie-banner⟧ decline-days="180" banner-text="We count visits.">`,
    ],
    ['consent-implied', '<site-cookie-banner banner-text="⟦By continuing you accept cookies.⟧"></site-cookie-banner>'],
    [
      'consent-implied',
      `${cookies('"cookieBannerText":""')}⟦<site-cookie-banner⟧ accept-type="opt-in-and-out" cta-variant="text" decline-days="365">`,
    ],
    [
      'consent-implied',
      '<body>⟦<site-cookie-banner⟧ id="c" preset="strict"><p>If you continue, we set cookies.</p></site-cookie-banner>' +
        '<button commandfor="c" command="--show">Cookies</button></body>',
    ],
    ['consent-refusal-short', '<site-cookie-banner accept-type="opt-in-and-out" decline-days="⟦30⟧">'],
    ['consent-final', '<body>⟦<site-cookie-banner⟧ preset="strict"></site-cookie-banner></body>'],
    [
      'consent-final',
      '<body>⟦<site-cookie-banner⟧ preset=strict id=a></site-cookie-banner><button commandfor=b command="--show">B</button></body>',
    ],
  ],
  'picture-data': [
    ['picture-data-unknown', '<site-gallery><img alt="A" data-image-focal-point="⟦1.5,0.5⟧"></site-gallery>'],
    [
      'picture-data-unknown',
      '<site-lightbox><figure><img alt="A" data-image-dimensions=⟦1600⟧></figure></site-lightbox>',
    ],
    ['picture-data-unknown', '<site-gallery><p data-click-through-url="⟦java&#115;cript:x⟧">A</p></site-gallery>'],
    ['picture-data-unknown', '<site-gallery><p data-type="⟦film⟧">A</p></site-gallery>'],
    ['picture-data-unknown', '<site-image><a href="/"><img alt="A" data-mode="⟦crop⟧"></a></site-image>'],
    [
      'picture-data-unknown',
      '<site-gallery><site-image><img alt="A" data-image-dimensions="⟦0x1⟧"></site-image></site-gallery>',
    ],
  ],
  'cart-link': [
    ['cart-link-missing', '⟦<site-cart-indicator⟧></site-cart-indicator>'],
    ['cart-link-missing', '<p>⟦<site-cart-indicator⟧ href="/cart">Cart</site-cart-indicator>'],
    [
      'cart-link-missing',
      '⟦<site-cart-indicator⟧><a name="cart">Cart</a></site-cart-indicator><a href="/cart">Cart</a>',
    ],
  ],
  'map-tiles': [
    ['map-tiles-place', '<site-map tiles="⟦/tiles/{z}/{x}.png⟧"></site-map>'],
    ['map-tiles-place', "<site-map tiles='⟦https://tiles.test/map.png⟧'></site-map>"],
    ['map-tiles-place', '<site-map tiles=⟦/{x}/{y}/{style}.png⟧></site-map>'],
  ],
  'slide-alt': [
    ['slide-alt-empty', '<site-gallery><img src="a.png" ⟦alt⟧></site-gallery>'],
    [
      'slide-alt-empty',
      '<site-gallery><figure><img src="a.png" ⟦alt=""⟧><figcaption> </figcaption></figure></site-gallery>',
    ],
    ['slide-alt-empty', '<site-lightbox><a href="a.jpg"><img alt="⟦ ⟧"><!-- A --></a></site-lightbox>'],
    [
      'slide-alt-empty',
      '<site-gallery><div data-type="image"><noscript><img alt=""></noscript><img ⟦alt=""⟧></div></site-gallery>',
    ],
  ],
  'element-slot': [
    ['element-slot-misspelt', '<site-sample><p slot="⟦hedaer⟧"></p></site-sample>'],
    ['element-slot-misspelt', '<site-sample><b></b><p slot=⟦fotter⟧>x</site-sample>'],
    ['element-slot-none', '<site-bare><p slot="⟦header⟧"></p></site-bare>'],
    ['element-slot-unknown', "<site-sample>\r\n<p slot='⟦banana⟧'></p></site-sample>"],
  ],
  'duplicate-attribute': [
    ['duplicate-attribute', '<p class="a" ⟦class⟧="b">'],
    ['duplicate-attribute', '<p id=a title\n⟦TITLE⟧ = "x">'],
    ['duplicate-attribute', '<img alt="A" src="a.png" ⟦alt⟧>'],
    ['duplicate-attribute', '<a href="tel:+15550100" ⟦href⟧="tel:1">x</a>'],
  ],
  'duplicate-id': [
    ['duplicate-id', '<body><p id="a"></p><p id="⟦a⟧"></p></body>'],
    ['duplicate-id', '<html><p id=a><b>x</b><i id=⟦a⟧></i></html>'],
    [
      'duplicate-id',
      '<body><form><label>A<input id="a"></label></form><form><label>B<input id="⟦a⟧"></label></form></body>',
    ],
  ],
  'page-context': [
    ['page-context-two-websites', `${site('"id":"a"')}${site('"id":"b"', '⟦{⟧')}`],
    [
      'page-context-two-websites',
      `${site('"id":"a"')}<p>x</p>${site('"siteTitle":"A","id":"b"', '⟦{⟧')}${site('"id":"a"')}`,
    ],
    [
      'page-context-two-websites',
      `${site('"id":"a"')}<script>Static.SQUARESPACE_CONTEXT = ⟦{⟧"website":{"id":"b","x":"}"}};f({})</script>`,
    ],
  ],
  'image-alt': [
    ['image-alt-missing', '<p>⟦<img⟧ src="a.png">'],
    ['image-alt-missing', '<a href="/"><picture>⟦<IMG⟧\n src=a></picture></a>'],
    ['image-alt-missing', '<p></p x="1">⟦<image⟧ src="a.png">'],
    ['image-alt-missing', '<noscript>⟦<img⟧ src="a.png"/></noscript>'],
    ['image-alt-missing', '⟦<img⟧ role="img presentation" src="a.png">'],
    ['image-alt-button', '⟦<input⟧ type="image" src="go.png">'],
  ],
  'control-label': [
    ['control-label-missing', '<p>Name ⟦<input⟧ name="name"></p>'],
    ['control-label-missing', '<label for="a">A</label>⟦<select⟧ id="b"></select>'],
    ['control-label-missing', '⟦<textarea⟧ aria-label=" "></textarea>'],
    ['control-label-missing', '<label>A</label>⟦<input⟧ type="checkbox">'],
    ['control-label-placeholder', '⟦<input⟧ type="email" placeholder="Mail">'],
  ],
  'form-markup': [
    ['form-field-id-duplicate', '<form><label>A<input id="a"></label><label>B<input id="⟦a⟧"></label></form>'],
    [
      'form-field-id-duplicate',
      '<form data-form-id="f"><p class="form-item field" id="x"></p><p class="form-item section" id="⟦x⟧"></p></form>',
    ],
    [
      'form-name-duplicate',
      '<form data-form-id="f"><label>A<input name="a"></label><label>B<select name=⟦a⟧></select></label></form>',
    ],
    ['form-max-length', '<form><label>A<textarea data-max-length="⟦many⟧"></textarea></label></form>'],
    ['form-max-length', '<form><label>A<input maxlength="⟦-1⟧"></label></form>'],
    ['form-email-impossible', '<form data-form-id="f"><label>A<input type="email" maxlength="⟦5⟧"></label></form>'],
    ['form-email-impossible', '<form data-form-id="f"><label>A<input type=email minlength=⟦300⟧></label></form>'],
    [
      'form-value-impossible',
      '<form data-form-id="f"><label>A<input type="email" readonly value="⟦Your email⟧"></label></form>',
    ],
    [
      'form-email-impossible',
      '<form data-form-id="f"><p class="form-item field email"><label>A<input maxlength="⟦3⟧"></label></p></form>',
    ],
    ['form-year-impossible', `${field('date')}<label>Y<input data-title="Year" maxlength="⟦2⟧"></label></p></form>`],
    ['form-year-impossible', `${field('date')}<label>Y<input data-title=Year data-max-length=⟦3⟧></label></p></form>`],
    ['form-value-impossible', `${field('number')}<label>N<input readonly value="⟦many⟧"></label></p></form>`],
    ['form-value-impossible', `${field('website')}<label>W<input readonly value="⟦our site⟧"></label></p></form>`],
    ['form-value-impossible', `${field('currency')}<label>C<input readonly value=⟦ten⟧></label></p></form>`],
    [
      'form-value-over-limit',
      `${field('text')}<label>T<input readonly maxlength="3" value="⟦abcd⟧"></label></p></form>`,
    ],
    ['form-redirect-unsafe', '<form data-form-id="f" data-success-redirect="⟦java&#115;cript:x()⟧"></form>'],
    ['form-redirect-unsafe', '<form data-form-id="f" data-success-redirect="⟦mailto:a@example.com⟧"></form>'],
    ['form-id-missing', '<div>⟦<form⟧ method="post"><p class="form-item section underline"></p></form></div>'],
    ['form-id-missing', '⟦<form⟧ data-form-id=""></form>'],
    ['form-hidden-nameless', '<form data-form-id="f">⟦<input⟧ type="hidden" value="x"></form>'],
    ['form-hidden-nameless', '<form data-form-id="f">⟦<input⟧ class="form-item field hidden" type=hidden></form>'],
    ['form-file-unsent', '<form data-form-id="f"><label>A⟦<input⟧ type="file" name="a"></label></form>'],
    ['form-type-unknown', '<form data-form-id="f"><p class="⟦form-item field colour⟧"></p></form>'],
    ['form-likert-unnamed', '<form data-form-id="f">⟦<fieldset⟧ class="form-item field likert"></fieldset></form>'],
    [
      'form-required-unmarked',
      '<form data-form-id="f"><p class="⟦form-item field text required⟧"><label class="title">A<input></label></p></form>',
    ],
  ],
  'form-definition': [
    ['form-json-invalid-json', `${context}{"fields": [⟦}⟧</script>`],
    ['form-json-fieldless', `${context}⟦{"formId": "f"}⟧</script>`],
    ['form-field-unreadable', `${context}{"formFields": [⟦"email"⟧]}</script>`],
    ['form-field-id-missing', `${context}[⟦{"type": "text"}⟧]</script>`],
    ['form-field-id-duplicate', `${context}[{"type":"text","id":"a"}, {"type":"text","id":⟦"a"⟧}]</script>`],
    ['form-type-unknown', `${context}[{"type":⟦"colour"⟧,"id":"a"}]</script>`],
    ['form-max-length', `${context}[{"type":"textarea","id":"a","maxLength":⟦"many"⟧}]</script>`],
    ['form-options-missing', `${context}[⟦{"type":"radio","id":"a","options":[]}⟧]</script>`],
    ['form-likert-empty', `${context}[⟦{"type":"likert","id":"a"}⟧]</script>`],
    ['form-hidden-nameless', `${context}[⟦{"type":"hidden","id":"a"}⟧]</script>`],
    ['form-redirect-unsafe', `${context}{"fields":[],"successRedirect":⟦"data:text/html,x"⟧}</script>`],
    [
      'form-json-type',
      `<form data-form-id="f"><p class="form-item field select" id="a"><label>A<select multiple></select></label></p></form>${context}{"formId":"f","fields":[⟦{"type":"select","id":"a","options":["x"]}⟧]}</script>`,
    ],
    [
      'form-json-type',
      `${item}${context}{"formId":"f","fields":[⟦{"type":"email","id":"a","required":true}⟧]}</script>`,
    ],
    ['form-json-optional', `${item}${context}{"formId":"f","fields":[⟦{"type":"text","id":"a"}⟧]}</script>`],
    [
      'form-json-only',
      `${item}${context}{"formId":"f","fields":[{"type":"text","id":"a","required":1},⟦{"type":"text","id":"b"}⟧]}</script>`,
    ],
    ['form-markup-only', `${item.replace('<p', '⟦<p⟧')}${context}{"formId":"f","fields":[]}</script>`],
  ],
  link: [
    ['link-anchor-length', `<a href="⟦#${'a'.repeat(99)}⟧">x</a>`],
    ['link-tel-length', `<a href="⟦tel:${'1'.repeat(46)}⟧">x</a>`],
    ['link-tel-short', '<a href="⟦tel:112⟧">x</a>'],
    ['link-tel-characters', "<a href='⟦tel:+1 (555) 0100⟧'>x</a>"],
    ['link-tel-characters', '<a href=⟦tel:CALL-NOW⟧>x</a>'],
    ['link-sms-length', `<map><area alt="x" href="⟦sms:+15550100?body=${'a'.repeat(990)}⟧"></map>`],
    ['link-mailto-length', `<a href="⟦mailto:a@example.com?body=${'a'.repeat(990)}⟧">x</a>`],
    ['link-mailto-empty', '<a href="⟦mailto:⟧">x</a>'],
    ['link-mailto-several', '<a href="⟦mailto:a@example.com,b@example.com⟧">x</a>'],
    ['link-mailto-at', '<a href="⟦mailto:a@b@example.com⟧">x</a>'],
    ['link-mailto-at', '<a href="⟦mailto:example.com⟧">x</a>'],
    ['link-mailto-suffix', '<a href="⟦mailto:a@example⟧">x</a>'],
    ['link-mailto-space', '<a href="⟦mailto: a@example.com⟧">x</a>'],
    ['link-javascript-length', `<a href="⟦javascript:${'a'.repeat(250)}⟧">x</a>`],
    ['link-ftp-length', `<a href="⟦ftp://example.com/${'a'.repeat(90)}⟧">x</a>`],
    ['link-internal-length', `<a href="⟦/${'a'.repeat(149)}⟧">x</a>`],
    ['link-internal-length', `<a href="⟦a sentence that ${'goes on '.repeat(20)}⟧">x</a>`],
    ['link-malformed', '<a title="a=&quot;b" href = "⟦htp://example.com⟧">x</a>'],
    ['link-malformed', '<a href="⟦www.example.com/a⟧">x</a>'],
    ['link-malformed', '<a href="⟦C:\\pages\\a.html⟧">x</a>'],
    ['link-path', '<a href="⟦/our work⟧">x</a>'],
    ['link-path', '<site-gallery><p data-click-through-url="⟦/our work⟧">A</p></site-gallery>'],
    ['link-mailto-at', '<site-lightbox><p><b data-click-through-url=⟦mailto:a⟧>A</b></p></site-lightbox>'],
    ['link-path', '<a href=⟦/blog//first-post#top⟧>x</a>'],
    ['link-path', "<a href='⟦blog\\first.html⟧'>x</a>"],
    ['link-panel', '<a href="⟦/pages/50572708e4b0088c25620136⟧">x</a>'],
    ['link-panel', '<a href="⟦ /pages/50572708E4B0088C25620136?edit ⟧">x</a>'],
    ['link-panel', '<map><area alt="x" href="⟦/pages/50572708e4b0088c25620136/settings⟧"></map>'],
    ['link-file-name', '<a href="⟦/s/⟧">x</a>'],
    ['link-file-name', '<a href=⟦/s/?download⟧>x</a>'],
    ['link-file-name', '<a href="⟦&#47;s/#a⟧">x</a>'],
  ],
  'product-variants': [
    ['variants-invalid-json', `${variants}'[{"sku":"SQ1"}⟦⟧'></div>`],
    ['variants-not-a-list', `${variants}'⟦{"sku":"SQ1"}⟧'></div>`],
    ['sku-length', `${variants}'[{"sku":"SQ1"},{"sku":⟦"${'S'.repeat(61)}"⟧}]'></div>`],
    ['sku-length', `${variants}"[{&quot;sku&quot;: ⟦&quot;${'S'.repeat(61)}&quot;⟧}]"></div>`],
    ['sku-length', `${variants}'[{"price":1,"sku":⟦"${'&amp;'.repeat(61)}"⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":⟦100000001⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":"5"},{"price":⟦"100000001"⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":1,"salePrice":⟦1e9⟧}]'></div>`],
    ['price-negative', `${variants}'[{"price": ⟦-1⟧}]'></div>`],
    ['option-unexpected', `${sizes}<select aria-label="Size" ${size}><option value="⟦L⟧">L</option></select></div>`],
    ['option-unexpected', `${sizes}<p ${size}><label>s<input type="radio" value=⟦s⟧></label></p></div>`],
    ['option-unexpected', `${sizes}<p ${size}><label>M<input value="⟦M&amp;⟧" type=RADIO></label></p></div>`],
  ],
  'layout-limit': [
    ['limit-blocks', `<main>⟦<div⟧ class="a sqs-layout">${'<p class="sqs-block"></p>'.repeat(61)}</div></main>`],
    [
      'limit-blocks',
      `<div class="sqs-layout"><div class="sqs-block">⟦<p⟧ class="sqs-layout">${'<b class="b sqs-block"></b>'.repeat(61)}</p></div></div>`,
    ],
    ['limit-blocks', `⟦<DIV⟧\nclass=sqs-layout><p>${'<hr class="sqs-block">'.repeat(100)}</DIV>`],
  ],
  'anchor-target': [
    ['anchor-target-missing', '<body><a href="⟦#team⟧">x</a><h2 id="Team"></h2>'],
    ['anchor-target-missing', '<html><a href=⟦#a⟧>x</a><img name="a" alt=""></html>'],
    ['anchor-target-missing', '<body><map><area alt="x" href="⟦#caf%C3%A9⟧"></map></body>'],
    ['anchor-target-missing', '<body><a href="⟦#pics-2⟧">x</a><site-lightbox id="pic"></site-lightbox></body>'],
    ['anchor-target-missing', '<body><a href="⟦#%CE%B1%CE%B2⟧">x</a></body>'],
    ['anchor-target-missing', '<?xml version="1.0"?><html><body><a href="⟦#a⟧">x</a></body></html>'],
  ],
};

function unmark(marked: string): { html: string; start: number; end: number } {
  const start = marked.indexOf('⟦');
  return { html: marked.replace(/[⟦⟧]/g, ''), start, end: marked.indexOf('⟧') - 1 };
}

for (const [rule, cases] of Object.entries(planted)) {
  describe(`${rule} reports`, () => {
    for (const [code, marked] of cases) {
      it(`${code} at its place: ${marked.slice(0, 70).replace(/\s+/g, ' ')}`, () => {
        const { html, start, end } = unmark(marked);
        const findings = checkPage({ file: 'a.html', text: html }, sample).map((finding) => [
          finding.rule,
          finding.code,
          html.slice(finding.start.offset, finding.end.offset),
          finding.start.offset,
        ]);
        assert.deepEqual(findings, [[rule, code, html.slice(start, end), start]]);
      });
    }
  });
}

it('every rule has at least three planted mistakes', () => {
  for (const { id } of rules) assert.ok((planted[id] ?? []).length >= 3, id);
});

/** Right, or nothing that can be known. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'element-tag': ['<site-sample></site-sample>', '<my-gallery>', '<site>', '<!-- <site-smaple> -->', '<sites-sample>'],
  'element-attribute': [
    '<site-sample open open="true" class=a id=b style="" slot=x part=y hidden lang=en dir=ltr title=t tabindex=0 role=group>',
    '<site-sample data-x aria-label="a" onclick="x()" is="a" itemprop=a inert popover>',
    '<site-sample :label="a" @click="b" v-if="c" x-data="d" *ngIf="e" [mode]="f" (go)="g" bind:label="h" on:click="i" #ref {...j}>',
    '<site-sample label="a" mode="GRID" mode="2" width="50%" slides-per-row=" 4 ">',
    '<my-sample banana>',
    '<site-sample {{#if a banana}}open{{/if}}><site-sample <?php if ($x) echo "open" ?>>',
  ],
  'element-value': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it stands in a page
    '<site-sample mode="{{mode}}" width="{width}" loud="<%= loud %>" slides-per-row="${n}">',
    '<site-sample slides-per-row="[[n]]" mode={mode()} width="{% w %}">',
    '<site-sample open="true" loud="" loud="false" data="[1,2]" mode="grid" mode="wrong, but nobody reads it">',
    '<site-sample href="/a?b=c&amp;d" open="open">',
  ],
  'product-variants': [
    `${sizes}<select aria-label="Size" ${size}><option value="">Choose</option><option value="S">S</option></select></div>`,
    `${sizes}<select aria-label="x" data-variant-option-name="Colour"><option value="red">red</option></select></div>`,
    `${sizes}<p ${size}><label>L<input type="radio" value="{{size}}"></label><label>n<input value="L"></label></p></div>`,
    `${variants}""></div>${variants}'{{json}}'></div>${variants}'[]'></div>`,
    `${variants}'[null, 1, {"sku":null,"price":{"value":1e9},"salePrice":"free"}]'></div>`,
    "<div data-variants='3'></div><div class='my-product-variants' data-variants='red,blue'></div>",
  ],
  'layout-limit': [
    `<div class="sqs-layout">${'<p class="sqs-block"></p>'.repeat(60)}</div>`,
    `<div class="sqs-layout">${'<p class="sqs-block"></p>'.repeat(60)}<div class="sqs-layout"><p class="sqs-block"></p></div></div>`,
    `${'<p class="sqs-block"></p>'.repeat(80)}<div class="sqs-layout-none">${'<p class="sqs-block"></p>'.repeat(61)}</div>`,
  ],
  'element-id': [
    '<body><site-lightbox for="a b"></site-lightbox><ul id="a"></ul><site-gallery id=b linked-galleries="b"></site-gallery></body>',
    '<site-lightbox for="a"></site-lightbox>',
    '<body><site-lightbox for="a"></site-lightbox><p id="{{id}}"></p></body>',
    '<body><site-lightbox for="{{id}}"></site-lightbox><site-lightbox for></site-lightbox></body>',
    '<body><site-lightbox for="a"></site-lightbox><?php gallery() ?></body>',
  ],
  'gallery-block': [
    `<site-gallery block-json='{"design":"grid","slidesPerRow":"3","lightbox":"undefined","imageAspectRatio":"Auto","x":[]}'></site-gallery>`,
    '<site-gallery block-json="{&quot;design&quot;:&quot;list&quot;,&quot;aspectRatio&quot;:null}"></site-gallery>',
    '<site-gallery block-json="{{block}}"></site-gallery><site-gallery block-json="{@}"></site-gallery>',
    '<div data-block-json="nothing"></div><site-gallery></site-gallery><site-image block-json="x"></site-image>',
  ],
  'picture-data': [
    '<site-gallery><img alt="A" data-image-focal-point="0.5,0" data-image-dimensions="10x20" data-type=image></site-gallery>',
    '<img alt="A" data-image-focal-point="undefined"><site-gallery><p data-image-focal-point="{{x}}">A</p></site-gallery>',
    '<site-gallery><p data-image-focal-point="" data-mode="dark">A<b data-type="x" data-load="soon"></b></p></site-gallery>',
    '<site-image data-mode="dark"><img alt="A" data-load="false" data-alignment="top" data-own="x"></site-image>',
  ],
  'cart-link': [
    '<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>',
    '<site-cart-indicator><span><a href="/cart"><img alt="Cart" src="a.png"></a></span></site-cart-indicator>',
    '<site-cart-indicator>{{link}}</site-cart-indicator><site-cart-indicator><?php a() ?></site-cart-indicator>',
  ],
  'map-tiles': [
    '<site-map></site-map><site-map tiles=""></site-map><site-map tiles="/{z}/{x}/{y}"></site-map>',
    '<site-map tiles="https://{s}.tiles.test/{style}/{z}/{x}/{y}@2x.png"></site-map>',
    '<site-map tiles="{{tiles}}"></site-map><div tiles="/tiles"></div>',
  ],
  'slide-alt': [
    '<site-gallery><img alt="A"><figure><img alt=""><figcaption>A</figcaption></figure><a href="/" title="A"><img alt=""></a></site-gallery>',
    '<img alt=""><site-image><img alt=""></site-image><site-gallery><p>A<img alt=""></p></site-gallery>',
    '<site-gallery><site-video><img alt=""></site-video><div data-html="x"><img alt=""></div><video></video></site-gallery>',
    '<site-gallery><figure><img alt="">{{caption}}</figure><img :alt="a"><img alt="{{a}}"><a href="/"></a></site-gallery>',
    '<site-gallery hidden><img alt=""></site-gallery><site-gallery><template><img alt=""></template></site-gallery>',
  ],
  'element-slot': [
    '<site-sample><p slot="header"></p><p></p><div><p slot="banana"></p></div></site-sample>',
    '<site-sample><p slot="{{slot}}"></p></site-sample><p slot="banana"></p>',
    '<site-plain><p slot="banana"></p></site-plain>',
  ],
  'duplicate-attribute': [
    '<p class="a" id="class" data-class><b class="a"></b></p><P TITLE="class class">',
    '<p {{#if a}}class="b"{{else}}class="c"{{/if}}><p <?php if ($a) ?> class="b" <?php else ?> class="c">',
    '<p on:click={a} on:click={b} @click="a" @click="b" :class="a" class="b" use:x use:x><p {.if a}class="b"{.or}class="c"{.end}>',
  ],
  'duplicate-id': [
    '<p id="a"></p><p id="a"></p>',
    '<body><p id="a"></p><template><p id="a"></p></template><noscript><p id="a"></p></noscript><p id=""></p><p id=""></p></body>',
    '<body><p id="{{a}}"></p><p id="{{a}}"></p></body>',
    '<body><p id="a"></p><p id="A"></p><a name="a"></a></body>',
  ],
  'page-context': [
    `${site('"id":"a"')}${site('"id":"a"')}${site('"siteTitle":"A"')}<script type="application/json">{"website":{"id":"b"}}</script>`,
    `${site('"id":"a"')}<script type="application/json" data-site-context>{{ context }}</script>`,
  ],
  'image-alt': [
    '<img alt><img alt=""><img alt="A"><img role="presentation"><img role=none><img aria-hidden="true">',
    '<div aria-hidden="true"><p><img></p></div><div hidden><img></div><template><img></template>',
    '<img :alt="a"><img [alt]="a"><img v-bind:alt="a"><img {...props}><img [attr.alt]="a"><img v-bind="all">',
    '<img aria-label="A"><img aria-labelledby="a"><img title="A"><svg><image href="a.png"/></svg>',
    '<img style="display: none"><span class="d-none"><img></span>',
    '<img th:alt="*{a}"><img th:attr="alt=*{a}"><img data-bind="attr: {alt: a}"><img ng-attr-alt="{{a}}"><img @attributes>',
    '<img role="none presentation"><img role=" Presentation">',
  ],
  'control-label': [
    '<label for="a">A</label><input id="a"><label>B <select></select></label><textarea aria-label="C"></textarea>',
    '<input type="hidden"><input type=submit><input type="BUTTON"><input type=reset><input title="A"><button></button>',
    '<label for="{{id}}">A</label><input id="{{id}}"><label :for="x">B</label><input :id="x"><input id="y">',
    '<input id="a"><label for="a">A</label><input aria-labelledby="b"><input type="{{type}}">',
    '<label th:for="*{name}">A</label><input th:field="*{name}"><label asp-for="Name"></label><input asp-for="Name">',
    '<input class="hidden"><p style="display:none"><input></p>',
  ],
  'cookie-consent': [
    '<body><site-cookie-banner id=c preset="strict"></site-cookie-banner><button commandfor=c command="--show">C</button></body>',
    '<site-cookie-banner></site-cookie-banner><site-cookie-banner theme="light" variant="popup"></site-cookie-banner>',
    '<body><site-cookie-banner enabled="false" accept-type="opt-in"></site-cookie-banner></body>',
    `${cookies('"isCookieBannerEnabled":false')}<site-cookie-banner cta-variant="icon"></site-cookie-banner>`,
    '<body><site-cookie-banner accept-type="{{type}}" cta-variant="icon"></site-cookie-banner></body>',
    `${cookies('"cookieBannerText":"By using this website, you agree"')}<site-cookie-banner preset="strict" enabled="false">`,
  ],
  'form-markup': [
    '<form><label>A<input type=radio name=a value=1></label><label>B<input type=radio name=a value=2></label></form>',
    '<form><label>A<input name="a[]"></label><label>B<input name="a[]"></label><input type=hidden value=x></form>',
    '<form id="a"><input type=submit name=a><button name=a></button></form><form><label>A<input id="a"></label></form>',
    '<form><label>A<input id="{{id}}" name="x"></label><label>B<input id="{{id}}" :name="y"></label></form>',
    '<form><label>A<input type=email maxlength="256" value="Your email"></label><label>B<input maxlength=""></label></form>',
    '<form><label>A<input type="{{type}}" maxlength="{{n}}"></label></form><template><form data-form-id></form></template>',
    '<form data-form-id="{{id}}" data-success-redirect="{{url}}"><p class="form-item field {{type}}"></p></form>',
    '<form data-form-id="f" data-success-redirect="/thanks"><p class="form-item field text extra"></p></form>',
    `<form onsubmit="return submit({formId: 'f'})"><p class="form-item field"></p></form>`,
    '<form data-form-id="f"><p class="form-item field text required"><b class="title">A *</b><label>A<input></label></p></form>',
    `<site-form>${context}{"formId":"f","fields":[]}</script></site-form>`,
    '<form action="javascript:x()" data-success-redirect="javascript:x()"><input type=hidden></form>',
  ],
  'form-definition': [
    '<script type="application/json">{"fields": [</script><script class="sqs-form-block-context">x</script>',
    `${context}{{ form | json }}</script>${context}{"fields": <?= $fields ?>}</script>`,
    `${item}${context}{"formId":"f","fields":[{"type":"text","id":"a","required":"true"},{"type":"section"}]}</script>`,
    `${item}${context}{"formId":"other","fields":[{"type":"email","id":"a"}]}</script>`,
    `${context}[{"type":"textarea","id":"a","maxLength":"","title":"undefined","required":1}]</script>`,
  ],
  link: [
    '<a href="">x</a><a href="#">x</a><a>x</a><a href="/">x</a><a href="../a.html?b#c">x</a><a href="//example.com">x</a>',
    '<a href="tel:+1-555-0100">x</a><a href=" mailto:a@example.com?subject=A@B">x</a><a href="sms:123">x</a>',
    '<a href="tel:@Model.Phone">x</a><a href="mailto:[email]">x</a><a href="mailto:%EMAIL%">x</a>',
    '<a href="{{url}}">x</a><a href="tel:{number}">x</a><a href="https://example.com/tel:1">x</a><link href="tel:1">',
    `<a href="/a?${'b'.repeat(300)}#${'c'.repeat(300)}">x</a><a href="https://example.com/${'a'.repeat(3000)}">x</a>`,
    '<script>"<a href=\'tel:1\'>"</script><!-- <a href="tel:1"> --><textarea aria-label=a><a href="tel:1"></textarea>',
  ],
  'anchor-target': [
    '<body><a href="#waves">x</a><a href="#itemId=5">x</a><site-gallery><p data-slide-id="waves">A</p></site-gallery></body>',
    '<body><a href="#pics-2">x</a><a href="#slide-1">x</a><site-lightbox id="pics"></site-lightbox><site-lightbox></site-lightbox>',
    '<body><a href="#">x</a><a href="#top">x</a><a href="#TOP">x</a><a href="#/route">x</a><a href="#!x">x</a><a href="#:~:text=x">x</a>',
    '<body><a href="#a">x</a><a href="#b">x</a><a href="#caf%C3%A9">x</a><p id="a"><a name="b"></a><p id="café">',
    '<a href="#a">in a fragment</a>',
    '<html><base href="/x/"><a href="#a">x</a></html>',
    '<body><a href="#a" role="button">x</a><a href="#a" onclick="x()">x</a><a href="#{{id}}">x</a>',
    '<body><a href="#a">x</a><p id="{{id}}"></p>',
    '<body><a href="#{ id }">x</a><a href="#[% id %]">x</a><a href="#%id%">x</a><a href="#{.section id}{@}{.end}">x</a>',
    '<body><template><div><a href="#a">x</a></div></template>',
    '<body><a href="#a">x</a>{% include "main.html" %}</body>',
    '<?xml version="1.0"?><html><body><a href="#a">x</a><?php content() ?></body></html>',
    '<body><a href="#a">x</a><!--#include file="main.html" --></body>',
  ],
};

for (const [rule, pages] of Object.entries(silent)) {
  describe(`${rule} says nothing about`, () => {
    for (const html of pages) {
      it(html.slice(0, 90), () => {
        const codes = checkPage({ file: 'a.html', text: html }, sample).filter((finding) => finding.rule === rule);
        assert.deepEqual(
          codes.map(({ code }) => code),
          [],
        );
      });
    }
  });
}

it('a field without a label is named as it is written', () => {
  const fields = '<input><input type=email><select></select><textarea type=x></textarea>';
  const names = checkPage({ file: 'a.html', text: fields }, sample).map(({ args }) => args.control);
  assert.deepEqual(names, ['input type="text"', 'input type="email"', 'select', 'textarea']);
});

it('a tag with a hundred thousand attributes takes time by their number, not by its square', () => {
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}`);
  assert.deepEqual(checkPage({ file: 'a.html', text: `<p ${attributes.join(' ')}>` }), []);
});
