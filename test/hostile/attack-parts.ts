/** The parts from which `attack-markup.ts` builds attacks. */

export const image = '<img src=x onerror=attack()>';

/** Markup that runs script as soon as it is in a page. */
export const runners = [
  image,
  '<svg onload=attack()></svg>',
  '<details open ontoggle=attack()>x</details>',
  '<input autofocus onfocus=attack()>',
  '<video><source onerror=attack()></video>',
  '<script>attack()</script>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  '<style>@keyframes x{}</style><b style="animation: x 1ms" onanimationstart=attack()>x</b>',
];

/** Elements whose content parsers read as text in some documents, and as markup in others. */
export const rawText = [
  'style',
  'script',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'textarea',
  'title',
  'plaintext',
];

/** Elements that parsers move, close or ignore depending on those around them. */
export const fragile = [
  'table',
  'caption',
  'tr',
  'td',
  'select',
  'option',
  'form',
  'p',
  'a',
  'b',
  'button',
  'template',
  'li',
];

/** Elements of other vocabularies that contain HTML. */
export const integrationPoints = [
  ...['svg><title', 'svg><desc', 'svg><foreignObject', 'svg><g', 'math><mi', 'math><mo', 'math><mn', 'math><ms'],
  ...['math><mtext', 'math><mtext><mglyph', 'math><mtext><malignmark', 'math><annotation-xml'],
  ...['math><annotation-xml encoding=text/html', 'math><annotation-xml encoding=application/xhtml+xml'],
];

const references = (text: string, format: (code: number) => string): string =>
  [...text].map((character) => format(character.codePointAt(0) ?? 0)).join('');

const hidden = (code: number): string => String.fromCharCode(code);

/** Notations of a URL that some parsers read as `javascript:`. */
export const scriptUrls: readonly string[] = [
  ...['javascript:attack()', 'JaVaScRiPt:attack()', 'javascript:javascript:attack()', 'javascript://x%0aattack()'],
  ...['\t', '\n', '\r', '\f', '\0', '\u00ad', '\u200b'].flatMap((gap) => [
    `java${gap}script:attack()`,
    `javascript${gap}:attack()`,
  ]),
  ...[1, 8, 14, 31, 32, 127, 160, 0x1680, 0x2028, 0x202e, 0x3000, 0xfeff].map(
    (code) => `${hidden(code)}javascript:attack()`,
  ),
  ...[
    '&#106;avascript:attack()',
    '&#x6a;avascript:attack()',
    '&#0000106avascript:attack()',
    'java&Tab;script:attack()',
  ],
  ...[
    'java&NewLine;script:attack()',
    'javascript&colon;attack()',
    'javascript&#58;attack()',
    '&#1;javascript:attack()',
  ],
  references('javascript:attack()', (code) => `&#${code};`),
  references('javascript:attack()', (code) => `&#x${code.toString(16)}`),
  ...['javascript%3aattack()', 'javascript&#37;3aattack()', '\\u006aavascript:attack()', 'feed:javascript:attack()'],
  ...[
    'vbscript:attack()',
    'livescript:attack()',
    'mocha:attack()',
    'jar:javascript:attack()!/',
    'view-source:javascript:attack()',
  ],
  ...[
    'data:text/html,<script>parent.attack()</script>',
    'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuYXR0YWNrKCk8L3NjcmlwdD4=',
  ],
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.attack()"/>',
  ...['data:application/xhtml+xml,x', 'data:;base64,x', 'data:text/javascript,attack()', 'data:text/css,*{}'],
  ...[
    '//x/javascript:attack()',
    'http:javascript:attack()',
    'https://javascript:attack()@x/',
    'ja\nva\tscript\r:attack()',
  ],
  ...['blob:null/x', 'filesystem:x', 'about:blank#attack()', 'file:///x', 'mhtml:x!attack', 'res://x', 'x:attack()'],
];

/** Elements and attributes with URLs. */
export const urlCarriers = [
  ...['a href', 'area href', 'form action', 'button formaction', 'input type=submit formaction', 'iframe src'],
  ...[
    'frame src',
    'object data',
    'embed src',
    'img src',
    'img srcset',
    'img lowsrc',
    'img dynsrc',
    'input type=image src',
  ],
  ...['video src', 'video poster', 'audio src', 'source src', 'source srcset', 'track src', 'link rel=stylesheet href'],
  ...[
    'link rel=import href',
    'link rel=manifest href',
    'base href',
    'table background',
    'body background',
    'bgsound src',
  ],
  ...['q cite', 'blockquote cite', 'a href=/ ping', 'script src', 'applet code', 'isindex action', 'html manifest'],
  ...['portal src', 'svg><a xlink:href', 'svg><a href', 'svg><use href', 'svg><image href', 'svg><script href'],
  ...['svg><feImage href', 'math><mi href', 'math xlink:href', 'math><maction actiontype=statusline href'],
  ...['meta http-equiv=refresh content', 'param name=src value', 'object><param name=movie value'],
];

export const handlers: readonly string[] = [
  ...new Set(
    [window, document, document.createElement('body'), document.createElement('video')].flatMap((target) => {
      const names: string[] = [];
      for (const name in target) if (/^on[a-z]+$/.test(name)) names.push(name);
      return names;
    }),
  ),
  ...['onactivate', 'onbegin', 'onend', 'onrepeat', 'onpropertychange', 'onfocusin', 'onunknown', 'on'],
];

/** Properties that sanitizers and libraries read from a node, and globals that pages read. */
export const properties = [
  ...['attributes', 'children', 'childNodes', 'firstChild', 'lastChild', 'nextSibling', 'parentNode', 'nodeName'],
  ...['nodeType', 'localName', 'tagName', 'namespaceURI', 'ownerDocument', 'innerHTML', 'textContent', 'content'],
  ...['remove', 'append', 'before', 'removeChild', 'cloneNode', 'getAttribute', 'setAttribute', 'removeAttribute'],
  ...['hasAttribute', 'getAttributeNames', 'querySelectorAll', 'matches', 'closest', 'shadowRoot', 'style', 'dataset'],
  ...['elements', 'length', 'submit', 'action', 'method', 'reset', 'contains', 'focus', 'constructor', '__proto__'],
  ...['toString', 'valueOf', 'body', 'head', 'forms', 'cookie', 'currentScript', 'defaultView', 'implementation'],
  ...['createElement', 'adoptNode', 'getElementById', 'trustedTypes', 'customElements', 'location', 'name', 'top'],
];

export const nested = (tag: string, depth: number): string =>
  `${`<${tag}>`.repeat(depth)}${image}${`</${tag}>`.repeat(depth)}`;

export const escaped = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Our own elements as a means: markup of an attacker must not become one of them. */
export const gadgets = [
  `<site-video data-html="${escaped('<iframe src="javascript:parent.attack()"></iframe>')}"></site-video>`,
  '<site-dialog open onsite-show="attack()">x</site-dialog>',
  '<site-form fields=\'[{"type":"text","id":"x","title":"<img src=x onerror=attack()>"}]\'></site-form>',
  '<site-lightbox open><img data-src="javascript:attack()"></site-lightbox>',
  '<site-map open provider="google" src="data:text/javascript,attack()" require-consent="false"></site-map>',
  '<site-captcha src="data:text/javascript,attack()" site-key="x" require-consent="false"></site-captcha>',
  '<button is="x-y" command="--show" commandfor="x" popovertarget="x">x</button><p id="x" popover onbeforetoggle=attack()>x</p>',
  '<script type="application/json" data-site-context>{"website":{"title":"<img src=x onerror=attack()>"}}</script>',
  '<p slot="caption" part="button" exportparts="x" data-site-owned data-html="<img src=x onerror=attack()>">x</p>',
];
