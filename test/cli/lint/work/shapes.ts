/** Hostile pages and data of any size. */

/** Returns a text for each number below `size`. */
export const many = (size: number, text: (n: number) => string): string =>
  Array.from({ length: size }, (_, n) => text(n)).join('');

export type Shape = (size: number) => string;
export type Shapes = Readonly<Record<string, Shape>>;

export const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;

/** Values of attributes and texts that readers of URLs, names, HTML, JSON, CSS and templates find hard. */
export const texts: Shapes = {
  'a long word': (size) => 'a'.repeat(size),
  shortTexts: (size) => 'a b '.repeat(size),
  'numbered words': (size) => many(size, (n) => `a${n} `),
  spaces: (size) => `a${' '.repeat(size)}b`,
  digits: (size) => '1'.repeat(size),
  'spaced digits': (size) => '1 '.repeat(size),
  entities: (size) => '&amp;'.repeat(size),
  'character references': (size) => '&#x41;&notin;&#65'.repeat(size),
  'unknown entities': (size) => '&nothing'.repeat(size),
  'percent-encoding': (size) => '%41%zz'.repeat(size),
  slashes: (size) => '/'.repeat(size),
  'dot segments': (size) => '../a/./'.repeat(size),
  URLs: (size) => 'https://a.example/?a=b&c=d#e '.repeat(size),
  schemes: (size) => 'javascript:'.repeat(size),
  parameters: (size) => many(size, (n) => `?a${n}=1&b=2`),
  addresses: (size) => 'a@b.example,'.repeat(size),
  'phone numbers': (size) => '(555) +1-555;ext='.repeat(size),
  sizes: (size) => many(size, (n) => `a.jpg?format=${n}w ${n}w, `),
  brackets: (size) => '[({<'.repeat(size),
  'template marks': (size) => '{{ x }} <%= y %> ${'.repeat(size),
  'open templates': (size) => '{{<%${'.repeat(size),
  'open comments': (size) => '<!--'.repeat(size),
  'open tags': (size) => '<a b="'.repeat(size),
  'less-than signs': (size) => '<'.repeat(size),
  'embedded frames': (size) => '<iframe src="https://www.youtube.com/embed/a"></iframe>'.repeat(size),
  escapes: (size) => '\\"\\u0041\\n'.repeat(size),
  quotes: (size) => `'"\``.repeat(size),
  'nested lists': (size) => '['.repeat(size),
  'nested objects': (size) => '{"a":'.repeat(size),
  'closed lists': (size) => '['.repeat(size) + ']'.repeat(size),
  'a wide object': (size) => `{${many(size, (n) => `${n ? ',' : ''}"a${n}":1`)}}`,
  'an object with one key': (size) => `{${many(size, (n) => `${n ? ',' : ''}"a":1`)}}`,
  'a wide list': (size) => `[${many(size, (n) => `${n ? ',' : ''}{"id":"a"}`)}]`,
  'almost JSON': (size) => `{${"a:'b',".repeat(size)}}`,
  'messages with plurals': (size) => '{n, plural, one {# a} other {# b}} '.repeat(size),
  'nested plurals': (size) => '{n, plural, other {'.repeat(size),
  'mixed line breaks': (size) => 'a\r\n\n\r\u2028'.repeat(size),
  'combining marks': (size) => `a${'\u0301'.repeat(size)}`,
  'half surrogates': (size) => '\ud800a'.repeat(size),
  hyphens: (size) => '-'.repeat(size),
  dots: (size) => 'a.'.repeat(size),
};

const productOf = (data: string, fields: string): string =>
  `<site-product><script type="application/json">${data}</script><form>${fields}</form></site-product>`;

/** Bodies of pages that no example of a rule leads to. */
export const bodies: Shapes = {
  'elements that do not end': (size) => '<div>'.repeat(size),
  'paragraphs that end each other': (size) => '<p>a'.repeat(size),
  'end tags without start tags': (size) => '</div>'.repeat(size),
  'misnested elements': (size) => '<b><i></b>'.repeat(size),
  'nested lists': (size) => '<ul><li>'.repeat(size),
  'nested tables': (size) => '<table><tr><td>'.repeat(size),
  'nested forms in elements': (size) => '<site-form><form>'.repeat(size),
  'nested templates': (size) => '<template>'.repeat(size),
  'nested dialogs': (size) => '<site-dialog><h2 slot="header">'.repeat(size),
  'nested labels': (size) => '<label>a<input>'.repeat(size),
  'nested pictures': (size) => '<picture><source srcset="a 1x"><img>'.repeat(size),
  'nested hidden elements': (size) => '<div hidden><a href="/">'.repeat(size),
  'one id': (size) => '<p id="a">'.repeat(size),
  'many ids': (size) => many(size, (n) => `<p id="a${n}">`),
  'labels for one id': (size) => `<input id="a">${'<label for="a">b</label>'.repeat(size)}`,
  'labels for missing ids': (size) => many(size, (n) => `<label for="a${n}">b</label>`),
  'controls with labels': (size) => many(size, (n) => `<label for="a${n}">b</label><input id="a${n}" name="b">`),
  'links to one anchor': (size) => `<p id="a">${'<a href="#a">b</a>'.repeat(size)}`,
  'links to missing anchors': (size) => many(size, (n) => `<a href="#a${n}">b</a>`),
  'references to many ids': (size) => `<p aria-labelledby="${many(size, (n) => `a${n} `)}">`,
  'references to one id': (size) => `<b id="a">c</b>${'<p aria-labelledby="a a" aria-describedby="a">'.repeat(size)}`,
  'elements that name each other': (size) =>
    many(size, (n) => `<a id="a${n}" href="/" aria-labelledby="a${n + 1} a${n - 1}"></a>`),
  'many attributes': (size) => `<site-gallery ${many(size, (n) => `a${n}="b" `)}>`,
  'one attribute': (size) => `<site-gallery ${'a="b" '.repeat(size)}>`,
  'many data attributes': (size) => `<p ${many(size, (n) => `data-a${n}='{"a":1}' `)}>`,
  'many classes': (size) => `<form><div class="form-item field ${many(size, (n) => `a${n} `)}"><input></div></form>`,
  comments: (size) => '<!-- a -->'.repeat(size),
  'comments that disable all rules': (size) => '<!-- site-lint-disable --><img src="a">'.repeat(size),
  'comments that disable and enable': (size) =>
    '<!-- site-lint-disable image-alt --><img src="a"><!-- site-lint-enable image-alt -->'.repeat(size),
  'comments that disable the next line': (size) => '<!-- site-lint-disable-next image-alt -->\n<img>\n'.repeat(size),
  'conditional comments': (size) => '<!--[if IE]><p><![endif]-->'.repeat(size),
  'declarations in the body': (size) => '<!a><?b?><![CDATA[c]]>'.repeat(size),
  scripts: (size) => '<script>a</script>'.repeat(size),
  'scripts with contexts': (size) =>
    '<script>Static.SQUARESPACE_CONTEXT = {"website":{"siteTitle":"a"}};</script>'.repeat(size),
  'a script with contexts': (size) =>
    `<script>${'window.SITE_CONTEXT = {"website":{"siteTitle":"a"}};\n'.repeat(size)}</script>`,
  'scripts of JSON': (size) => '<script type="application/json" data-site-context>{"a":[1]}</script>'.repeat(size),
  'scripts that do not end': (size) => '<script>SITE_CONTEXT={'.repeat(size),
  'styles that do not end': (size) => `<style>${'a{b:url(c)'.repeat(size)}`,
  'base elements': (size) => '<base href="/a/"><a href="b">c</a>'.repeat(size),
  'one long line of findings': (size) => '<img src="a"><a href="tel:">b</a>'.repeat(size),
  'short lines of findings': (size) => '<img src="a">\n<a href="tel:">b</a>\r\n'.repeat(size),
  'forms with one name': (size) => '<form><input name="a"></form>'.repeat(size),
  'a form with one name': (size) => `<form>${'<input name="a">'.repeat(size)}</form>`,
  'radio buttons of one name': (size) => `<form>${'<input type="radio" name="a">'.repeat(size)}</form>`,
  'fields of another form': (size) => `<form id="f"></form>${'<input form="f" name="a">'.repeat(size)}`,
  'form items': (size) =>
    `<form>${many(size, (n) => `<div class="form-item field text" id="a${n}"><input id="a${n}-field"></div>`)}</form>`,
  'options of a list': (size) =>
    `<form><select name="a">${many(size, (n) => `<option value="a${n}">b`)}</select></form>`,
  slides: (size) => `<site-gallery>${'<figure><img src="a" alt=""><figcaption>b</figcaption></figure>'.repeat(size)}`,
  'variants of a product, none of which can be chosen': (size) =>
    productOf(
      `[${many(size, (n) => `${n ? ',' : ''}{"sku":"a","price":${n},"attributes":{"Size":"a${n}"}}`)}]`,
      many(size, (n) => `<label><input type="radio" name="Size" value="b${n}"> a</label>`),
    ),
  'options of the variants of a product': (size) =>
    productOf(
      `[${many(size, (n) => `${n ? ',' : ''}{"attributes":{"Size${n}":"a"}}`)}]`,
      many(size, (n) => `<select name="Syze${n}"><option>a</option></select>`),
    ),
  'options of one variant': (size) =>
    productOf(
      `[{"optionValues":[${many(size, (n) => `${n ? ',' : ''}{"optionName":"a${n}","value":"b"}`)}]}]`,
      many(size, (n) => `<select name="a${n}"><option>c</option></select>`),
    ),
  'nested product data': (size) => productOf('{"item":'.repeat(size), ''),
  'nested products': (size) => `<site-product product='[{"price":1}]' currency="USD">€1<form>`.repeat(size),
  'slides with one id': (size) => `<site-gallery>${'<img src="a" alt="" data-slide-id="b">'.repeat(size)}`,
};
