/** Author markup of each element, and its use by a visitor. The file is long because it describes every element. */
import { declarations } from '../../cli/lint/page/known-elements.ts';
import type { Contract } from '../../core/model/contract/contract.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { eventually } from '../support/eventually.ts';

const contractOf = (name: string): Contract => {
  const found = declarations.find(({ contract }) => contract.tag === `site-${name}`);
  if (!found) throw new Error(`No contract declares <site-${name}>.`);
  return found.contract;
};

export interface Specimen {
  readonly contract: Contract;
  readonly markup: string;
  /** Uses the element. Resolves once it visibly works, and rejects if it does not. */
  use(element: HTMLElement): Promise<unknown>;
  /** Ends the use. Resolves once that is visible. */
  leave(element: HTMLElement): Promise<unknown>;
}

/** An image that needs no network. */
export const picture = (width = 300, height = 200): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** A page of the test server that replaces an unknown provider. */
export const otherPlayer = '/test/elements/video/fixtures/other-player.html';

const part = (element: Element, name: string): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

/** Whether the element has a box on the page and is not hidden. */
export const isSeen = (node: Element | null | undefined): boolean => {
  if (!node?.isConnected) return false;
  const { width, height } = node.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    unclobber(node.ownerDocument).defaultView?.getComputedStyle(node).visibility === 'visible'
  );
};

/** Whether a pointer reaches the element: it is on the screen, and the middle of at least one of its boxes is not covered. */
export const isReached = (node: Element | null | undefined): boolean => {
  if (!node || !isSeen(node)) return false;
  node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // The root of a rendered node is a document or a shadow root.
  const root = unclobber(node.getRootNode() as Document | ShadowRoot);
  // A link that wraps has one box per line, and the middle of the rectangle around them may be outside of all.
  return [...node.getClientRects()].some(({ left, top, width, height }) =>
    node.contains(root.elementFromPoint(left + width / 2, top + height / 2)),
  );
};

async function clickPart(element: Element, name: string): Promise<void> {
  await eventually(`${name} of <${element.localName}> can be clicked`, () => isReached(part(element, name)));
  part(element, name)?.click();
}

const areAllSeen = (gallery: HTMLElement): Promise<unknown> =>
  eventually('the images are visible, each in a slot', () =>
    [...gallery.children].every((slide) => slide.assignedSlot && isSeen(slide.querySelector('img'))),
  );

const animationState = 'data-site-animation-state';

/** Whether a summary has new content with this number of items. What is higher than the content before is shown later. */
const isRendered = (summary: HTMLElement, count: number): boolean => {
  const newest = summary.querySelector(':scope > [data-site-owned]:last-child');
  return newest?.querySelectorAll('li').length === count && [...summary.querySelectorAll('a')].some(isSeen);
};

/** Whether both reviews are shown, this one first. A page may show both in one line. */
function isReviewFirst(element: Element, index: 0 | 1): boolean {
  const articles = [...element.querySelectorAll('article')];
  const [first, second] = index === 0 ? articles : articles.reverse();
  const [before, after] = [first?.assignedSlot, second?.assignedSlot];
  const isBefore =
    before === after
      ? index === 0
      : !!after && before?.compareDocumentPosition(after) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore && isSeen(first) && isSeen(second);
}

/** Whether the animation of a block has ended. */
const isShown = (block: HTMLElement): boolean =>
  block.getAttribute(animationState) === 'loaded' && getComputedStyle(block).opacity === '1';

const fontSizeOf = (node: Element | null): string | null => node && getComputedStyle(node).fontSize;

/** By the folder of the element. */
const uses: Readonly<Record<string, Omit<Specimen, 'contract'>>> = {
  accordion: {
    markup: `<site-accordion><details><summary>Shipping</summary><p>Within a week.</p></details>
      <details open><summary>Returns</summary><p>Within a month.</p></details></site-accordion>`,
    use: (element) => {
      element.querySelector('summary')?.click();
      return eventually('only the first item is open', () => {
        const [first, second] = element.querySelectorAll('details');
        return isSeen(first?.querySelector('p') ?? null) && second?.open === false;
      });
    },
    leave: (element) => {
      element.querySelector('summary')?.click();
      return eventually('no item is open', () => !element.querySelector('details[open]'));
    },
  },
  account: {
    markup: '<site-account contributor sync="false"><a href="/account/login">Log in</a></site-account>',
    use: (element) => {
      element.setAttribute('account-href', '#account');
      return eventually('the link leads to the account', () => {
        const link = part(element, 'account');
        return link?.getAttribute('href') === '#account' && isReached(link);
      });
    },
    leave: (element) => {
      element.setAttribute('account-href', '#other');
      return eventually('the link leads elsewhere', () => part(element, 'account')?.getAttribute('href') === '#other');
    },
  },
  animate: {
    markup: '<site-animate animation="slide"><p>Open from ten to six.</p></site-animate>',
    use: async (element) => {
      await eventually('the block is measured', () => element.hasAttribute(animationState));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return eventually('the block is visible', () => isSeen(element.firstElementChild) && isShown(element));
    },
    leave: (element) => {
      element.setAttribute('animation', 'none');
      return eventually('the block is visible', () => isShown(element));
    },
  },
  'announcement-bar': {
    markup: '<site-announcement-bar><p>Leeward is back.</p></site-announcement-bar>',
    use: async (element) => {
      // Another specimen of the page may have been closed.
      Reflect.get(element, 'show').call(element);
      await eventually('the text is visible', () => isSeen(element.firstElementChild));
      await clickPart(element, 'close');
      return eventually('the bar is closed', () => !isSeen(element));
    },
    leave: (element) => {
      Reflect.get(element, 'show').call(element);
      return eventually('the bar is open', () => isSeen(element.firstElementChild));
    },
  },
  audio: {
    markup: `<site-audio audio-title="Waves" duration="7"><audio controls preload="none" src="/examples/sounds/wave.wav"></audio></site-audio>`,
    use: async (element) => {
      // The slider is an input.
      const seek = part(element, 'seek') as HTMLInputElement;
      seek.focus();
      seek.valueAsNumber = 3;
      seek.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await eventually('the position is shown', () => part(element, 'time')?.textContent === '0:03 / 0:07');
    },
    leave: (element) => {
      element.removeAttribute('duration');
      return eventually('the duration is not known', () => part(element, 'time')?.textContent?.endsWith('-:--'));
    },
  },
  captcha: {
    markup: '<site-captcha provider="fake" site-key="key" src="/mock/captcha.js"></site-captcha>',
    use: async (element) => {
      // On a page with consent, it waits for the focus in the form.
      await eventually('it prompts, or waits', () => isSeen(part(element, 'message')));
      if (part(element, 'allow')) await clickPart(element, 'allow');
      else part(element, 'box')?.focus();
      // Checks the text: the box itself has no size on a page that resets everything.
      const box = await eventually('the checkbox is shown', () => {
        const found = element.querySelector<HTMLElement>('input[type="checkbox"]');
        return isSeen(found?.parentElement) && found;
      });
      box.click();
      return eventually('the captcha is solved', () => Reflect.get(element, 'value') !== '');
    },
    leave: (element) => {
      // Without a key it would report that it has not been set up.
      element.setAttribute('site-key', 'other');
      return eventually('the other captcha is not solved', () => Reflect.get(element, 'value') === '');
    },
  },
  'cart-indicator': {
    // Server responses have separate tests: some of these pages must not request any.
    markup: '<site-cart-indicator items="2" sync="false"><a href="#cart">Cart</a></site-cart-indicator>',
    use: (element) => {
      element.setAttribute('items', '101');
      return eventually('the count is shown in a link that can be clicked', () => {
        const isCounted = part(element, 'quantity')?.textContent === '100+' && isSeen(part(element, 'quantity'));
        return isCounted && isSeen(element.firstElementChild) && isReached(part(element, 'link'));
      });
    },
    leave: (element) => {
      element.setAttribute('items', '0');
      return eventually('the cart is empty', () => part(element, 'quantity')?.textContent === '0');
    },
  },
  cart: {
    // Server responses have separate tests: some of these pages must not request any.
    markup: '<site-cart layout="drawer"><a href="#cart">Your cart</a></site-cart>',
    use: (element) => {
      Reflect.set(element, 'cartTitle', 'Basket');
      Reflect.get(element, 'show').call(element);
      return eventually(
        'the drawer',
        () => isSeen(part(element, 'title')) && part(element, 'title')?.textContent === 'Basket',
      );
    },
    leave: (element) => {
      Reflect.get(element, 'hide').call(element);
      return eventually('no drawer', () => !isSeen(part(element, 'title')));
    },
  },
  'cookie-banner': {
    markup: '<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>',
    // On a page with a stored answer, the banner opens only on request.
    use: (element) => {
      Reflect.get(element, 'show').call(element);
      return eventually(
        'the prompt is visible and can be answered',
        () =>
          ['accept', 'decline'].every((name) => isReached(part(element, name))) && isSeen(element.firstElementChild),
      );
    },
    leave: async (element) => {
      await clickPart(element, 'decline');
      return eventually('the prompt is hidden', () => !part(element, 'banner'));
    },
  },
  dialog: {
    markup: '<site-dialog dialog-title="Delete it?"><p>It is gone then.</p></site-dialog>',
    use: (element) => {
      element.setAttribute('open', '');
      return eventually('the prompt is on top', () => {
        const isModal = part(element, 'dialog')?.matches(':modal') && isSeen(part(element, 'dialog'));
        return isModal && isSeen(part(element, 'confirm')) && isSeen(element.firstElementChild);
      });
    },
    leave: async (element) => {
      await clickPart(element, 'confirm');
      return eventually('the prompt is hidden', () => !part(element, 'dialog')?.matches(':modal'));
    },
  },
  donate: {
    markup: `<site-donate currency="EUR"><form action="/checkout/donate"><label>Amount <input name="customAmount"></label>
      <button>Donate</button></form></site-donate>`,
    use: (element) => {
      const field = element.querySelector('input');
      if (field) field.value = 'ten';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return eventually('the field is invalid', () => field?.validity.customError && isSeen(field));
    },
    leave: (element) => {
      const field = element.querySelector('input');
      if (field) field.value = '10';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return eventually('the amount is valid', () => field?.validity.valid);
    },
  },
  events: {
    markup: `<site-events><ul><li><h3><a href="#opening">Opening</a></h3><time datetime="2026-12-04T18:00+01:00">4 December</time></li>
      <li><h3>Fair</h3><time datetime="2026-12-05">5 December</time></li></ul></site-events>`,
    use: (element) => {
      element.setAttribute('download', 'false');
      return eventually('the items have no buttons', () => !element.querySelector('[data-site-owned]'));
    },
    leave: (element) => {
      element.removeAttribute('download');
      return eventually('each item has a button', () => {
        const buttons = element.querySelectorAll('[data-site-owned] button');
        return buttons.length === 2 && [...buttons].every(isSeen) && isSeen(element.querySelector('h3'));
      });
    },
  },
  follow: {
    markup: '<site-follow username="halden" src="/mock/follow.js"></site-follow>',
    use: (element) => {
      element.setAttribute('username', 'haldenprints');
      return eventually('the link follows the other account', () => {
        const link = part(element, 'link');
        return link?.textContent === 'Follow @haldenprints' && isReached(link);
      });
    },
    leave: (element) => {
      element.setAttribute('username', 'halden');
      return eventually(
        'the link follows the first account',
        () => part(element, 'link')?.textContent === 'Follow @halden',
      );
    },
  },
  form: {
    markup: `<site-form keep-draft="false"><form data-form-id="f"><p><label for="name">Name</label> <input id="name" name="name" required></p>
      <button>Send</button></form></site-form>`,
    use: async (element) => {
      await eventually('the button can be clicked', () => isReached(element.querySelector('button')));
      element.querySelector('button')?.click();
      return eventually('the field shows its error, and has the focus', () => {
        const [error, input] = [element.querySelector('.site-form-error'), element.querySelector('input')];
        return isSeen(error) && isSeen(part(element, 'error')) && input?.getAttribute('aria-describedby') === error?.id;
      });
    },
    leave: (element) => {
      const [input] = element.getElementsByTagName('input');
      if (input) input.value = 'Ada';
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      return eventually(
        'the error is removed',
        () => !element.querySelector('.site-form-error') && !part(element, 'error'),
      );
    },
  },
  gallery: {
    markup: `<site-gallery aspect-ratio="3:2" speed="50ms"><figure><img alt="Waves" src="${picture()}"><figcaption>The sea</figcaption></figure>
      <a href="#hills"><img alt="Hills" src="${picture()}" data-image-focal-point="0.2,0.8"></a></site-gallery>`,
    use: async (element) => {
      await areAllSeen(element);
      element.setAttribute('design', 'slideshow');
      await clickPart(element, 'control next');
      return eventually('the second image has replaced the first', () => {
        const [first, second] = element.querySelectorAll('img');
        return isSeen(second) && !isSeen(first);
      });
    },
    leave: (element) => {
      element.removeAttribute('design');
      element.removeAttribute('current-index');
      return areAllSeen(element);
    },
  },
  image: {
    markup: `<site-image load="true" crop-mode="cover" fixed-ratio="3:2" focal-point="0.2,0.8"><img alt="Waves" data-src="${picture()}"></site-image>`,
    use: (element) => {
      const [drawn] = element.getElementsByTagName('img');
      return eventually('the image is loaded and visible', () => element.matches(':state(loaded)') && isSeen(drawn));
    },
    leave: async (element) => {
      const [drawn] = element.getElementsByTagName('img');
      if (drawn) drawn.dataset.src = picture(30, 20);
      // WebKit reports the width of the box as the natural width of an SVG image.
      return eventually('the other image is loaded', () => drawn?.complete && drawn.currentSrc === drawn.dataset.src);
    },
  },
  'info-bar': {
    markup: `<site-info-bar opening-hours="Mo-Su 00:00-24:00" time-zone="Europe/Oslo"><a href="tel:+4769123456">Call</a>
      <p>Day and night</p></site-info-bar>`,
    use: (element) => {
      element.setAttribute('label', 'Studio');
      // Whether it is open is computed in view.
      element.scrollIntoView();
      // Hidden in wide windows.
      return eventually('it is open now, in a region with the new name', () => {
        const isNamed = part(element, 'bar')?.getAttribute('aria-label') === 'Studio';
        const isOpen = !isSeen(element) || part(element, 'status')?.textContent === 'Open now';
        return isNamed && isOpen && element.firstElementChild?.assignedSlot;
      });
    },
    leave: (element) => {
      element.removeAttribute('label');
      return eventually(
        'the region has its first name',
        () => part(element, 'bar')?.getAttribute('aria-label') === 'Contact',
      );
    },
  },
  language: {
    markup: `<site-language design="menu" label="Languages"><a href="#en" hreflang="en" lang="en">English</a>
      <a href="#de" hreflang="de" lang="de">Deutsch</a></site-language>`,
    use: async (element) => {
      await clickPart(element, 'button');
      return eventually('the links are shown, and the current one is marked', () => {
        const [english, german] = element.querySelectorAll('a');
        return isReached(english) && isReached(german);
      });
    },
    leave: (element) => {
      part(element, 'button')?.click();
      return eventually('the links are hidden', () => !element.querySelector('a')?.checkVisibility());
    },
  },
  lightbox: {
    markup: `<site-lightbox><figure><img alt="Waves" src="${picture()}"><figcaption>The sea</figcaption></figure>
      <a href="${picture()}"><img alt="Hills" src="${picture()}"></a></site-lightbox>`,
    use: (element) => {
      element.setAttribute('open', '');
      return eventually('the image is on top', () => {
        const isModal = part(element, 'dialog')?.matches(':modal');
        return isModal && isSeen(part(element, 'image')) && isSeen(part(element, 'caption'));
      });
    },
    leave: async (element) => {
      await clickPart(element, 'control close');
      return eventually('it is hidden', () => !part(element, 'dialog'));
    },
  },
  list: {
    markup: `<site-list view-switch><nav><a href="?">All</a> <a href="?tag=wind">Wind</a></nav>
      <ul><li><a href="/leeward">Leeward</a> <a href="?tag=wind">Wind</a></li><li><a href="/saltmarsh">Saltmarsh</a> <a href="?tag=water">Water</a></li></ul></site-list>`,
    use: async (element) => {
      const control = element.querySelector('nav');
      // A click that comes before the code has been loaded may lead to the page of the link.
      await eventually('the code of the list', () => {
        for (const type of ['pointerover', 'pointerdown'])
          control?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
        return part(element, 'bar');
      });
      element.querySelector<HTMLElement>('nav a[href="?tag=wind"]')?.click();
      return eventually('one item', () => !isSeen(element.querySelector('li:last-child')));
    },
    leave: (element) => {
      element.querySelector<HTMLElement>('nav a[href="?"]')?.click();
      return eventually('all items', () => isSeen(element.querySelector('li:last-child')));
    },
  },
  login: {
    markup: `<site-login><form method="post" action="/api/site-users/account/session"><label>E-mail <input name="email" type="email"></label>
      <label>Password <input name="password" type="password"></label><button>Log in</button></form></site-login>`,
    use: (element) => {
      const field = element.querySelector('input');
      return eventually(
        'password managers can fill it in',
        () => field?.autocomplete === 'username webauthn' && isSeen(field),
      );
    },
    leave: (element) => {
      element.querySelector('input')?.setAttribute('name', 'other');
      return eventually('the password can be filled in', () =>
        element.querySelector('[name="password"]')?.hasAttribute('autocomplete'),
      );
    },
  },
  map: {
    // These tiles need no network, and so no consent.
    markup: `<site-map address-title="Halden" address-line2="Norway" tiles="${picture(256, 256)}"><img alt="" src="${picture()}"></site-map>`,
    use: async (element) => {
      await eventually('the address is visible, and the marker can be clicked', () => {
        const isRead = isSeen(part(element, 'address')) && part(element, 'address')?.textContent === 'HaldenNorway';
        return isRead && isSeen(element.querySelector('img')) && isReached(part(element, 'marker'));
      });
      await clickPart(element, 'show');
      return eventually('the tiles of the map and its marker are visible', () => {
        const tile = part(element, 'map')?.querySelector<HTMLImageElement>('img.leaflet-tile-loaded');
        return isSeen(tile) && isReached(part(element, 'marker'));
      });
    },
    leave: (element) => {
      element.removeAttribute('tiles');
      return eventually('the image is shown again', () => {
        const isLeft = !part(element, 'consent') && !part(element, 'map');
        return isLeft && isReached(part(element, 'marker'));
      });
    },
  },
  marquee: {
    markup: '<site-marquee><p>Open from ten to six.</p><p><a href="#shop">The shop</a></p></site-marquee>',
    use: async (element) => {
      await eventually('the text is seen, and has copies', () => {
        const hasCopies = element.querySelector('[data-site-owned]') !== null;
        return hasCopies && isSeen(element.firstElementChild);
      });
      await clickPart(element, 'pause');
      await eventually('the text is paused', () => element.hasAttribute('paused'));
    },
    leave: async (element) => {
      await clickPart(element, 'pause');
      await eventually('the text is not paused', () => !element.hasAttribute('paused'));
    },
  },
  menu: {
    markup: `<site-menu><section><h3>Lunch</h3><p><a href="#soup">Soup</a></p></section>
      <section><h3>Dinner</h3><p>Fish</p></section></site-menu>`,
    use: async (element) => {
      const dinner = await eventually('the menu has tabs', () =>
        element.shadowRoot?.querySelectorAll<HTMLElement>('[role="tab"]').item(1),
      );
      dinner.click();
      return eventually('only the second section is shown', () => {
        const [first, second] = element.querySelectorAll('section');
        return isSeen(second?.querySelector('p')) && first?.hasAttribute('hidden');
      });
    },
    leave: (element) => {
      element.setAttribute('current-index', '0');
      return eventually('only the first section is shown', () => {
        const [first, second] = element.querySelectorAll('section');
        return isSeen(first?.querySelector('p')) && second?.hasAttribute('hidden');
      });
    },
  },
  popup: {
    // The tests open it: on the pages of other tests nothing may open automatically.
    markup: `<site-popup show-on-timer="false"><h2>A letter a month</h2><p>New editions first.</p></site-popup>`,
    use: (element) => {
      element.setAttribute('open', '');
      return eventually('the popup is on top', () => {
        const isModal = part(element, 'popup')?.matches(':modal') && isSeen(part(element, 'close'));
        return isModal && isSeen(element.firstElementChild);
      });
    },
    leave: async (element) => {
      await clickPart(element, 'close');
      return eventually('the popup is hidden', () => !part(element, 'popup')?.matches(':modal'));
    },
  },
  pricing: {
    markup: `<site-pricing>
      <label><input type="radio" name="billing" data-pricing-option="first"> Monthly</label>
      <label><input type="radio" name="billing" data-pricing-option="second"> Yearly</label>
      <p data-pricing-view="first">€5 <a href="#monthly">Join</a></p>
      <p data-pricing-view="second">€50</p></site-pricing>`,
    use: (element) => {
      element.querySelector<HTMLElement>('[data-pricing-option="second"]')?.click();
      return eventually('only the second price is shown', () => {
        const [first, second] = element.querySelectorAll('[data-pricing-view]');
        return isSeen(second) && !isSeen(first) && element.getAttribute('view') === 'second';
      });
    },
    leave: (element) => {
      element.setAttribute('view', 'first');
      return eventually('only the first price is shown', () => {
        const [first, second] = element.querySelectorAll('[data-pricing-view]');
        return isSeen(first) && !isSeen(second);
      });
    },
  },
  product: {
    // Trusted Types refuse scripts in markup that a script inserts, also those of JSON.
    markup: `<site-product currency="EUR" data-product='{"id": "a1", "variants": [
      {"sku": "A", "price": 6450, "attributes": {"Size": "Small"}}, {"sku": "B", "price": 9000, "attributes": {"Size": "Large"}}]}'>
      <form><select name="Size"><option>Small</option><option>Large</option></select><button>Add to cart</button></form></site-product>`,
    use: (element) => {
      const select = element.querySelector('select');
      if (select) select.value = 'Large';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      return eventually('the price of the larger one', () => part(element, 'price')?.textContent === '€90.00');
    },
    leave: (element) => {
      const select = element.querySelector('select');
      if (select) select.value = 'Small';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      return eventually('the price of the smaller one', () => part(element, 'price')?.textContent === '€64.50');
    },
  },
  'relative-time': {
    markup: '<site-relative-time><time datetime="2020-02-20T20:20Z">20 February 2020</time></site-relative-time>',
    use: (element) => {
      element.setAttribute('format', 'datetime');
      return eventually('the date is shown', () => part(element, 'time')?.textContent?.includes('2020'));
    },
    leave: (element) => {
      element.removeAttribute('format');
      return eventually('the distance from now is shown', () => part(element, 'time')?.textContent?.includes('ago'));
    },
  },
  reviews: {
    markup: `<site-reviews>
      <article data-review="5"><p>The lines almost move. <a href="#wall">The wall</a></p></article>
      <article data-review="2"><p>Late. <a href="#late">The parcel</a></p></article>
      <form slot="form" action="/api/commerce/reviews" method="post">
        <fieldset data-stars><legend>Rating</legend>
          <label><input type="radio" name="rating" value="1"> 1 star</label>
          <label><input type="radio" name="rating" value="2"> 2 stars</label></fieldset>
        <button>Send</button></form></site-reviews>`,
    use: (element) => {
      element.setAttribute('sort', 'lowest');
      return eventually('the review with two stars is first', () => isReviewFirst(element, 1));
    },
    leave: (element) => {
      element.removeAttribute('sort');
      return eventually('the review with five stars is first', () => isReviewFirst(element, 0));
    },
  },
  search: {
    markup: `<site-search><form action="/search"><label>Search <input type="search" name="q"></label><button>Search</button></form></site-search>`,
    use: (element) => {
      const field = element.querySelector('input');
      if (field) field.value = 'leeward';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return eventually('the suggestions', () => isSeen(element.querySelector('[role="option"]')));
    },
    leave: (element) => {
      const field = element.querySelector('input');
      if (field) field.value = '';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return eventually('no suggestions', () => !isSeen(element.querySelector('[role="option"]')));
    },
  },
  spinner: {
    markup: '<site-spinner delay="50ms">Drawing the <b>waves</b></site-spinner>',
    use: (element) => {
      element.setAttribute('label', 'Drawing');
      return eventually('the content is seen, and the label is announced', () => {
        const status = element.shadowRoot?.querySelector('[role="status"]');
        return status?.textContent === 'Drawing' && isSeen(element.firstElementChild);
      });
    },
    leave: (element) => {
      element.removeAttribute('label');
      return eventually('the content is announced', () => {
        const status = element.shadowRoot?.querySelector('[role="status"]');
        return status?.textContent === '' && isSeen(part(element, 'ring'));
      });
    },
  },
  summary: {
    markup: `<site-summary block-id="journal" block-json='{"pageSize": 1}'><ul><li><a href="#wind">Five days of wind</a></li></ul></site-summary>`,
    use: (element) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.setAttribute('block-json', '{"pageSize": 2}');
      return eventually('two items have arrived', () => isRendered(element, 2));
    },
    leave: (element) => {
      element.setAttribute('block-json', '{"pageSize": 1}');
      return eventually('one item has arrived', () => isRendered(element, 1));
    },
  },
  'text-fit': {
    markup: '<site-text-fit><p>Waves</p></site-text-fit>',
    use: (element) => {
      element.setAttribute('max', '12');
      return eventually('the text is small', () => fontSizeOf(element.firstElementChild) === '12px');
    },
    leave: (element) => {
      element.removeAttribute('max');
      // That of the author, unless the page sets the size of all text.
      return eventually(
        'the text is larger',
        () => Number.parseFloat(fontSizeOf(element.firstElementChild) ?? '') > 12,
      );
    },
  },
  tooltip: {
    markup: '<site-tooltip><p>Keeps the print in your list.</p></site-tooltip>',
    use: (element) => {
      // A tooltip without a control has nothing to explain.
      if (!element.previousElementSibling) element.before(document.createElement('button'));
      Reflect.get(element, 'show').call(element);
      return eventually(
        'the text is seen',
        () => element.matches(':popover-open') && isSeen(element.firstElementChild),
      );
    },
    leave: (element) => {
      Reflect.get(element, 'hide').call(element);
      return eventually('the text is hidden', () => !isSeen(element.firstElementChild));
    },
  },
  video: {
    markup: `<site-video><a href="${otherPlayer}"><img alt="Waves" src="${picture()}"></a></site-video>`,
    use: async (element) => {
      await clickPart(element, 'play');
      return eventually('the player is visible', () => isSeen(part(element, 'player')));
    },
    leave: (element) => {
      element.setAttribute('src', '/another/film.mp4');
      return eventually('the thumbnail is shown again', () => isSeen(part(element, 'play')));
    },
  },
};

/** By the folder of the element. */
export const specimens: Readonly<Record<string, Specimen>> = Object.fromEntries(
  Object.entries(uses).map(([name, use]) => [name, { contract: contractOf(name), ...use }]),
);

/** The names of the bundles of all elements. */
export const bundleNames: readonly string[] = Object.values(specimens).map(({ contract }) => contract.tag);
