import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'unclosed-markup': [
    ['unclosed-markup-rest', '<body>⟦<script⟧ src="a.js">\n<p>Leeward</p></body>'],
    ['unclosed-markup-rest', '<body>⟦<script⟧ src="a.js" />\n<p>Leeward</p></body>'],
    ['unclosed-markup-text', '<body><p>a</p>⟦<SCRIPT⟧>let a = "<p>";'],
    ['unclosed-markup-text', '<body>{{> header}}⟦<script⟧>let a = {{ json }};'],
    ['unclosed-markup-rest', '<html><style>p {}</style>⟦<style⟧>p { margin: 0 }\n<p>Leeward</p></html>'],
    ['unclosed-markup-rest', '<html><head>⟦<title⟧>Leeward</head><body><p>x</p></body></html>'],
    [
      'unclosed-markup-rest',
      '<form><textarea aria-label="a">b</textarea>⟦<textarea⟧ aria-label="b"></form><p>Leeward</p>',
    ],
    ['unclosed-markup-rest', '⟦<iframe⟧ title="a" src="https://example.com/"/><p>Leeward</p>'],
    ['unclosed-markup-rest', '<p>a</p><!-- b -->⟦<!--⟧ c -- ><p>Leeward</p>'],
    ['unclosed-markup-text', '<p>a</p>⟦<!--⟧ c -'],
    ['unclosed-markup-rest', '<p id="a"><a class="b" ⟦href="⟧/b>Leeward</a><p>Undertow</p>'],
    ['unclosed-markup-text', "<p id='a'><a class=b\n⟦href = '⟧/b"],
    ['unclosed-markup-tag', '<p>a</p>⟦<a⟧ href=/b'],
    ['unclosed-markup-tag', '<p>a</p>⟦<a⟧ class="b" '],
    ['unclosed-markup-element', '⟦<script⟧ src="a.js"><script src="b.js"></script>'],
    ['unclosed-markup-element', '⟦<script⟧>a()\n  <script>b()</script>'],
    ['unclosed-markup-element', '⟦<script⟧ src="a.js"><!-- menu --> <p>b</p><script src="b.js"></script>'],
    ['unclosed-markup-element', '⟦<style⟧>p {} <style>b {}</style>'],
    ['unclosed-markup-element', '⟦<style⟧>p {}\n<style>b {}</style>'],
    ['unclosed-markup-element', '⟦<title⟧>Leeward<p>a</p><svg><title>b</title></svg>'],
    ['unclosed-markup-attribute', '<p ⟦data-html="⟧&lt;b&gt;a&lt;/b&gt; data-name="">b</p>'],
    ['unclosed-markup-attribute', '<p ⟦title="⟧a class="b">c</p>'],
    ['unclosed-markup-element', '<a ⟦href="⟧/b>Leeward</a><img src="c.png" alt="">'],
    ['unclosed-markup-element', '<a ⟦href="⟧/b>Leeward</a><b title=" c">d</b>'],
    ['unclosed-markup-element', "<a ⟦title='⟧a>Leeward</a><b>It's</b>"],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'unclosed-markup': [
    '<script src="a.js"></script><script>let a = "<script>"</script><style></style ><textarea></TEXTAREA>',
    '<script src="a.js"><!-- --></script><script src="b.js">\n<!-- <p> -->\n//</script><style>/* <style> */</style>',
    '<script>\ndocument.write("<script src=a></scr" + "ipt>")</script><script>a(`\n<script>`)</script>',
    '<script type="text/template">\n<script><\\/script></script><script src="a.js"> </script>',
    '<svg><title>a</svg><svg><style/><title/><script/></svg><p>b</p>',
    '<!-- a --><!----><!--> <p>b</p> <!-- c --!><?php a() ?><!-- <!-- d -->',
    '<!-- {{/if}}<p>a</p>',
    '<p>a</p><title><?php title()',
    '<iframe src="/a" title="b">No <a href="/a">frames</a></iframe><textarea>&lt;b> <b>c</b></textarea>',
    '<p title="a =" class="b" data-x="c =">e</p><p title="a > b < c">d</p><p data-html="<b>a</b> <i>c</i>" class=d>e</p><p title="a > b <c" >f</p>',
    '<p title="{{#if a}}>{{/if}}<b>"{{c}}"">d</p><a href="<?php echo "a" ?>">b</a>',
    '<p a=b/><p/><p a="b"/><br/ ><p a= "b" >',
    '<form><form action="a"><p>b</p></form>',
    '<p>a</p',
    'a < b',
  ],
};
