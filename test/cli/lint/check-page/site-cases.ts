import type { InvalidCases, ValidCases } from './rule-cases.ts';

const variants = '<div class="product-variants" data-variants=';
const sizes = `${variants}'[{"attributes":{"Size":"S"}},{"attributes":{"Size":"M"}}]'>`;
const size = 'data-variant-option-name="Size"';

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  link: [
    ['link-anchor-length', `<a href="⟦#${'a'.repeat(99)}⟧">x</a>`],
    ['link-tel-length', `<a href="⟦tel:${'1'.repeat(46)}⟧">x</a>`],
    ['link-tel-short', '<a href="⟦tel:1⟧">x</a>'],
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
  'anchor-target': [
    ['anchor-target-missing', '<body><a href="⟦#team⟧">x</a><h2 id="Team"></h2>'],
    ['anchor-target-missing', '<html><a href=⟦#a⟧>x</a><img src="a.png" name="a" alt=""></html>'],
    ['anchor-target-missing', '<body><map><area alt="x" href="⟦#caf%C3%A9⟧"></map></body>'],
    ['anchor-target-missing', '<body><a href="⟦#pics-2⟧">x</a><site-lightbox id="pic"></site-lightbox></body>'],
    ['anchor-target-missing', '<body><a href="⟦#%CE%B1%CE%B2⟧">x</a></body>'],
    ['anchor-target-missing', '<?xml version="1.0"?><html><body><a href="⟦#a⟧">x</a></body></html>'],
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
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  link: [
    '<a href="">x</a><a href="#">x</a><a>x</a><a href="/">x</a><a href="../a.html?b#c">x</a><a href="//example.com">x</a>',
    '<a href="tel:+1-555-0100">x</a><a href=" mailto:a@example.com?subject=A@B">x</a><a href="sms:123">x</a>',
    '<a href="tel:112">x</a><a href="tel:(508)673-2320;ext=1">x</a><a href="mailto:?subject=A">x</a>',
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
};
