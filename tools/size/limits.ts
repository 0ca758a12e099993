/** A part of what a page loads. KB are 1024 bytes after `gzip -9`. */
export interface Limit {
  readonly name: string;
  /** Files of `dist/cdn/current`, measured together. */
  readonly files: readonly string[];
  readonly kb: number;
}

const element = (name: string, kb: number): Limit => ({ name, files: [`site-${name}.js`], kb });

const base = ['react.js', 'bridge.js'];

/** Architecture, "Budgets". */
export const limits: readonly Limit[] = [
  // The protection from DOM clobbering is 0.2 of it, and as much of the page runtime.
  // Prerendering adds 0.5: shadow roots that the parser attaches late, markup that waits to be taken over, prerendered values.
  { name: 'base', files: base, kb: 70.65 },
  // The architecture allows 1: each further element adds a tag, and the protection from DOM clobbering adds 0.1. Forms that
  // are submitted before their element is defined are another 0.1, the script of animated blocks 0.03, that of measuring 0.02, the
  // logout notice 0.03.
  { name: 'loader', files: ['site.js'], kb: 1.55 },
  // The architecture allows 8. Consent adds 0.6; it was a separate chunk until an element imported it.
  // Reading the settings of the announcement bar is 0.05.
  // Reading the settings of links to Pinterest is 0.02, and those of a cart 0.03.
  // The pointer track of gallery and lightbox is 0.25 of it, the media of a slide 0.1, the range of a map's zoom 0.02.
  // The product of the page's item, and what elements share with it, is 0.1.
  // Comparing carts without writing their text is 0.07, the item of the page 0.05, the logout notice and members 0.12.
  // Finding and loading the messages of this package in other languages is 0.22.
  { name: 'page runtime', files: ['page.js', 'site-page.js'], kb: 9.9 },
  // Those of forms, and of what is loaded on demand, are in the chunks that show them.
  { name: 'messages', files: ['messages.js'], kb: 1.8 },
  // Links to Pinterest are 0.1, in the image and the lightbox too, and 0.3 of the shared chunks.
  // Rendering thousands of new slides in portions is 0.5 of it, reserving space for the pagination 0.2, breakpoints and
  // vertical carousels 0.65.
  element('gallery', 8.7),
  // Slide transitions, which carousels, sliders and slideshows load. Together with the gallery this replaces the 9 KB of
  // the architecture. Beyond 8.5: slides that return to their position, holding a slide with a finger, pausing videos
  // in frames, keeping the scroll position of the visitor when an image loads or is removed, and leaving keys to the page
  // that scroll it. The strip of thumbnails and loops are loaded on demand. Continuing with the slide to which the visitor
  // has scrolled prerendered markup is 0.05.
  { name: 'moving gallery', files: ['MovingGallery.js'], kb: 9.3 },
  // The architecture allows 8. A gallery loads only the view, which is 9.4. Beyond it: touch gestures, pinch and wheel 2.1,
  // the transition from and to a cropped thumbnail 0.9, input and removal during a transition 0.3,
  // announcing the zoom and loading the optional controls 0.25.
  { name: 'lightbox', files: ['site-lightbox.js', 'lightbox.js'], kb: 11.65 },
  // The architecture allows 8, with the code that is loaded after the first render. Of it 0.1 is for frameworks that hydrate
  // the page: the browser's validation is turned off only when a visitor is about to submit.
  element('form', 3.55),
  // The visible banner is loaded only when a decision is needed.
  element('cookie-banner', 1.55),
  // Used by cookie banners, prerendered ones without their element.
  { name: 'storage of consent', files: ['consent-store.js'], kb: 1.3 },
  // Used by the cookie banner and by forms in use. Removing the drafts of a member and following other tabs are 0.3 of it.
  { name: 'storage and cookies', files: ['storage.js'], kb: 1.9 },
  // The architecture allows 2.5. The code that runs before a click needs more: the view 0.7, two stylesheets 0.55, parsing
  // embed markup 0.5, one video at a time 0.4, the contract 0.3, detecting the provider 0.25, the children of the author
  // 0.2, problems 0.1, imports 0.15. Playback is loaded with the player.
  element('video', 3.4),
  // The architecture allows 2.5. The code that works without a map provider needs more: the view with its drawing 0.9, the
  // stylesheet with six styles 0.8, the contract of 29 attributes 0.7, place and link 0.5, blocks 0.3, the provider 0.25.
  element('map', 3.85),
  // Its attributes for content, commands and loading the parts for these are 0.4.
  element('dialog', 2.4),
  // The architecture allows 1.5: the stylesheet and the view 0.9, the text of the author's link 0.25, one live region per page 0.2,
  // trying again after a chunk has failed 0.05, and opening a drawer 0.3.
  element('cart-indicator', 2.3),
];

/** Size of the chunks that rollup creates for code shared by some elements; each must be worth its request. */
export const sharedKb = 6.05;

const smallElements = [
  'accordion',
  'animate',
  'announcement-bar',
  'audio',
  'follow',
  'info-bar',
  'marquee',
  'menu',
  'popup',
  'relative-time',
  'spinner',
  'text-fit',
  'tooltip',
];

/** Chunks that a page loads on demand, such as the player after a click. They are not part of the sum. */
export const beside: readonly Limit[] = [
  // The messages of all elements in one language, loaded by pages that declare it.
  { name: 'German messages', files: ['messages-de.js'], kb: 6.65 },
  { name: 'French messages', files: ['messages-fr.js'], kb: 6.6 },
  { name: 'Spanish messages', files: ['messages-es.js'], kb: 6.3 },
  // Six plural forms of each message with a number.
  { name: 'Arabic messages', files: ['messages-ar.js'], kb: 7.2 },
  // Loads images that wait for script; a gallery of other images does not need it.
  { name: 'images', files: ['images.js', 'loaded-images.js'], kb: 4.5 },
  element('image', 3.5),
  // Loaded after the form is rendered, without blocking it: input, drafts, captchas, identifying the form. Together with
  // `site-form.js` it is less than the 8 that the architecture allows for a form.
  { name: 'form that is typed into', files: ['form-session.js'], kb: 4.25 },
  // Loaded when the visitor starts to use the form: validates it, sends it, and prevents duplicate submissions. The error
  // summary is 1 of it, the confirmation 0.4, the messages of authors 0.3.
  { name: 'form that is sent', files: ['form-submitter.js'], kb: 11.35 },
  // Loaded if the form has several steps.
  { name: 'form in steps', files: ['form-steps.js'], kb: 2.5 },
  // Loaded if the form has a file input: checks, lists and uploads files.
  // The list of kinds in other languages is 0.05 of it.
  { name: 'form with files', files: ['form-files.js'], kb: 5.05 },
  // Loaded with the previous chunk: the terms that identify payment and identity data, in seven languages.
  { name: 'draft policy', files: ['draft-policy.js'], kb: 2.8 },
  // Used by forms from JSON and by forms in use. The messages of forms are 1.05 of it: they were in `site-form.js`.
  { name: 'fields and messages of forms', files: ['fields.js'], kb: 2.55 },
  // The captcha that the JSON requires, and the button below it, are 0.35 of it; the limits of files 0.1, reading
  // forms without their clobbered properties 0.1.
  { name: 'form from JSON', files: ['json-form.js'], kb: 4.1 },
  // The key of the site is 0.1 of it, its messages 0.2: pages without captchas do not load them.
  element('captcha', 2.35),
  { name: 'captcha providers', files: ['place-captcha.js'], kb: 2.6 },
  // Used for markup in forms from JSON and in the text of a cookie banner.
  { name: 'safe HTML', files: ['safe-html.js'], kb: 1.8 },
  // Its messages are 0.4 of it; closing, and the way to the categories and back, 0.6.
  { name: 'cookie banner shown', files: ['CookieBanner.js'], kb: 3.95 },
  // Loaded when the visitor opens the categories.
  { name: 'cookie categories', files: ['CookiePreferences.js'], kb: 1.35 },
  { name: 'consent mode', files: ['inline/consent-mode.js'], kb: 1 },
  // Content, drawers and notifications.
  { name: 'parts of dialogs', files: ['dialog-parts.js'], kb: 3 },
  { name: 'lightbox videos', files: ['VideoSlide.js'], kb: 1.2 },
  { name: 'lightbox extras', files: ['LightboxExtras.js'], kb: 2.2 },
  // Loaded by images, galleries and lightboxes with `pinterest`.
  { name: 'links to Pinterest', files: ['PinterestLinks.js'], kb: 2.65 },
  { name: 'thumbnails of a gallery', files: ['Thumbnails.js'], kb: 1.6 },
  { name: 'pagination of a gallery', files: ['Pagination.js'], kb: 1.6 },
  { name: 'loop of a gallery', files: ['slide-loop.js'], kb: 1.7 },
  // Appended slides of the design autocolumns, which the stylesheet lays out until this has loaded.
  { name: 'columns of a gallery', files: ['Columns.js'], kb: 1.2 },
  // The interactive map, loaded on request. It bundles only the tile layers of Leaflet: all of Leaflet would be 42.
  { name: 'interactive map', files: ['InteractiveMap.js'], kb: 2.8 },
  { name: 'map of tiles', files: ['tiles.js'], kb: 22 },
  { name: 'map of Google', files: ['google.js'], kb: 1.2 },
  // Linked by pages that are prerendered with `--styles link`: the styles of all elements.
  { name: 'stylesheet of prerendered elements', files: ['prerendered.css'], kb: 15.5 },
  // Loaded by pages with prerendered elements: waking them, at once; taking their markup over, when they are woken.
  // Running the scripts that a policy has refused before the page has loaded is 0.03 of the first; the mark of elements whose controls
  // get the clicks is another 0.03.
  { name: 'waking prerendered elements', files: ['prerendered.js'], kb: 1.81 },
  // The script in prerendered pages, which the loader imports where a policy has refused it; and what runs when the page is idle.
  { name: 'prompt of a prerendered cookie banner', files: ['cookie-banner-inline.js'], kb: 0.5 },
  { name: 'count of a prerendered cart indicator', files: ['cart-indicator-inline.js'], kb: 0.45 },
  { name: 'answers of a prerendered cookie banner', files: ['cookie-banner-idle.js'], kb: 0.65 },
  // Loaded when the page is idle or used: waking, and the files of each element that are fetched before its use.
  // Content of slides with its own reaction to a click is 0.03 of it, and requesting nothing that a bundle lacks another 0.03.
  // The name of each module that prerendered markup needs, such as the menu of languages, is 0.01.
  { name: 'idle prerendered page', files: ['idle.js'], kb: 2.4 },
  // Working in English without the file of another language is 0.05 of it, and noticing that the language has changed 0.05.
  { name: 'hydration', files: ['hydration.js', 'lazy-hydration.js'], kb: 2.15 },
  // The cart is loaded after the link to it, which works without it.
  { name: 'cart', files: ['site-shopping-cart.js'], kb: 3.75 },
  // Leads to the checkout once; used by carts and donations.
  { name: 'checkout', files: ['checkout.js'], kb: 0.95 },
  // Shown to visitors who cannot check out because the browser keeps no cookie of the cart.
  { name: 'alert without a cart', files: ['alert-without-cart.js'], kb: 0.95 },
  // Amounts of money, which carts and donations need.
  { name: 'money', files: ['money.js'], kb: 1.76 },
  // Used by forms when they are sent and by the cart; by captchas and Google’s map.
  // Exporting the request to error reports is 0.01.
  // The member for whom a call is sent is 0.5 of it.
  { name: 'requests', files: ['request.js', 'json-text.js'], kb: 2.65 },
  // Loaded by pages that import it. Ending calls that the visitor no longer allows is 0.1 of the first. The second is in the pages
  // themselves, before their first paint; not showing a stored variant of another experiment, and not
  // observing pages without variants, are 0.04 of it.
  { name: 'experiments', files: ['site-experiments.js'], kb: 3.25 },
  { name: 'variants before the first paint', files: ['inline/experiments.js'], kb: 0.45 },
  // Loaded by pages that import it. The second is in the pages themselves, before their first paint; the third is a tool for authors.
  { name: 'fonts', files: ['site-fonts.js'], kb: 3.6 },
  { name: 'fonts before the first paint', files: ['inline/fonts.js'], kb: 2.15 },
  { name: 'measuring fallback fonts', files: ['site-fonts-measure.js'], kb: 1.15 },
  // The first is loaded by pages that use the element, the second when an error is shown.
  { name: 'system errors', files: ['site-system-error.js', 'cover-page.js'], kb: 1.6 },
  // Loaded by pages that measure visits.
  { name: 'visits', files: ['site-tracking.js'], kb: 1.5 },
  // Loaded by these pages once the visitor has agreed.
  // Buttons are 0.7 of it, forms, popups and quick views 0.4.
  { name: 'census', files: ['census.js'], kb: 2.05 },
  // Loaded by pages that report errors, with requests. A second file, which performance records share, is 0.15 of it.
  { name: 'error reports', files: ['site-tracking-errors.js', 'while-allowed.js'], kb: 2.05 },
  // Loaded by pages that measure their performance, with the second file of error reports.
  { name: 'performance', files: ['site-tracking-performance.js'], kb: 0.5 },
  // Loaded by these pages once the visitor has agreed. The library for Web Vitals is 2.6 of it.
  { name: 'performance records', files: ['performance-records.js'], kb: 4 },
  // The first is loaded by pages that record sessions, with storage, the second once the visitor has agreed. The aim of both is 1. Beyond
  // it: checked options, two warnings, and a page that meets the conditions later.
  { name: 'session recording', files: ['site-tracking-recording.js'], kb: 1.5 },
  { name: 'recording of a session', files: ['record-session.js'], kb: 1.5 },
  // Loaded by pages that use positions of the mouse.
  { name: 'positions of the mouse', files: ['site-tracking-mouse-positions.js'], kb: 0.7 },
  // Loaded by pages that send events. The aim is 1.6. Beyond it: a queue with limits, checked types, labels, prerendered pages, and options that load later.
  { name: 'events', files: ['site-tracking-events.js'], kb: 2.7 },
  // Loaded when an event is mistyped or cannot be sent.
  { name: 'warnings about events', files: ['event-warnings.js'], kb: 0.6 },
  // Loaded by pages that report landings, or send events to a service.
  { name: 'options of events', files: ['apply-options.js'], kb: 1.5 },
  // Loaded by pages that report a log.
  { name: 'log of a page', files: ['trace-log.js'], kb: 0.7 },
  // Loaded when a response requires a login and the page has no listener for it.
  { name: 'login prompt', files: ['login-prompt.js', 'read-session.js'], kb: 2.1 },
  // Loaded by elements and pages that log members in and out.
  { name: 'members', files: ['site-members.js'], kb: 1.9 },
  // Changing the language of a shown failure is 0.05 of it.
  element('login', 2.5),
  element('account', 1.6),
  // Loaded by pages with modules of their author.
  { name: 'modules', files: ['site-modules.js', 'triggers.js'], kb: 2.8 },
  // Loaded only in pages in development. The table of triggers, with the modules too, is 0.8.
  { name: 'warnings about missing modules', files: ['missing-modules.js', 'triggers.js'], kb: 1.75 },
  // Imported by the loader on the page after logging out.
  { name: 'logout notice', files: ['site-logout.js'], kb: 1.3 },
  // The second is for stylesheets of others too.
  { name: 'scripts of others', files: ['load-script.js', 'load-file.js', 'trusted-types.js'], kb: 1.65 },
  // Used by videos and maps that need consent.
  { name: 'question for consent', files: ['consent-question.js'], kb: 1.1 },
  // Loaded only in pages in development: on a local host, and with `data-site-debug`.
  { name: 'warnings in development', files: ['development-warnings.js'], kb: 6.1 },
  { name: 'sanitizer', files: ['sanitizer.js'], kb: 11.5 },
  { name: 'video player', files: ['VideoPlayer.js'], kb: 3 },
  element('accordion', 2.4),
  element('relative-time', 2.5),
  element('spinner', 1),
  element('menu', 4.05),
  // The aim is 4. Beyond it: a second view, which is not modal, and reading and reporting the settings of a site builder.
  element('popup', 4.2),
  // Loaded by popups with settings of a site builder.
  { name: 'warnings about settings of a popup', files: ['setting-warnings.js'], kb: 0.6 },
  element('tooltip', 2.7),
  // Lets a prerendered tooltip start when its control is reached.
  { name: 'idle script of tooltips', files: ['tooltip-idle.js'], kb: 0.4 },
  // The second contains what its inline script needs too.
  { name: 'text-fit', files: ['site-text-fit.js', 'measured-nodes.js'], kb: 2.2 },
  // Fits prerendered texts before they are painted: in pages, and imported where a policy has refused it.
  { name: 'size of a prerendered text', files: ['text-fit-inline.js'], kb: 1.35 },
  element('announcement-bar', 2.35),
  // The text of the settings, which other bars do not load.
  { name: 'text of an announcement bar', files: ['SettingsText.js'], kb: 0.25 },
  // Hides closed bars before the first paint: copied into pages, and imported where a policy has refused it.
  { name: 'closed announcement bars', files: ['inline/announcement-bar.js'], kb: 0.4 },
  { name: 'closed announcement bars of strict pages', files: ['announcement-bar-inline.js'], kb: 0.4 },
  element('follow', 1.3),
  // Loaded when a visitor who has consented uses the link.
  { name: 'follow button of X', files: ['place-button.js'], kb: 0.6 },
  // It contains the animations too, for pages without the loader.
  element('animate', 2.1),
  // Imported by the loader on pages with blocks that are animated, and copied into pages.
  { name: 'animations of blocks', files: ['inline/animations.js'], kb: 1.85 },
  // The aim is 4. Reporting keys that could not be loaded is beyond it.
  element('audio', 4.1),
  // Loaded when a visitor reaches the controls: keys, and the controls of the device.
  { name: 'audio that is used', files: ['used-player.js'], kb: 0.85 },
  // The aim is 3. Beyond it: reading the block data of site builders, and copies of the author's nodes without their controls.
  element('marquee', 3.95),
  // The phrases of block data, which other marquees do not load.
  { name: 'phrases of a marquee', files: ['BlockItems.js'], kb: 0.3 },
  // Loaded for the phrases of a marquee and the settings of an announcement bar.
  { name: 'plain text of HTML', files: ['plain-text.js'], kb: 0.55 },
  // Loaded by marquees with a wave.
  { name: 'wave of a marquee', files: ['Wave.js'], kb: 1.1 },
  element('info-bar', 4),
  // Opening hours, and whether it is open now, which other bars do not load.
  { name: 'opening hours of an info bar', files: ['OpeningHours.js'], kb: 2 },
  // All elements that the pages of site builders have besides the first ten, measured together: each of them is above too. The aim
  // is 34.
  {
    name: 'the thirteen small elements',
    files: [...smallElements.map((name) => `site-${name}.js`), 'measured-nodes.js'],
    kb: 35.85,
  },
  // The typed amount is 0.9 of it.
  element('donate', 2.5),
  // Reading the data of a product is half of it; the item of the page and the message about installments are 0.35.
  element('product', 9.05),
  // Loaded by products whose author has a template for it.
  { name: 'installments', files: ['Installments.js'], kb: 1 },
  element('pricing', 2),
  element('list', 3.1),
  // Loaded when the visitor reaches a link or a form of a list, or the URL of the page selects items: filters, order, history, changes of long lists
  // in steps, and messages.
  { name: 'items of a list', files: ['list-items.js'], kb: 8.15 },
  // Loaded by the first page of the server that is requested.
  { name: 'pages of a list', files: ['list-pages.js'], kb: 1.7 },
  // Loaded by lists with a switch.
  { name: 'stored view of a list', files: ['stored-list-view.js'], kb: 0.4 },
  element('search', 2.15),
  // Loaded when the visitor reaches the form of a search: suggestions; results, if the author has a place for them; and what both need, with
  // the messages.
  { name: 'suggestions of a search', files: ['Suggestions.js'], kb: 2.6 },
  { name: 'results of a search', files: ['Results.js'], kb: 2.6 },
  { name: 'calls of a search', files: ['search-call.js'], kb: 2.8 },
  // Lets a prerendered search start if the URL of the page has a query.
  { name: 'idle script of searches', files: ['search-idle.js'], kb: 0.4 },
  // Leading to the checkout once, and checking the cookie before, is 0.35 of it; announcing the results of coupons and of the delivery,
  // and keeping what is selected and typed meanwhile, 0.35. Buttons that try again keep the focus.
  element('cart', 9.5),
  // With its messages, the form, and the reader of the reviews of a server. Keeping the focus at the end of the author's list is 0.05.
  element('reviews', 7),
  // With its messages. Replacing the content where that moves nothing, and keeping the focus, is 1 of it.
  element('summary', 3.45),
  // With the reader of the markup, the buttons in its items, and the days of the calendar.
  element('events', 5.55),
  // Loaded if the calendar is shown. Both are 0.25 beyond the 8 that the architecture allows: engines without the first day of the week
  // need a table, and events of several days their lanes.
  { name: 'calendar of events', files: ['EventCalendar.js'], kb: 3.3 },
  // Loaded when a visitor presses the calendar, or a key in it.
  { name: 'events of a day', files: ['DayEvents.js'], kb: 1.25 },
  // Loaded when a visitor adds an event to a calendar. Of it, 0.2 is the identifier by which calendars update an event.
  { name: 'calendar file of an event', files: ['event-download.js'], kb: 1.2 },
  // Reading, matching and naming languages is 0.8 of it, its stylesheets 0.5, the messages 0.4.
  element('language', 3.4),
  // Loaded for a menu. Its place and keys are 0.6 of it, its stylesheets 0.35.
  { name: 'menu of languages', files: ['LanguageMenu.js'], kb: 1.7 },
];

/**
 * The sum of all limits and the shared chunks, without the chunks in `beside`. The architecture allows 118, and 58 for the
 * slim build, with eight elements. Forms added 2 for their element, 1 for messages and 1 for shared code; identifying the
 * form and its height are 0.5 of that. The cookie banner added 2.5, the storage and cookies that it needs at once 1.6,
 * consent 0.6 and messages 0.3. Map and cart indicator added 5.5. Reporting requests to the page, and omitting messages
 * that no attribute uses, added 0.1, as did block data whose values the linter can locate. Without the unused code of
 * r2wc, with React's exports as constants and with messages in the chunks that load on demand it is 1.5 less. Dialogs with
 * content, commands of the platform and loading views on demand added 0.6; notifications on demand are 0.9 less. The
 * protection from DOM clobbering added 0.6. Prerendering added 0.95: 0.5 of the base, hints that compile
 * functions before their first use 0.1, and values of views that differ until they are hydrated. The elements
 * after the first ten added 1.2 to chunks that all pages share: their messages, media that play one at a time, popups, and the values of
 * announcement bars. The script of animated blocks added 0.05 to the loader, and what audio
 * players and marquees import from the page runtime added 0.05 to it. Links to Pinterest added 0.4. The units of a shop added 0.07,
 * links that open a cart drawer 0.25, and the keys of changes of a cart with what finds the checkout 0.2. The attribute of the loader that
 * loads the measuring of visits added 0.02, the exports that error reports import 0.01, and the option `tracking` of `startSite`
 * and the reader of the markup that services of the page share 0.11. The logout notice and the login before its element is defined added 0.05
 * to the loader, and the names of both elements of members 0.02. Messages in other languages added 0.22 to the page runtime, and starts
 * and ends of a site within each other 0.12.
 */
export const totalKb = 139.15;

/** The slim build, whose elements are the same: `react.js` is Preact in it. */
export const slimBase: Limit = { name: 'slim base', files: base, kb: 10.55 };
export const slimTotalKb = 79;
