/** A part of what a page loads. KB are 1024 bytes after `gzip -9`. */
export interface Limit {
  readonly name: string;
  /** Files of `dist/cdn/<version>`, measured together. */
  readonly files: readonly string[];
  readonly kb: number;
}

const element = (name: string, kb: number): Limit => ({ name, files: [`site-${name}.js`], kb });

const base = ['react.js', 'bridge.js'];

/** Architecture, "Budgets". */
export const limits: readonly Limit[] = [
  { name: 'base', files: base, kb: 70.5 },
  // The architecture says 1: each further element is a tag in it.
  { name: 'loader', files: ['site.js'], kb: 1.05 },
  // The architecture says 8. Beyond it stands consent (0.6), which came apart while no element of its own asked for it.
  { name: 'page runtime', files: ['page.js', 'site-page.js'], kb: 8.3 },
  // The architecture says 2.5: maps and carts brought 0.25, cookies as much.
  { name: 'English words', files: ['words.js'], kb: 3 },
  element('gallery', 7.6),
  // What moves slides: a carousel, slider or slideshow asks for it. With the gallery it takes the place of the 9 KB of the architecture.
  // What goes beyond 8.5: slides glide back, a finger holds them, the frames of videos are paused,
  // a person's scroll is left alone when a picture comes, one that leaves stays as near as it is.
  { name: 'moving gallery', files: ['MovingGallery.js'], kb: 8.8 },
  // The architecture says 8. A gallery loads the view alone, which is 9.4. What goes beyond: fingers, pinch and wheel 2.1,
  // the way out of a cropped thumbnail and back 0.9, what is pressed, closed or lost on the way 0.3.
  { name: 'lightbox', files: ['site-lightbox.js', 'lightbox.js'], kb: 11.25 },
  element('form', 8),
  // What is seen of it comes only for those who have to be asked.
  element('cookie-banner', 2.5),
  // Of the cookie banner and of forms at work.
  { name: 'storage and cookies', files: ['storage.js'], kb: 1.6 },
  // The architecture says 2.5. What is needed before a click takes more: the view 0.7, two sheets 0.55, embed markup read
  // as data 0.5, one video at a time 0.4, the contract 0.3, whose video it is 0.25, what the author gave 0.2, problems
  // 0.1, imports 0.15. All that plays comes with the player.
  element('video', 3.4),
  // The architecture says 2.5. What is needed without another server takes more: the view with its drawing 0.9, the
  // sheet with six styles 0.8, the contract of 29 attributes 0.7, place and link 0.5, blocks 0.25, whose server 0.25.
  element('map', 3.6),
  element('dialog', 2),
  // The architecture says 1.5: the sheet and the view 0.9, what the author's link says 0.25, one voice for a page 0.2.
  element('cart-indicator', 1.9),
];

/** Chunks that rollup makes of what some elements share; each must be worth its request. */
export const sharedKb = 5.25;

/** What a page loads only when it needs it, the player on the click that plays: listed beside the sum. */
export const beside: readonly Limit[] = [
  // What loads images that wait for script: a gallery of any others does without it.
  { name: 'images', files: ['images.js', 'loaded-images.js'], kb: 4.25 },
  element('image', 3.5),
  // Comes right after a form is there, and holds up nothing that is seen: what is typed, drafts, captchas, which form it
  // is. With `site-form.js` it is less than the 8 that the architecture gives a form.
  { name: 'form that is typed into', files: ['form-session.js'], kb: 4 },
  // Comes once somebody turns to the form: what checks and sends it, and sees to it that nothing is saved twice.
  { name: 'form that is sent', files: ['form-submitter.js'], kb: 9.15 },
  // Comes with it: the words by which payment and identity data is recognised, in seven languages.
  { name: 'draft policy', files: ['draft-policy.js'], kb: 2.75 },
  { name: 'types of fields', files: ['fields.js'], kb: 1.2 },
  { name: 'form from JSON', files: ['json-form.js'], kb: 3.5 },
  element('captcha', 2),
  { name: 'captcha providers', files: ['place-captcha.js'], kb: 2.6 },
  // Of markup in forms from JSON and in the text of a cookie banner.
  { name: 'safe HTML', files: ['safe-html.js'], kb: 1.8 },
  { name: 'cookie banner shown', files: ['CookieBanner.js'], kb: 2.5 },
  { name: 'consent mode', files: ['inline/consent-mode.js'], kb: 1 },
  { name: 'lightbox videos', files: ['VideoSlide.js'], kb: 1 },
  // What a map has once somebody asks for it. Of Leaflet only what moves tiles: all of it would be 42.
  { name: 'interactive map', files: ['InteractiveMap.js'], kb: 2.75 },
  { name: 'map of tiles', files: ['tiles.js'], kb: 22 },
  { name: 'map of Google', files: ['google.js'], kb: 1.2 },
  // The cart of a page comes after the link to it, which works without.
  { name: 'cart', files: ['site-cart.js'], kb: 3.3 },
  // Of forms that are sent and of the cart; of captchas and Google's map.
  { name: 'requests', files: ['request.js', 'json-text.js'], kb: 2 },
  // The first comes to pages that ask for it, the second once there is something to say.
  { name: 'system errors', files: ['site-system-error.js', 'cover-page.js'], kb: 1.6 },
  { name: 'scripts of others', files: ['load-script.js', 'trusted-types.js'], kb: 1.5 },
  // Of videos and maps that need consent.
  { name: 'question for consent', files: ['consent-question.js'], kb: 1.1 },
  { name: 'sanitizer', files: ['sanitizer.js'], kb: 11.5 },
  { name: 'video player', files: ['VideoPlayer.js'], kb: 3 },
];

/**
 * All parts above and the shared chunks, without what stands beside. The architecture says 118 and 58 for eight elements:
 * forms brought 2 of their own, 1 of words and 1 of what they share with others; 0.5 of their own are which form is meant, and its height.
 * The cookie banner brought 2.5, the storage and cookies 1.6 that it needs at once, consent 0.6 and words 0.3.
 * Map and cart indicator are 5.5 of it. What tells the page of its requests, and leaves out words that no attribute has,
 * is the last 0.1.
 */
export const totalKb = 133.75;

/** The slim build, whose elements are the same: `react.js` is Preact in it. */
export const slimBase: Limit = { name: 'slim base', files: base, kb: 10.5 };
export const slimTotalKb = 73.25;
