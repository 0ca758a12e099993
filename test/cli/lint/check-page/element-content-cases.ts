import type { InvalidCases, ValidCases } from './rule-cases.ts';

const site = (website: string, brace = '{'): string =>
  `<script type="application/json" data-site-context>${brace}"website":{${website}}}</script>`;
/** Omits `<html>`, so that the rules for a complete page do not apply. */
const cookies = (settings: string): string =>
  `<script type="application/json" data-site-context>{"cookieSettings":{"isCookieBannerEnabled":true,${settings}}}</script>`;

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'cookie-consent': [
    ['consent-no-decline', '<site-cookie-banner accept-type="⟦opt-in⟧">'],
    ['consent-no-decline', `${cookies('"cookieBannerCtaVariant":"BUTTON"')}⟦<site-cookie-banner⟧>We count visits.`],
    ['consent-close-accepts', '<site-cookie-banner cta-variant=⟦icon⟧></site-cookie-banner>'],
    [
      'consent-close-accepts',
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
    ['consent-no-reopen', '<body>⟦<site-cookie-banner⟧ preset="strict"></site-cookie-banner></body>'],
    [
      'consent-no-reopen',
      '<body>⟦<site-cookie-banner⟧ preset=strict id=a></site-cookie-banner><button commandfor=b command="--show">B</button><button id=b>C</button></body>',
    ],
  ],
  'picture-data': [
    [
      'picture-data-unknown',
      '<site-gallery><img src="a.png" alt="A" data-image-focal-point="⟦1.5,0.5⟧"></site-gallery>',
    ],
    [
      'picture-data-unknown',
      '<site-lightbox><figure><img src="a.png" alt="A" data-image-dimensions=⟦1600⟧></figure></site-lightbox>',
    ],
    ['picture-data-unknown', '<site-gallery><p data-click-through-url="⟦java&#115;cript:x⟧">A</p></site-gallery>'],
    ['picture-data-unknown', '<site-gallery><p data-type="⟦film⟧">A</p></site-gallery>'],
    ['picture-data-misspelt', '<site-image><a href="/"><img src="a.png" alt="A" data-mode="⟦covr⟧"></a></site-image>'],
    [
      'picture-data-unknown',
      '<site-gallery><site-image><img src="a.png" alt="A" data-image-dimensions="⟦0x1⟧"></site-image></site-gallery>',
    ],
    ['picture-data-misspelt', '<site-gallery><img alt="A" data-src="a.jpg" data-load="⟦flase⟧"></site-gallery>'],
    ['picture-data-unknown', '<site-video><img src="a.png" alt="A" data-image-focal-point="⟦left⟧"></site-video>'],
    // In the markup of a site builder.
    ...['left', '1.5,0.5', '-0.1,0.5', '0.5', '0.5;0.5', '0,5,0,5', '50%,50%', 'undefined'].map(
      (point) => ['picture-data-unknown', `<img src="a.png" alt="A" data-image-focal-point="⟦${point}⟧">`] as const,
    ),
    ...['2500', '0x0', '2500,1667', '2500px x 1667px', '-3x4', '2500.5x1667'].map(
      (size) =>
        [
          'picture-data-unknown',
          `<div class="slide"><img src="a.png" alt="A" data-image-dimensions="⟦${size}⟧"></div>`,
        ] as const,
    ),
    ['picture-data-unknown', '<p data-image-focal-point="⟦center⟧">A</p>'],
    ['picture-data-unknown', '<a href="/" data-click-through-url="⟦javascript:x⟧">A</a>'],
    ['picture-data-misspelt', '<ul class="sqs-gallery x"><li class="a slide" data-type="⟦vidoe⟧">A</ul>'],
    ['picture-data-misspelt', '<img alt="A" data-src="a" data-image="a" data-load="⟦ture⟧">'],
    ['picture-data-unknown', '<img alt="A" data-src="a" data-image-dimensions="1x1" data-size-adjustment="⟦big⟧">'],
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
  'token-contrast': [
    ['token-contrast-low', '<style>:root{--site-surface:#fff;--site-text:⟦#999⟧}</style>'],
    ['token-contrast-low', '<p style="--site-surface: white; --site-text: ⟦rgb(160, 160, 160)⟧"></p>'],
    ['token-contrast-low', '<style>@media print { p { --site-on-accent: ⟦#ffffff⟧; --site-accent: #8fb2ff } }</style>'],
    [
      'token-contrast-low-in-scheme',
      '<style>p{--site-surface:light-dark(#ffffff, #17181a); --site-accent: ⟦light-dark(rgb(29 78 216), #1d4ed8)⟧ ; }</style>',
    ],
    [
      'token-contrast-low',
      `<style>a{content:"}";/* } */--site-text:#000;--site-text:⟦#888⟧;--site-surface:#fff}</style>`,
    ],
    // The blocks of one scope: the last value wins, or that with !important.
    [
      'token-contrast-low',
      '<style>:root { --site-surface: #fff } p { color: red }\n:root\n{ --site-text: ⟦#999⟧ !important } :root { --site-text: #000 }</style>',
    ],
    [
      'token-contrast-low',
      '<style>@media print { .a  b { --site-accent: #fff } } @media print { .a b { --site-on-accent: ⟦#fff⟧ } }</style>',
    ],
  ],
  'follow-account': [
    [
      'follow-account-missing',
      '<p>⟦<site-follow⟧ src="/x.js"><a href="https://x.com/halden">Follow us</a></site-follow></p>',
    ],
    ['follow-account-link', '⟦<site-follow⟧ username="halden"></site-follow>'],
    ['follow-account-link', '⟦<site-follow⟧ data-username="halden"><a name="x">Follow us</a></site-follow>'],
    [
      'follow-account-other',
      '<site-follow username="halden"><a href="⟦https://twitter.com/HaldenPrints/⟧">Follow us</a></site-follow>',
    ],
    [
      'follow-account-other',
      '<site-follow data-username=halden><b><a href=⟦https://x.com/intent/follow?screen_name=hald⟧>X</a></b></site-follow>',
    ],
  ],
  'relative-time': [
    ['relative-time-date', '<site-relative-time><time datetime="⟦23.11.2026⟧">23 November</time></site-relative-time>'],
    ['relative-time-date', '<site-relative-time><time datetime=⟦2026-W47⟧>Week 47</time></site-relative-time>'],
    ['relative-time-date', '<site-relative-time><time datetime="⟦2026-02-30⟧">30 February</time></site-relative-time>'],
    ['relative-time-datetime', '<site-relative-time>\n⟦<time⟧>23 November</time></site-relative-time>'],
    ['relative-time-zone', '<site-relative-time><time datetime="⟦2026-11-23T08:30⟧">8:30</time></site-relative-time>'],
    [
      'relative-time-content',
      '⟦<site-relative-time⟧ tense="past">Printed <time datetime="2026-11-23">now</time></site-relative-time>',
    ],
    [
      'relative-time-content',
      '⟦<site-relative-time⟧><b><time datetime="2026-11-23">now</time></b></site-relative-time>',
    ],
    ['relative-time-content', '<p>⟦<site-relative-time⟧>23 November</site-relative-time></p>'],
    [
      'relative-time-content',
      '⟦<site-relative-time⟧><time datetime="2026-11-23"></time><time datetime="2026-11-24"></time></site-relative-time>',
    ],
  ],
  'announcement-bar': [
    [
      'announcement-bar-id',
      '<site-announcement-bar>Sale</site-announcement-bar>⟦<site-announcement-bar⟧ dismiss-days="7">Sale</site-announcement-bar>',
    ],
    [
      'announcement-bar-window',
      '<site-announcement-bar ⟦new-window⟧><a href="https://example.com">Sale</a></site-announcement-bar>',
    ],
    [
      'announcement-bar-days',
      '<site-announcement-bar dismissible="false" dismiss-days="⟦7⟧">Sale</site-announcement-bar>',
    ],
  ],
  'info-bar': [
    ['info-bar-email', '<site-info-bar><p>Write to ⟦studio@halden.example⟧.</p></site-info-bar>'],
    ['info-bar-phone', '<site-info-bar><a href="/map">Map</a><p><b>⟦+47 (0)69 12 34 56⟧</b></p></site-info-bar>'],
    [
      'info-bar-place',
      '<footer><div>⟦<site-info-bar⟧><a href="tel:+4769123456">Call</a></site-info-bar></div></footer>',
    ],
  ],
  'slide-alt': [
    ['slide-alt-empty', '<site-gallery><img src="a.png" ⟦alt⟧></site-gallery>'],
    [
      'slide-alt-empty',
      '<site-gallery><figure><img src="a.png" ⟦alt=""⟧><figcaption> </figcaption></figure></site-gallery>',
    ],
    ['slide-alt-empty', '<site-lightbox><a href="a.jpg"><img src="a.png" alt="⟦ ⟧"><!-- A --></a></site-lightbox>'],
    [
      'slide-alt-empty',
      '<site-gallery><div data-type="image"><noscript><img src="a.png" alt=""></noscript><img data-src="a.png" ⟦alt=""⟧></div></site-gallery>',
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
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'cookie-consent': [
    '<body><site-cookie-banner id=c preset="strict"></site-cookie-banner><button commandfor=c command="--show">C</button></body>',
    '<site-cookie-banner></site-cookie-banner><site-cookie-banner theme="light" variant="popup"></site-cookie-banner>',
    '<body><site-cookie-banner enabled="false" accept-type="opt-in"></site-cookie-banner></body>',
    `${cookies('"isCookieBannerEnabled":false')}<site-cookie-banner cta-variant="icon"></site-cookie-banner>`,
    '<body><site-cookie-banner accept-type="{{type}}" cta-variant="icon"></site-cookie-banner></body>',
    `${cookies('"cookieBannerText":"By using this website, you agree"')}<site-cookie-banner preset="strict" enabled="false">`,
  ],
  'picture-data': [
    '<site-gallery><img src="a.png" alt="A" data-image-focal-point="0.5,0" data-image-dimensions="10x20" data-type=image></site-gallery>',
    '<img alt="A" data-image-focal-point="0.9945652173913043,0.0" data-image-dimensions="2500x1667" data-src="" data-load="false">',
    '<img src="a.png" alt="A" data-image-focal-point="{{x}}"><div class="slide" data-type="page"></div><p data-type="film" data-mode="x">A</p>',
    '<img alt="A" data-src="a" data-load="eager" data-type="film" data-mode="dark">',
    '<ul class="sqs-gallery"><li class="slide" data-type="video" data-slide-url="toy-industry" data-click-through-url="">A</ul>',
    '<site-gallery><p data-image-focal-point="" data-mode="dark">A<b data-type="x" data-load="soon"></b></p></site-gallery>',
    '<site-image data-mode="dark"><img src="a.png" alt="A" data-load="false" data-alignment="top" data-own="x"></site-image>',
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
  'token-contrast': [
    '<style>:root{--site-surface:#fff;--site-text:#000;--site-accent:#1d4ed8}</style>',
    '<style>:root{--site-surface:#fff} .dark{--site-text:#eee}</style><p style="--site-text:#eee"></p>',
    '<style>p{--site-surface:#fff;--site-text:rgb(0 0 0 / 0.3);--site-accent:var(--x);--site-danger:{{color}}}</style>',
    '<style>p{--site-surface:oklch(1 0 0);--site-text:#fff;--own-text:#fff;--own-surface:#fff}</style>',
    '<style type="text/less">p{--site-surface:#fff;--site-text:#eee}</style>',
    '<style>:root{--site-surface:#fff;--site-text:#999}:root{--site-text:#000}</style>',
    '<style>:root{--site-surface:#fff}@media print{:root{--site-text:#999}}@layer a{:root{--site-text:#999}}p{:root{--site-text:#999}}</style>',
    '<style>:root{--site-surface:#fff}</style><style>:root{--site-text:#999}</style>',
    '<style>{% if a %}:root{--site-surface:#fff}{% else %}:root{--site-surface:#000}{% endif %}:root{--site-text:#fff;}p{--site-text:#000}p{--site-surface:#111}</style>',
  ],
  'announcement-bar': [
    '<site-announcement-bar>Sale</site-announcement-bar><site-announcement-bar id="a">Sale</site-announcement-bar>',
    '<site-announcement-bar>Sale</site-announcement-bar><site-announcement-bar dismissible="false">Sale</site-announcement-bar>',
    '<site-announcement-bar>Sale</site-announcement-bar><site-announcement-bar :id="id">Sale</site-announcement-bar>',
    '<site-announcement-bar>Sale</site-announcement-bar>{% if a %}<site-announcement-bar>{{ text }}</site-announcement-bar>{% endif %}',
    '<site-announcement-bar new-window></site-announcement-bar>',
    '<site-announcement-bar clickthrough-url="/sale" new-window dismiss-days="0">Sale</site-announcement-bar>',
  ],
  'info-bar': [
    '<site-info-bar><a href="mailto:a@halden.example">a@halden.example</a><p><a href="tel:+4769123456">+47 69 12 34 56</a></p></site-info-bar>',
    '<site-info-bar><p>Mo-Fr 11:00 - 17:00, 69 12 34 56</p></site-info-bar><p>a@halden.example +4769123456</p>',
    '<div><main><site-info-bar>{{ items }}<p>a@halden.example</p></site-info-bar></main></div>',
    '<site-info-bar></site-info-bar><footer></footer>',
  ],
  'follow-account': [
    '<site-follow username="Halden"><a href="https://www.x.com/halden">Follow us</a></site-follow>',
    '<site-follow username="{{name}}"><a href="https://x.com/halden">Follow us</a></site-follow>',
    '<site-follow :username="name">{{> link}}</site-follow><site-follow username="halden"><slot></slot></site-follow>',
    '<site-follow username="halden"><a href="https://x.com/share">Share</a><a href="/shop">Shop</a></site-follow>',
    '<site-follow username="halden"><a :href="link">Follow us</a><my-link></my-link></site-follow>',
  ],
  'relative-time': [
    '<site-relative-time><time datetime="2026-11-23">23 November</time></site-relative-time><time datetime="2026">2026</time>',
    '<site-relative-time>\n  <time datetime="2026-11-23 08:30:00.5Z"><b>8:30</b></time>\n</site-relative-time>',
    '<site-relative-time><time>2026-11-23</time></site-relative-time><site-relative-time></site-relative-time>',
    '<site-relative-time><time datetime="{{date}}">{{date}}</time></site-relative-time><site-relative-time>{{time}}</site-relative-time>',
    '<site-relative-time><time :datetime="date">Soon</time></site-relative-time>',
  ],
  'slide-alt': [
    '<site-gallery><img src="a.png" alt="A"><figure><img src="a.png" alt=""><figcaption>A</figcaption></figure><a href="/" title="A"><img src="a.png" alt=""></a></site-gallery>',
    '<img src="a.png" alt=""><site-image><img src="a.png" alt=""></site-image><site-gallery><p>A<img src="a.png" alt=""></p></site-gallery>',
    '<site-gallery><site-video><img src="a.png" alt=""></site-video><div data-html="x"><img src="a.png" alt=""></div><video></video></site-gallery>',
    '<site-gallery><figure><img src="a.png" alt="">{{caption}}</figure><img :alt="a"><img alt="{{a}}"><a href="/"></a></site-gallery>',
    '<site-gallery hidden><img src="a.png" alt=""></site-gallery><site-gallery><template><img src="a.png" alt=""></template></site-gallery>',
  ],
  'page-context': [
    `${site('"id":"a"')}${site('"id":"a"')}${site('"siteTitle":"A"')}<script type="application/json">{"website":{"id":"b"}}</script>`,
    `${site('"id":"a"')}<script type="application/json" data-site-context>{{ context }}</script>`,
  ],
};
