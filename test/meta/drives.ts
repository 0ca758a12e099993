/** Brings every element into each of its states. The file is long because it drives every element. */
import { loadServices } from '../core/page/services.ts';
import { removeCookies, setCookie } from '../support/cookies.ts';
import { eventually, frames, once } from '../support/eventually.ts';
import type { DrivenPage } from '../support/own-page.ts';

type Drive = (page: DrivenPage) => Promise<void>;

const settled = (): Promise<void> => frames(3);

/** Waits until the element shows a part and is painted. */
const appears = async (element: HTMLElement, part: string): Promise<void> => {
  const name = `<${element.localName}> shows the part "${part}"`;
  await eventually(name, () => element.shadowRoot?.querySelector(`[part~="${part}"]`));
  await settled();
};

const untilState = (element: HTMLElement, state: string): Promise<unknown> =>
  eventually(`<${element.localName}> is in the state "${state}"`, () => element.matches(`:state(${state})`));

const clickPart = (element: HTMLElement, part: string): void => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);
  if (!found) throw new Error(`<${element.localName}> shows no ${part}`);
  found.click();
};

/** Requests consent, then fails, then is solved and reset. */
const driveCaptcha = async (page: DrivenPage): Promise<void> => {
  const captcha = page.place('<site-captcha provider="fake" site-key="key" src="/mock/none.js"></site-captcha>');
  await appears(captcha, 'allow');
  clickPart(captcha, 'allow');
  await appears(captcha, 'retry');
  captcha.setAttribute('src', '/mock/captcha.js');
  await untilState(captcha, 'rendered');
  const solved = once(captcha, 'site-solved');
  captcha.querySelector('input')?.click();
  await solved;
  await untilState(captcha, 'solved');
  const expired = once(captcha, 'site-expired');
  Reflect.get(captcha, 'reset').call(captcha);
  await expired;
};

/** Shows an empty cart, and a loaded one. */
const driveCartIndicator = async (page: DrivenPage): Promise<void> => {
  removeCookies('CART', 'crumb', '__mock');
  page.place('<site-cart-indicator items="0" sync="false"></site-cart-indicator>');
  const read = page.place('<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>');
  await untilState(read, 'initialised');
  await appears(read, 'subtotal');
};

/** Shows the banner, declines, shows it again and accepts. */
const driveCookieBanner = async (page: DrivenPage): Promise<void> => {
  const banner = page.place('<site-cookie-banner preset="strict"></site-cookie-banner>');
  // The visitor may have answered on another page.
  Reflect.get(banner, 'show').call(banner);
  await appears(banner, 'decline');
  clickPart(banner, 'decline');
  await settled();
  Reflect.get(banner, 'show').call(banner);
  await appears(banner, 'note');
  clickPart(banner, 'accept');
};

/** Opens a dialog, and answers with one of the buttons. */
const answer = async (page: DrivenPage, settings: string, choice: string): Promise<void> => {
  const dialog = page.place(`<site-dialog ${settings} dialog-title="Delete it?">It is gone then.</site-dialog>`);
  const shown = once(dialog, 'site-shown');
  dialog.setAttribute('open', '');
  await shown;
  const hidden = once(dialog, 'site-hidden');
  clickPart(dialog, choice);
  await hidden;
};

const driveDialog = async (page: DrivenPage): Promise<void> => {
  await answer(page, 'dialog-style="confirm-or-reject"', 'reject');
  await answer(page, 'dialog-style="confirm-or-cancel"', 'cancel');
  await answer(page, 'dialog-style="confirm-only" destructive', 'confirm');
  const notice = page.place('<site-dialog dialog-style="no-buttons" hide-after="100ms">Saved.</site-dialog>');
  const hidden = once(notice, 'site-hidden');
  notice.setAttribute('open', '');
  await hidden;
  await answer(page, 'dialog-style="content" side="end"', 'close');
  const undo = page.place(
    '<site-dialog dialog-style="no-buttons">Removed. <button slot="action">Undo</button></site-dialog>',
  );
  const shown = once(undo, 'site-shown');
  undo.setAttribute('open', '');
  await shown;
  clickPart(undo, 'close');
};

/** Refuses a form, then sends it to a server that first fails. */
const driveForm = async (page: DrivenPage): Promise<void> => {
  const { fetch } = page.view;
  const answers = [500, 200, 200].map((status) => new page.view.Response('{"key":"k"}', { status }));
  page.view.fetch = async () => answers.shift() ?? new page.view.Response('{}');
  const form = page.place(
    '<site-form><form data-form-id="f"><label>Name <input name="name" required></label><label>Place <input name="place" required></label><button>Send</button></form></site-form>',
  );
  const inputs = form.querySelectorAll('input');
  const [button] = form.querySelectorAll('button');
  const invalid = once(form, 'site-invalid');
  button?.click();
  await invalid;
  await appears(form, 'error-below');
  for (const input of inputs) input.value = 'Ada';
  const failed = once(form, 'site-failed');
  button?.click();
  await failed;
  await appears(form, 'retry');
  const submitted = once(form, 'site-submitted');
  clickPart(form, 'retry');
  await submitted;
  page.view.fetch = fetch;
};

const slides = '<figure><img alt="Waves"><figcaption>The sea</figcaption></figure><a href="#top"><img alt="Hills"></a>';

/** Moves to the end and back, automatically and by its buttons. */
const driveMovingGallery = async (page: DrivenPage): Promise<void> => {
  const playing = page.place(
    `<site-gallery design="slideshow" autoplay autoplay-timeout="20ms" speed="20ms" thumbnails>${slides}</site-gallery>`,
  );
  playing.scrollIntoView();
  await once(playing, 'site-slid');
  // The strip is loaded on demand.
  await appears(playing, 'thumbnail');
  clickPart(playing, 'control pause');
  playing.remove();
  const gallery = page.place(`<site-gallery design="slider" speed="0">${slides}</site-gallery>`);
  await appears(gallery, 'next');
  const beginning = once(gallery, 'site-reached-beginning');
  clickPart(gallery, 'control previous');
  await beginning;
  const there = once(gallery, 'site-slid');
  clickPart(gallery, 'control next');
  await there;
  const end = once(gallery, 'site-reached-end');
  clickPart(gallery, 'control next');
  await end;
};

const driveGallery = async (page: DrivenPage): Promise<void> => {
  for (const settings of [
    'design="grid" aspect-ratio="3:2"',
    'design="list" auto-crop="false"',
    'aria-label="Prints"',
  ]) {
    page.place(`<site-gallery ${settings}>${slides}</site-gallery>`);
  }
  await driveMovingGallery(page);
  await appears(page.place(`<site-gallery pinterest="always">${ownImage}</site-gallery>`), 'pinterest');
  for (const [kind, part] of [
    ['dots', 'dot'],
    ['progress', 'bar'],
  ] as const)
    await appears(page.place(`<site-gallery design="slider" pagination="${kind}">${slides}</site-gallery>`), part);
  page.place(
    `<site-gallery><img alt="Sky" data-image-focal-point="0.5,0.2" data-image-dimensions="3x2"></site-gallery>`,
  );
  await settled();
};

const ownImage = '<img src="/examples/images/leeward.svg" alt="Leeward">';

const driveImage = async (page: DrivenPage): Promise<void> => {
  const settings = 'crop-mode="cover" fixed-ratio="3:2" use-advanced-positioning shape="circle" use-bg-image';
  const drawn = page.place(
    `<site-image ${settings} source="/examples/images/leeward.svg"><img alt="Waves"></site-image>`,
  );
  await once(drawn, 'site-loaded');
  const captioned = page.place(
    `<site-image caption-place="beside"><a href="#top"><img alt="Hills"></a><p slot="caption">Far Shore</p></site-image>`,
  );
  captioned.style.inlineSize = '300px';
  await untilState(captioned, 'narrow');
  await appears(page.place(`<site-image pinterest="always">${ownImage}</site-image>`), 'pinterest');
};

const driveLightbox = async (page: DrivenPage): Promise<void> => {
  const picture = '<img src="/examples/images/leeward.svg" alt="Leeward">';
  const caption = `<figcaption>${'A long story. '.repeat(60)}</figcaption>`;
  const box = page.place(
    `<site-lightbox speed="0" download><figure>${picture}${caption}</figure><img src="/none.png" alt="None"></site-lightbox>`,
  );
  const shown = once(box, 'site-shown');
  box.setAttribute('open', '');
  await shown;
  await appears(box, 'more');
  clickPart(box, 'control next');
  await appears(box, 'error');
  const hidden = once(box, 'site-hidden');
  box.removeAttribute('open');
  await hidden;
  await driveLightboxExtras(page);
};

/** Shows the optional controls, of which not every browser can share. */
const driveLightboxExtras = async (page: DrivenPage): Promise<void> => {
  Object.defineProperty(page.view.navigator, 'share', { value: async () => {}, configurable: true });
  Object.defineProperty(page.view.document, 'fullscreenEnabled', { get: () => true, configurable: true });
  const pictures = '<img src="/examples/images/leeward.svg" alt="Leeward">'.repeat(2);
  const box = page.place(
    `<site-lightbox speed="0" full-screen share thumbnails pinterest="always">${pictures}</site-lightbox>`,
  );
  const shown = once(box, 'site-shown');
  box.setAttribute('open', '');
  await shown;
  for (const part of ['full-screen', 'share', 'thumbnail', 'pinterest']) await appears(box, part);
};

/** Requests consent, fails, and shows a map whose marker is moved. */
const driveMap = async (page: DrivenPage): Promise<void> => {
  const asking = page.place('<site-map address-title="Halden" tiles="https://tiles.invalid/{z}/{x}/{y}"></site-map>');
  clickPart(asking, 'show');
  await appears(asking, 'allow');
  asking.remove();
  const map = page.place(
    '<site-map tiles="/mock/tiles/{z}/{x}/{y}" attribution="Halden" marker-draggable map-style="minimal-dark"></site-map>',
  );
  const shown = once(map, 'site-shown');
  clickPart(map, 'show');
  await shown;
  await appears(map, 'zoom');
  const moved = once(map, 'site-marker-moved');
  const marker = map.shadowRoot?.querySelector('[part="marker"]');
  marker?.dispatchEvent(new page.view.KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  await moved;
};

/** Dispatches the messages of a player to the listeners of a media element. */
const tell = (page: DrivenPage, media: Element, ...types: readonly string[]): void => {
  for (const type of types) media.dispatchEvent(new page.view.Event(type));
};

const driveVideo = async (page: DrivenPage): Promise<void> => {
  const own = page.place('<site-video><video src="data:video/mp4,"></video></site-video>');
  await settled();
  for (const media of own.children) tell(page, media, 'play', 'pause', 'ended');
  const file = page.place('<site-video src="/stalls/film.mp4"><img alt="Waves"></site-video>');
  clickPart(file, 'play');
  await appears(file, 'player');
  const asking = page.place('<site-video src="https://vimeo.com/1" require-consent><img alt="Hills"></site-video>');
  clickPart(asking, 'play');
  await settled();
  page.place('<site-video embed-html="nothing"><img alt="Sky"></site-video>');
  await settled();
};

/** Opens an item, and then all of them. */
const driveAccordion = async (page: DrivenPage): Promise<void> => {
  const accordion = page.place(
    '<site-accordion><details><summary>Shipping</summary>Within a week.</details></site-accordion>',
  );
  const toggled = once(accordion, 'site-toggled');
  accordion.querySelector('summary')?.click();
  await toggled;
  Reflect.get(accordion, 'collapseAll').call(accordion);
  await settled();
};

const driveRelativeTime = async (page: DrivenPage): Promise<void> => {
  const time = page.place(
    '<site-relative-time><time datetime="2020-02-20">20 February 2020</time></site-relative-time>',
  );
  time.setAttribute('format-style', 'short');
  time.setAttribute('tense', 'past');
  time.setAttribute('threshold', 'P90Y');
  time.setAttribute('format', 'datetime');
  await settled();
};

const driveSpinner = async (page: DrivenPage): Promise<void> => {
  const spinner = page.place('<site-spinner>Drawing <b>the waves</b></site-spinner>');
  spinner.setAttribute('delay', '50ms');
  await settled();
  spinner.setAttribute('label', 'Drawing');
  await settled();
};

/** Selects a tab, and shows a section by the method; shows block data. */
const driveMenu = async (page: DrivenPage): Promise<void> => {
  const menu = page.place(
    '<site-menu><section><h3>Lunch</h3>Soup</section><section><h3>Dinner</h3>Fish</section></site-menu>',
  );
  await appears(menu, 'tab');
  const shown = once(menu, 'site-shown');
  clickPart(menu, 'tab');
  await shown;
  Reflect.get(menu, 'select').call(menu, 0);
  const item = { title: 'Soup', description: 'Leek', price: '7', variants: [{ title: 'Large', price: '9' }] };
  const titled = (title: string) => ({
    title,
    description: 'From noon',
    sections: [{ title: 'Soups', items: [item] }],
  });
  const block = page.place('<site-menu></site-menu>');
  block.setAttribute('block-json', JSON.stringify({ menus: [titled('Lunch'), titled('Dinner')] }));
  await appears(block, 'variant');
  await settled();
};

/** Opens a modal popup and one in the corner by their triggers, and closes them. */
const drivePopup = async (page: DrivenPage): Promise<void> => {
  for (const settings of ['', 'modal="false" popup-style="side"']) {
    const popup = page.place(
      `<site-popup ${settings} timer-delay="50ms" display-frequency="0"><img slot="media" alt="" src="data:,"><h2>A letter a month</h2></site-popup>`,
    );
    await once(popup, 'site-shown');
    const hidden = once(popup, 'site-hidden');
    clickPart(popup, 'close');
    await hidden;
  }
};

/** Shows a tooltip, and hides it. */
const driveTooltip = async (page: DrivenPage): Promise<void> => {
  const box = page.place('<p><button>Save</button><site-tooltip>Keeps the print in your list.</site-tooltip></p>');
  const tooltip = box.querySelector('site-tooltip');
  if (!tooltip) throw new Error('The page has no <site-tooltip>.');
  const shown = once(tooltip, 'toggle');
  Reflect.get(tooltip, 'show').call(tooltip);
  await shown;
  Reflect.get(tooltip, 'hide').call(tooltip);
  await settled();
};

const driveTextFit = async (page: DrivenPage): Promise<void> => {
  const text = page.place('<site-text-fit><p>Waves</p></site-text-fit>');
  text.setAttribute('min', '14');
  text.setAttribute('max', '40');
  await settled();
};

const driveAnnouncementBar = async (page: DrivenPage): Promise<void> => {
  const bar = page.place(
    '<site-announcement-bar id="driven" bar-text="Leeward is back." clickthrough-url="#leeward"></site-announcement-bar>',
  );
  await appears(bar, 'text');
  clickPart(bar, 'close');
  await settled();
  Reflect.get(bar, 'show').call(bar);
  bar.textContent = 'Leeward is sold out.';
  await settled();
};

/** Focuses the link with consent: fails, then shows the button of the platform. */
const driveFollow = async (page: DrivenPage): Promise<void> => {
  const follow = page.place('<site-follow username="halden" src="/mock/none.js"></site-follow>');
  const { consent } = await loadServices();
  consent(page.view.document).grant('media');
  const failed = once(follow, 'site-error');
  follow.shadowRoot?.querySelector('a')?.focus();
  await failed;
  follow.setAttribute('src', '/mock/follow.js');
  await eventually('the button', () => follow.querySelector('[data-site-owned] a'));
};

const driveAccount = async (page: DrivenPage): Promise<void> => {
  const account = page.place(
    '<site-account account-href="#account" clone-cart contributor sync="false"><a href="#login">Log in</a></site-account>',
  );
  account.addEventListener('site-logged-out', (event) => event.preventDefault());
  await appears(account, 'log-out');
  const { fetch } = page.view;
  page.view.fetch = () => Promise.reject(new TypeError('offline'));
  clickPart(account, 'log-out');
  await appears(account, 'error');
  page.view.fetch = fetch;
  const left = once(account, 'site-logged-out');
  clickPart(account, 'log-out');
  await left;
  await eventually('the link to the login is shown', () => account.shadowRoot?.querySelector('slot:not([hidden])'));
  await settled();
};

const driveLogin = async (page: DrivenPage): Promise<void> => {
  const login = page.place(
    `<site-login success-redirect="#account"><form><input name="email" value="ida@example.com"><input name="password" value="wrong">
      <button>Log in</button></form></site-login>`,
  );
  login.addEventListener('site-logged-in', (event) => event.preventDefault());
  await settled();
  const failed = once(login, 'site-login-failed');
  login.querySelector('button')?.click();
  await failed;
  const field = login.querySelectorAll('input')[1];
  if (field) field.value = 'leeward';
  const done = once(login, 'site-logged-in');
  login.querySelector('button')?.click();
  await done;
};

const driveAnimate = async (page: DrivenPage): Promise<void> => {
  const block = page.place('<site-animate animation="slide">Open from ten to six.</site-animate>');
  await eventually('the block is measured', () => block.hasAttribute('data-site-animation-state'));
};

const driveAudio = async (page: DrivenPage): Promise<void> => {
  const wave = '/examples/sounds/wave.wav';
  const audio = page.place(
    `<site-audio audio-title="Waves" download><audio controls preload="none" src="${wave}"></audio></site-audio>`,
  );
  clickPart(audio, 'play');
  await settled();
  // Browsers play only after a visitor has used the page.
  for (const media of audio.children) {
    Object.defineProperty(media, 'paused', { configurable: true, value: false });
    tell(page, media, 'play');
    await eventually('the recording counts as playing', () => audio.matches(':state(playing)'));
    Reflect.deleteProperty(media, 'paused');
    tell(page, media, 'pause', 'ended', 'error');
  }
  await settled();
};

const driveMarquee = async (page: DrivenPage): Promise<void> => {
  const marquee = page.place('<site-marquee>Open from ten to six.</site-marquee>');
  await eventually('the text is laid out', () => marquee.querySelector('[data-site-owned]'));
  clickPart(marquee, 'pause');
  await settled();
  Reflect.get(marquee, 'play').call(marquee);
  marquee.setAttribute('shape', 'wave');
  await settled();
};

/** Shows the items of the author, and those of attributes, with the hours of the week. */
const driveInfoBar = async (page: DrivenPage): Promise<void> => {
  const hours = 'opening-hours="Mo-Su 00:00-24:00" time-zone="Europe/Oslo"';
  const bar = page.place(`<site-info-bar ${hours}><a href="tel:112">Call</a><p>Day and night</p></site-info-bar>`);
  await appears(bar, 'status');
  const bare = page.place(`<site-info-bar ${hours} email="studio@halden.example"></site-info-bar>`);
  await appears(bare, 'week');
  bare.shadowRoot?.querySelector('summary')?.click();
  await settled();
};

const driveDonate = async (page: DrivenPage): Promise<void> => {
  const donate = page.place(
    '<site-donate currency="EUR"><form><input name="customAmount" value="10"><button>Donate</button></form></site-donate>',
  );
  donate.addEventListener('site-donate', (event) => event.preventDefault());
  await settled();
  donate.querySelector('button')?.click();
  page.place('<site-donate donate-page-id="a1" min-amount="1" max-amount="2"></site-donate>');
  await settled();
};

const driveProduct = async (page: DrivenPage): Promise<void> => {
  const product = page.place(
    `<site-product currency="EUR" measurement-standard="metric" for="prints" cart-href="/cart" low-stock="3" data-item-id="a1" installment-provider="Afterpay"
      data-product='{"id": "64f1c0de5a1e7a0b2c3d4f01", "structuredContent": {"variants": [
      {"sku": "SQ0000001", "price": 18000, "qtyInStock": 2, "weight": 1, "attributes": {"Size": "Large", "Frame": "None"}, "pricingOptions":
      [{"productSubscriptionOptionId": "yearly", "price": 16000, "onSale": true, "salePrice": 15000}]},
      {"sku": "B", "price": 9000, "attributes": {"Size": "Small", "Frame": "Oak"}}],
      "productSubscriptionOptions": [{"id": "yearly", "subscriptionPlan": {"billingPeriod": {"value": 1, "unit": "YEAR"}}}]}}'>
      <form><select name="Size"><option>Large</option><option>Small</option></select><select name="Frame"><option>None</option></select><select name="planId"><option value="">Once</option>
      <option value="yearly">Yearly</option></select><button>Add to cart</button></form>
      <template data-installments><p data-amount="{amount}" onclick="f('{amount}')">Four payments</p>
      <script type="application/json" src="/none?{cents}"></script></template></site-product>`,
  );
  await appears(product, 'allow');
  clickPart(product, 'allow');
  for (const [at, value] of ['Small', 'Large', 'yearly', ''].entries()) {
    const select = product.querySelectorAll('select')[at < 2 ? 0 : 2];
    if (!select) continue;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  }
  const added = once(product, 'site-added');
  product.querySelector('button')?.click();
  await added;
  await settled();
  const failed = once(product, 'site-add-failed');
  setCookie('__mock=scenario=out-of-stock');
  product.querySelector('button')?.click();
  await failed;
  for (const attributes of ['product="[]"', 'data-product="[]"', 'data-variants="[]"'])
    page.place(`<site-product ${attributes}></site-product>`);
  await settled();
};

const drivePricing = async (page: DrivenPage): Promise<void> => {
  const table = page.place(`<site-pricing><button type="button" data-pricing-option="first">Monthly</button>
    <button type="button" data-pricing-option="second">Yearly</button>
    <p data-pricing-view="first">€5</p><p data-pricing-view="second">€50</p></site-pricing>`);
  const shown = once(table, 'site-shown');
  table.querySelector<HTMLElement>('[data-pricing-option="second"]')?.click();
  await shown;
  await settled();
};

/** Adds an item that the server refuses, checks out, enters no coupon, removes all items and undoes it, and opens a drawer. */
const driveCart = async (page: DrivenPage): Promise<void> => {
  removeCookies('CART', 'crumb', '__mock');
  const cart = page.place(
    '<site-cart cart-title="Cart" countries="NO" continue-href="#prints">Your cart<p slot="empty">None</p></site-cart>',
  );
  await appears(cart, 'totals');
  const { cart: client } = await import(`${location.origin}/dist/test/site-shopping-cart.js`);
  const options = [{ name: 'Frame', value: 'Oak' }];
  const refused = client(page.view.document).add({ itemId: 'none', quantity: 1, options, imageUrl: '/none.png' });
  await appears(cart, 'image');
  await refused;
  const leaving = once(cart, 'site-checkout');
  cart.addEventListener('site-checkout', (event) => event.preventDefault());
  clickPart(cart, 'checkout');
  await leaving;
  cart.shadowRoot?.querySelector('form')?.requestSubmit();
  await appears(cart, 'problem');
  clickPart(cart, 'remove');
  await appears(cart, 'undo');
  clickPart(cart, 'remove');
  await untilState(cart, 'empty');
  // The indicators of other drives show it.
  clickPart(cart, 'undo');
  await appears(cart, 'totals');
  const drawer = page.place('<site-cart layout="drawer" open>Your cart</site-cart>');
  await appears(drawer, 'close');
  drawer.removeAttribute('open');
  await once(drawer, 'site-hidden');
};

const driveReviews = async (page: DrivenPage): Promise<void> => {
  const form = '<form slot="form"><label>Stars <input name="rating" value="4"></label><button>Send</button></form>';
  // A token is accepted once in a session, which other test files share.
  const token = crypto.randomUUID();
  const markup = `<site-reviews product-id="64f1c0de5a1e7a0b2c3d4f01" page-size="3" token="${token}">${form}</site-reviews>`;
  const reviews = page.place(markup);
  const sent = once(reviews, 'site-reviewed');
  reviews.querySelector('form')?.requestSubmit();
  await sent;
  await settled();
  const refused = page.place(markup);
  // The scenario is for one request, which must not be that of the list.
  await appears(refused, 'list');
  setCookie('__mock=scenario=review-failed');
  const failed = once(refused, 'site-review-failed');
  refused.querySelector('form')?.requestSubmit();
  await failed;
  await appears(refused, 'retry');
  const elsewhere = page.place(
    '<site-reviews product-id="64f1c0de5a1e7a0b2c3d4f01" native-reviews="false"></site-reviews>',
  );
  await appears(elsewhere, 'imported');
  page.place(`<site-reviews native-reviews="false" imported-reviews="false" sort="lowest">
    <p data-review="5">Good.</p><p data-review="1" data-imported>Late.</p></site-reviews>`);
  await settled();
};

/** Shows a month with more events than a day has space for, and those of the day. */
const driveEvents = async (page: DrivenPage): Promise<void> => {
  const times = ['09', '10', '11', '12'].map((hour) => `${hour}:00+14:00`);
  const items = times.map((time) => `<li><h3>Talk</h3><time datetime="2026-12-04T${time}">Friday</time></li>`);
  const events = page
    .place(
      `<div style="inline-size: 800px"><site-events view="calendar" month="2026-12"><ul>${items.join('')}
      <li data-location="">A list item</li><li><h3>Fair</h3><time datetime="2026-12-04">Friday</time>
      <p data-location>Halden</p></li></ul></site-events></div>`,
    )
    .querySelector<HTMLElement>('site-events');
  if (!events) throw new Error('The page has no events.');
  await appears(events, 'more');
  events.shadowRoot?.querySelector<HTMLElement>('[data-day="20791"]')?.click();
  await appears(events, 'download');
  clickPart(events, 'go-today');
  await appears(events, 'today');
  events.shadowRoot?.querySelector<HTMLElement>('[part="view"]')?.click();
  await settled();
};

/** Suggests, fails, and shows results page by page. */
const driveSearch = async (page: DrivenPage): Promise<void> => {
  removeCookies('__mock');
  const search = page.place(`<site-search page-size="2"><form action="/search"><label>Search <input name="q"></label>
    <button>Search</button></form><div slot="results"></div></site-search>`);
  const field = search.querySelector('input');
  const type = (text: string): void => {
    field?.focus();
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('print');
  await untilState(search, 'open');
  const searched = once(search, 'site-searched');
  // Long enough to see the state before the answer.
  setCookie('__mock=delay=2000');
  search.querySelector('button')?.click();
  await untilState(search, 'loading');
  await searched;
  removeCookies('__mock');
  await untilState(search, 'searched');
  await appears(search, 'more');
  setCookie('__mock=scenario=search-failed');
  type('leeward');
  await appears(search, 'problem');
  removeCookies('__mock');
  page.place('<site-search src="/none" suggestions="0"></site-search>');
  await settled();
};

/** Renders a summary, finds nothing, and fails. */
const driveSummary = async (page: DrivenPage): Promise<void> => {
  removeCookies('__mock');
  // Long enough to see the state before the response.
  setCookie('__mock=delay=2000');
  const summary = page.place('<site-summary block-id="journal"></site-summary>');
  const rendered = once(summary, 'site-rendered');
  summary.scrollIntoView();
  await untilState(summary, 'loading');
  await rendered;
  await untilState(summary, 'rendered');
  setCookie('__mock=scenario=summary-failed');
  const failing =
    page.place(`<site-summary block-type="summary" collection-id="a1" data-block-json='{"blockId": "dates"}'>
    <p>Dates</p></site-summary>`);
  const failed = once(failing, 'site-render-failed');
  failing.scrollIntoView();
  await failed;
  await appears(failing, 'retry');
  await appears(failing, 'status');
  removeCookies('__mock');
  page.place(`<site-summary block-id="a1" block-json='{}'></site-summary>`);
  await settled();
};

const driveLanguage = async (page: DrivenPage): Promise<void> => {
  const { document } = page.view;
  document.documentElement.lang = 'en';
  for (const tag of ['en', 'de', 'fr']) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'alternate', hreflang: tag, href: `#${tag}` });
    document.head.append(link);
  }
  const language = page.place('<site-language design="menu" label="Languages"></site-language>');
  await appears(language, 'button');
  clickPart(language, 'button');
  await appears(language, 'menu');
  const chosen = once(language, 'site-select');
  const link = language.shadowRoot?.querySelector<HTMLElement>('a[hreflang="de"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  await chosen;
  await eventually('the choice is marked', () => language.matches(':state(other-language)'));
};

/** Filters, shows all, and adds pages of the server, which fails once. */
const driveList = async (page: DrivenPage): Promise<void> => {
  const items = '<ul><li><a href="/one">One</a> <a href="?tag=wind">Wind</a></li><li><a href="/two">Two</a></li></ul>';
  const list = page.place(`<site-list view-switch><nav><a href="?tag=wind">Wind</a></nav>${items}</site-list>`);
  const filtered = once(list, 'site-filtered');
  list.querySelector('a')?.click();
  await filtered;
  await appears(list, 'clear');
  clickPart(list, 'clear');
  clickPart(list, 'view');
  const journal =
    page.place(`<site-list id="journal"><form action="/mock/journal"><input name="text" value="a" aria-label="Text">
    <button>Show</button></form>${items}</site-list>`);
  journal.querySelector('button')?.click();
  await appears(journal, 'more');
  const { view } = page;
  const { fetch } = view;
  view.fetch = () => Promise.reject(new TypeError('no network'));
  clickPart(journal, 'more');
  await appears(journal, 'retry');
  let send = (): void => {};
  view.fetch = (...call) =>
    new Promise((resolve) => {
      send = () => resolve(fetch.apply(view, call));
    });
  const loaded = once(journal, 'site-loaded');
  clickPart(journal, 'retry');
  await untilState(journal, 'loading');
  view.fetch = fetch;
  send();
  await loaded;
  page.place('<site-list><p>No list</p></site-list>');
  await settled();
};

/** Drives by the folder of the element. */
export const drives: Readonly<Record<string, Drive>> = {
  accordion: driveAccordion,
  account: driveAccount,
  animate: driveAnimate,
  'announcement-bar': driveAnnouncementBar,
  audio: driveAudio,
  captcha: driveCaptcha,
  'cart-indicator': driveCartIndicator,
  cart: driveCart,
  'cookie-banner': driveCookieBanner,
  dialog: driveDialog,
  donate: driveDonate,
  events: driveEvents,
  follow: driveFollow,
  form: driveForm,
  gallery: driveGallery,
  image: driveImage,
  'info-bar': driveInfoBar,
  language: driveLanguage,
  lightbox: driveLightbox,
  list: driveList,
  login: driveLogin,
  map: driveMap,
  marquee: driveMarquee,
  menu: driveMenu,
  popup: drivePopup,
  pricing: drivePricing,
  product: driveProduct,
  'relative-time': driveRelativeTime,
  reviews: driveReviews,
  search: driveSearch,
  spinner: driveSpinner,
  summary: driveSummary,
  'text-fit': driveTextFit,
  tooltip: driveTooltip,
  video: driveVideo,
};
