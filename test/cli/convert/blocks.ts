/** Blocks in the markup of site builders, written for these tests: one or more of each kind that `convert` knows. */

const json = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');

const block = (type: number, content: string, data?: unknown): string =>
  `<div class="sqs-block" data-block-type="${type}" id="block-${type}"${data === undefined ? '' : ` data-block-json="${json(data)}"`}><div class="sqs-block-content">${content}</div></div>`;

const cdn = 'https://images.squarespace-cdn.com/content/v1/5f8a2b0c/1600000000000-ABC';

/** A lazy image, with the twin for visitors without script. */
export const lazyImage = (name: string, alt = name): string =>
  `<noscript><img src="${cdn}/${name}.jpg" alt="${alt}"></noscript><img class="thumb-image" data-src="${cdn}/${name}.jpg" data-image="${cdn}/${name}.jpg" data-image-dimensions="1200x800" data-image-focal-point="0.5,0.25" data-load="false" alt="${alt}">`;

const slide = (name: string, caption = ''): string =>
  `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" href="/${name}">${lazyImage(name)}</a><div class="image-slide-title">${caption}</div></div></div>`;

export const galleryBlock = block(
  8,
  `<div class="sqs-gallery-container"><div class="sqs-gallery">${slide('shore', 'Far Shore')}\n${slide('leeward')}</div></div>`,
  { design: 'grid', 'thumbnails-per-row': '3', padding: 12, 'aspect-ratio': 'square', lightbox: true },
);

/** The times of an event on one day, with 12 and with 24 hours. The class of the last one is that of the site builder's template. */
const hours = (day: string, [start12, end12]: Pair, [start24, end24]: Pair): string =>
  `<li class="eventlist-meta-item eventlist-meta-time event-meta-item">
<span class="event-time-12hr"><time class="event-time-12hr-start" datetime="${day}">${start12}</time> <span class="event-datetime-divider"></span> <time class="event-time-12hr-end" datetime="${day}">${end12}</time></span>
<span class="event-time-24hr"><time class="event-time-24hr-start" datetime="${day}">${start24}</time> <span class="event-datetime-divider"></span> <time class="event-time-12hr-end" datetime="${day}">${end24}</time></span>
</li>`;

type Pair = readonly [start: string, end: string];

const eventDay = (day: string, text: string, clock = ''): string =>
  `<li class="eventlist-meta-item eventlist-meta-date event-meta-item"><time class="event-date" datetime="${day}">${text}</time>${clock}</li>`;

/** An event of a list, with the items of its metadata. */
export const eventItem = (name: string, title: string, meta: string): string =>
  `<article class="eventlist-event eventlist-event--upcoming eventlist-event--hasimg eventlist-hasimg">
<a href="/events/${name}" class="eventlist-column-thumbnail content-fill">${lazyImage(name, title)}</a>
<a href="/events/${name}" class="eventlist-column-date"><div class="eventlist-datetag"><div class="eventlist-datetag-startdate eventlist-datetag-startdate--month">Dec</div><div class="eventlist-datetag-time"><span class="event-time-12hr">6:00 PM</span><span class="event-time-24hr">18:00</span></div></div></a>
<div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/events/${name}" class="eventlist-title-link">${title}</a></h1>
<ul class="eventlist-meta event-meta">${meta}
<li class="eventlist-meta-item eventlist-meta-address event-meta-item">
Storgata 12 <a href="http://maps.google.com?q=Storgata 12" class="eventlist-meta-address-maplink" target="_blank">(map)</a></li>
<li class="eventlist-meta-item eventlist-meta-export event-meta-item"><a href="http://www.google.com/calendar/event?action=TEMPLATE&amp;text=${name}" class="eventlist-meta-export-google">Google Calendar</a> <a href="/events/${name}?format=ical" class="eventlist-meta-export-ical">ICS</a></li></ul>
<div class="eventlist-description"><p>Bring a coat.</p></div><a href="/events/${name}" class="eventlist-button">View Event</a></div></article>`;

export const eventList = (...items: readonly string[]): string =>
  `<div class="eventlist eventlist--upcoming">\n${items.join('\n')}\n</div>`;

/** The metadata of events in the shapes of the site builder. */
export const eventMeta = {
  day: `${eventDay('2026-12-04', 'Friday, December 4, 2026')}${hours('2026-12-04', ['6:00 PM', '9:30 PM'], ['18:00', '21:30'])}`,
  localized: `${eventDay('2026-12-04', 'Friday, December 4, 2026')}<li class="eventlist-meta-item eventlist-meta-time event-meta-item"><span class="event-time-localized"><time class="event-time-localized-start" datetime="2026-12-04">12:15&#8239;AM</time> <time class="event-time-localized-end" datetime="2026-12-04">1:00\u202fPM</time></span></li>`,
  days: ['2026-12-11', '2026-12-13']
    .map((day) =>
      eventDay(
        day,
        day,
        `<span class="eventlist-meta-time"><time class="event-time-12hr" datetime="${day}">9:00 AM</time><time class="event-time-24hr" datetime="${day}">09:00</time></span>`,
      ),
    )
    .join(''),
  allDay: eventDay('2026-12-18', 'Friday, December 18, 2026'),
  allDays: `${eventDay('2026-12-18', 'December 18')}${eventDay('2026-12-20', 'December 20')}`,
  unreadable: `${eventDay('2026-12-04', '12月4日')}<li><time class="event-time-localized-start" datetime="2026-12-04">下午6:00</time></li>`,
} as const;

/** A summary item, with the metadata that the site builder writes three times. */
const summaryItem = (name: string, title: string): string => {
  const date =
    '<time class="summary-metadata-item summary-metadata-item--date" datetime="2026-10-09">Oct 9, 2026</time>';
  const metadata = (place: string): string =>
    `<div class="summary-metadata-container summary-metadata-container--${place}"><div class="summary-metadata summary-metadata--primary">${date}</div></div>`;
  return `<div class="
          summary-item
          summary-item-record-type-text
          sqs-gallery-design-carousel-slide
          "
          >
<div class="summary-thumbnail-outer-container"><a href="/journal/${name}" class="
        summary-thumbnail-container
        sqs-gallery-image-container
      " data-title="${title}" data-description=""><div class="summary-thumbnail img-wrapper">${lazyImage(name, title)}</div></a></div>
<div class="summary-content sqs-gallery-meta-container">${metadata('above-title')}
<div class="summary-title"><a href="/journal/${name}" class="summary-title-link">${title}</a></div>
${metadata('below-title')}<div class="summary-excerpt"><p>A buoy &amp; a ruler.</p></div>
<a href="/journal/${name}" class="summary-read-more-link">Read More &#8594;</a></div></div>`;
};

/** A summary of posts, or of another type of collection, with the pager of a carousel. */
export const summaryBlock = (collection = 'blog', data: unknown = summaryData): string =>
  block(
    55,
    `
<div class="
  summary-block-wrapper
  summary-block-collection-type-${collection}
  summary-block-setting-design-carousel
  sqs-gallery-design-carousel
  "
>
<div class="summary-item-list-container sqs-gallery-container"><header class="summary-block-header"><div class="summary-heading"><span class="summary-header-text">Featured</span></div><div class="summary-carousel-pager sqs-gallery-controls"><span class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous"></span></div></header>
<div class="summary-item-list sqs-gallery">${summaryItem('wind', 'Five days of wind')}${summaryItem('paper', 'Paper that lies flat')}</div></div></div>
`,
    data,
  );

const summaryData = {
  ...{ hSize: null, floatDir: null, collectionId: '5f994a83a7b60175a5a43ffe', design: 'carousel' },
  ...{ headerText: 'Featured', pageSize: 9, showPastOrUpcomingEvents: 'upcoming', filter: { categoryIds: null } },
  blockId: '8134e9bc1a184aca39e4',
};

export const blocks: Readonly<Record<string, readonly [tag: string, html: string]>> = {
  image: ['site-image', block(5, `<figure>${lazyImage('moon')}<figcaption>Moonrise</figcaption></figure>`)],
  gallery: ['site-gallery', galleryBlock],
  'gallery of images': [
    'site-gallery',
    block(8, `<div class="sqs-gallery">${lazyImage('a')}${lazyImage('b')}</div>`, { design: 'slideshow' }),
  ],
  'gallery section': [
    'site-gallery',
    `<section data-controller="GalleryGrid" data-props='{"numColumns": 3, "gutter": 20, "lightboxEnabled": true}'><div class="gallery-grid-wrapper"><figure class="gallery-grid-item">${lazyImage('c')}</figure><figure class="gallery-grid-item">${lazyImage('d')}</figure></div></section>`,
  ],
  video: [
    'site-video',
    block(
      32,
      `<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/M7lc1UVf-VE?wmode=opaque&quot; width=&quot;640&quot; height=&quot;360&quot; title=&quot;The tide&quot;&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay">${lazyImage('tide')}</div></div>`,
    ),
  ],
  map: [
    'site-map',
    block(4, '&nbsp;', {
      location: { mapLat: 59.12, mapLng: 11.38, mapZoom: 15, addressTitle: 'Halden', addressLine1: 'Storgata 1' },
      style: 6,
    }),
  ],
  form: [
    'site-form',
    block(
      9,
      `<form data-form-id="5f8a2b0c1d2e3f4a5b6c7d8e" onsubmit="return (function (form) { Y.use('squarespace-form-submit', function usingFormSubmit(Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '5f8a2b0c1d2e3f4a5b6c7d8e', collectionId: '5f8a2b0c1d2e3f4a5b6c7d8f', objectName: 'page-section-1' }); }); return false; })(this);"><div class="form-item field email required"><label for="email">Email *</label><input id="email" name="email" type="email"></div><input type="submit" value="Send"></form>`,
    ),
  ],
  newsletter: [
    'site-form',
    block(
      51,
      '<form class="newsletter-form" data-form-id="5f8a2b0c1d2e3f4a5b6c7d90"><div class="form-item email"><label for="news">Email</label><input id="news" name="email" type="email"></div><button type="submit">Subscribe</button></form>',
    ),
  ],
  'form definition': [
    'site-form',
    '<div class="form-wrapper"><script type="application/json" class="sqs-form-block-context">{"formId":"5f8a2b0c1d2e3f4a5b6c7d91","formFields":[{"id":"name","type":"text","title":"Name","required":true}]}</script></div>',
  ],
  'cart link': [
    'site-cart-indicator',
    '<a href="/cart" class="icon sqs-custom-cart"><svg viewBox="0 0 31 26" width="31"><path d="M0,1.5h5l2.8,15h15l4.7,-10.4h-20"/></svg> <span class="sqs-cart-quantity">0</span></a>',
  ],
  'account link': [
    'site-account',
    '<div class="user-accounts-link header-nav-item header-nav-item--collection customerAccountLoginDesktop" data-controller="UserAccountLink"><a class="user-accounts-text-link header-nav-item" href="#"><span class="unauth">Login</span><span class="auth">Account</span></a></div>',
  ],
  product: [
    'site-product',
    '<div class="product-details"><div class="product-variants" data-item-id="560c37c1a7c8465c4a71d99a" data-variants="[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;A4&quot;},&quot;price&quot;:1200}]"><select aria-label="Size" data-variant-option-name="Size"><option value="">Select</option><option value="A4">A4</option></select></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div>',
  ],
  donation: ['site-donate', block(52, '<a href="/checkout/donate?donatePageId=64f1c0de5a1e7a0b2c3d4e02">Donate</a>')],
  audio: [
    'site-audio',
    block(41, '<div class="sqs-audio-embed" data-url="/s/wave.mp3" data-title="One wave" data-author="Halden"></div>'),
  ],
  accordion: [
    'site-accordion',
    block(
      69,
      '<ul class="accordion-items-container" data-should-allow-multiple-open-items="true"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false">When?</button></h4><div class="accordion-item__dropdown"><p>On Friday.</p></div></li></ul>',
    ),
  ],
  marquee: [
    'site-marquee',
    block(70, '', {
      marqueeItems: [{ text: 'New prints' }, { text: 'Open <b>today</b>' }],
      animationDirection: 'right',
    }),
  ],
  menu: [
    'site-menu',
    block(
      18,
      '<div class="menu-wrapper"><div class="menus"><div class="menu"><div class="menu-section"><div class="menu-section-title">Soups</div><div class="menu-item"><div class="menu-item-title">Leek</div></div></div></div></div></div>',
    ),
  ],
  search: [
    'site-search',
    block(
      33,
      '<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block" data-preview="false" data-collection="">\n<div class="spinner-wrapper"></div>\n<input class="search-input hover-effect" id="yui_3_17_2_1_33" placeholder="Search" type="search">\n</div>',
    ),
  ],
  'search form': [
    'site-search',
    '<div class="Header-search" data-nc-element="search"><form class="Header-search-form" action="/search" method="get"><input class="Header-search-form-input" name="q" type="text" spellcheck="false" value="" autocomplete="off" placeholder="Search" /><button class="Header-search-form-submit" type="submit"><svg class="Icon Icon--search" viewBox="0 0 20 20"><path d="M1 1l18 18"/></svg></button></form></div>',
  ],
  'event list': [
    'site-events',
    eventList(
      eventItem('show', 'Winter show', eventMeta.day),
      eventItem('talk', 'Late talk', eventMeta.localized),
      eventItem('fair', 'Print fair', eventMeta.days),
      eventItem('closed', 'Closed', eventMeta.allDay),
      eventItem('market', 'Market', eventMeta.allDays),
    ),
  ],
  summary: ['site-summary', summaryBlock()],
  'summary without settings': [
    'site-summary',
    block(20, '<ul><li><a href="/journal/wind">Five days of wind</a></li></ul>'),
  ],
};

/** Parts that need the server of the site builder, and blocks whose data is damaged. */
export const leftBlocks: Readonly<Record<string, string>> = {
  likes:
    '<div class="sqs-simple-like" data-item-id="5f8a2b0c1d2e3f4a5b6c7d92"><span class="like-icon"></span> <span class="like-count">2 Likes</span></div>',
  'summary with damaged JSON': `<div class="sqs-block" data-block-type="55" id="block-55" data-block-json="{design:"><div class="sqs-block-content"><a href="/blog/a">A post</a></div></div>`,
  'summary without an id': '<div class="sqs-block" data-block-type="55"><a href="/blog/a">A post</a></div>',
  calendar: block(26, '<div class="yui3-calendar"></div>'),
  'events without dates': eventList('<article class="eventlist-event"><h1>Soon</h1><time>Next week</time></article>'),
  'events that are not articles': eventList('<div class="eventlist-event"><h1>Soon</h1></div>'),
  'search in a form': `<form action="/find">${block(33, '<input type="text" class="search-input" data-source="blog">')}</form>`,
  'search without a field': block(33, '<a href="/search">Search</a>'),
  comments:
    '<div class="squarespace-comments"><form class="comment-form"><textarea name="comment"></textarea></form></div>',
  'drawn comments':
    '<div id="commenting"><section class="comments-wrapper"><div class="squarespace-comments" id="disqus_thread"><section id="comments"><h3 class="comment-count"><span>Comments (1)</span></h3><form action="#" method="post" class="comment-form"><textarea class="comment-input" name="comment"></textarea></form><div class="comment"><p>Lovely prints.</p></div></section></div></section></div>',
  'reservations of OpenTable': block(
    66,
    '<div class="opentable-v2-block"><script type="text/javascript" src="https://www.opentable.com/widget/reservation/loader?rid=412810&amp;type=standard"></script></div>',
    { restaurantIds: ['412810'] },
  ),
  'reservations of Tock': block(
    68,
    '<div id="Tock_widget_container"><a href="https://www.exploretock.com/halden">Book a table</a></div>',
  ),
  'frame of reservations': block(
    22,
    '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;https://www.opentable.co.uk/booking/restref/availability?restRef=412810&quot;&gt;&lt;/iframe&gt;"></div>',
  ),
  'gallery without slides': block(8, '<div class="sqs-gallery"></div>', { design: 'grid' }),
  'gallery with damaged JSON': `<div class="sqs-block" data-block-type="8" data-block-json="{design:"><div class="sqs-gallery">${slide('x')}</div></div>`,
  'video without a frame': block(
    32,
    '<div class="sqs-video-wrapper" data-html="&lt;blockquote&gt;&lt;/blockquote&gt;"></div>',
  ),
  'product without a button': '<div class="product-variants" data-item-id="1" data-variants="[]"></div>',
};

/** A page of a site builder around some blocks. */
export const builderPage = (body: string, context = '{}'): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>Halden</title>
<script type="text/javascript" src="//use.typekit.net/ik/abc.js"></script>
<script src="https://assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef01234567-min.en-US.js" defer></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>
<script>window.ownCode = true;</script>
</head>
<body id="page" class="event-list">
<!-- A comment of the author, with <b>markup</b> in it -->
${body}
<script type="text/javascript" data-sqs-type="imageloader-bootstrapper">(function() { loader(); })();</script>
<script>Squarespace.afterBodyLoad(Y);</script>
</body>
</html>
`;
