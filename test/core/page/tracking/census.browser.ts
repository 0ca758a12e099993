/** Tests what a measured page reports about buttons, forms, popups and quick views, against the mock API. */
import { expect } from '@open-wc/testing';
import { cookieNames, removeCookies } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages, openPage, scripted } from '../../../support/own-page.ts';
import { withoutTimeLimits } from '../../../support/without-time-limits.ts';
import { loadServices } from '../services.ts';

const { consent, destroySite } = await loadServices();

const site = {
  collection: { id: '64f1c0de5a1e7a0b2c3d4e01', permissionType: 1 },
  website: { language: 'en-GB' },
};
const product = '64f1c0de5a1e7a0b2c3d4f02';

interface Call {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
}

/** Opens a page that measures, with a visitor who has agreed unless `isUndecided`. */
async function open(body: string, { tags = [] as string[], mode = '', isUndecided = false } = {}) {
  const calls: Call[] = [];
  let isFormRendered = false;
  const page = await openPage({
    head: `<script type="application/json" data-site-context>${JSON.stringify(site)}</script>
      <script type="module" src="/dist/test/site-tracking.js" data-site-tracking="${mode}"></script>${scripted(tags)}`,
    body,
    prepare: (view) => {
      withoutTimeLimits(view);
      view.document.addEventListener('site-form-rendered', () => {
        isFormRendered = true;
      });
      const { fetch } = view;
      view.fetch = (url, options) => {
        const response = fetch.call(view, url, options);
        const { pathname } = new URL(String(url), location.href);
        const fields = options?.body instanceof view.URLSearchParams ? Object.fromEntries(options.body) : {};
        if (pathname.startsWith('/api/census/')) calls.push({ name: pathname.slice(12), fields, response });
        return response;
      };
    },
  });
  await eventually('the scripts have run', () => Reflect.get(page.view, 'haveScriptsRun'));
  await Promise.all(tags.map((tag) => page.view.customElements.whenDefined(tag)));
  if (!isUndecided) consent(page.document).grant('analytics');
  const find = (name: string): readonly Call[] => calls.filter((call) => call.name === name);
  return { ...page, calls, find, isFormRendered: () => isFormRendered };
}

type MeasuredPage = Awaited<ReturnType<typeof open>>;

const first = ({ find }: MeasuredPage, name: string): Promise<Call> =>
  eventually(`a call of ${name}`, () => find(name)[0]);

/** The mock API has no objection to a call. */
async function expectAccepted({ response }: Call): Promise<void> {
  const { status, headers } = await response;
  expect([status, headers.get('x-mock-violations')]).to.deep.equal([200, null]);
}

const fieldsOfPage = {
  pageTitle: 'A page',
  pageId: site.collection.id,
  contentSource: 'c',
  pagePath: 'srcdoc',
  pagePermissionTypeValue: '1',
};

const link = `<div data-alignment="center" data-button-size="large" data-button-context="header">
  <a href="#visit" target="_blank" data-site-button="book">Book
    <b>a visit</b></a></div>`;
const fieldsOfLink = {
  id: 'book',
  buttonText: 'Book a visit',
  clickthroughUrl: '#visit',
  alignment: 'center',
  size: 'large',
  newWindow: 'true',
  context: 'header',
};

const forget = (): void => removeCookies(...cookieNames().filter((name) => name.startsWith('site-')));

beforeEach(forget);
afterEach(() => {
  destroySite();
  closePages();
  forget();
});

describe('buttons of a measured page', () => {
  it('are reported once when they are in view, with all fields', async () => {
    const page = await open(`<div style="height: 3000px"></div>${link}`);
    await first(page, 'RecordHit');
    await never('a button below the window is reported', () => page.find('button-render').length > 0);
    page.document.querySelector('a')?.scrollIntoView();
    const call = await first(page, 'button-render');
    const { visitorCookie, ...fields } = call.fields;
    expect(fields).to.deep.equal({ ...fieldsOfPage, ...fieldsOfLink });
    expect(visitorCookie).to.match(/^[^|]+\|1\|\d+\|\d+\|\d+$/);
    await expectAccepted(call);
    page.view.scrollTo(0, 0);
    page.document.querySelector('a')?.scrollIntoView();
    await never('it is reported again', () => page.find('button-render').length > 1);
  });

  it('are reported with each click, also if the page stops the event, and also if they are added later', async () => {
    const page = await open('');
    await first(page, 'RecordHit');
    const button = page.place('<button type="button" id="more" data-site-button>More</button>');
    button.addEventListener('click', (event) => event.stopImmediatePropagation());
    // The frame of the page may be below the window.
    button.scrollIntoView();
    await first(page, 'button-render');
    button.click();
    button.click();
    await eventually('two calls', () => page.find('button-click').length === 2);
    const { visitorCookie, ...fields } = page.find('button-click')[0]?.fields ?? {};
    expect(fields).to.deep.equal({ ...fieldsOfPage, id: 'more', buttonText: 'More', newWindow: 'false' });
    await expectAccepted(await first(page, 'button-click'));
  });

  it('are not reported before the visitor agrees, after the consent is withdrawn and after the site is destroyed', async () => {
    const button = '<button type="button" data-site-button="a">A</button>';
    const page = await open(button, { isUndecided: true });
    const click = (): void => page.document.querySelector('button')?.click();
    page.document.querySelector('button')?.scrollIntoView();
    click();
    await never('something is sent', () => page.calls.length > 0);
    consent(page.document).grant('analytics');
    await first(page, 'button-render');
    consent(page.document).withdraw('analytics');
    click();
    await never('a click is sent', () => page.find('button-click').length > 0);
    consent(page.document).grant('analytics');
    await eventually('it is measured again', () => page.find('button-render').length === 2);
    destroySite(page.document);
    click();
    await never('a click is sent', () => page.find('button-click').length > 0);
  });

  it('are not reported on a page that measures only visits', async () => {
    const page = await open(link, { mode: 'visits' });
    await first(page, 'RecordHit');
    await never('a button is reported', () => page.calls.length > 1);
  });
});

describe('elements of a measured page', () => {
  const form = '<site-form><form data-form-id="letter"><input name="name"><button>Send</button></form></site-form>';

  it('report a form once, whether it is rendered before the visitor agrees or after', async () => {
    for (const isUndecided of [false, true]) {
      const page = await open(form, { tags: ['site-form'], isUndecided });
      page.document.querySelector('input')?.focus();
      await eventually('the form is rendered', page.isFormRendered);
      consent(page.document).grant('analytics');
      const call = await first(page, 'form-render');
      expect(Object.keys(call.fields).sort()).to.deep.equal(['formId', 'visitorCookie']);
      expect(call.fields.formId).to.equal('letter');
      await expectAccepted(call);
      await never('it is reported again', () => page.find('form-render').length > 1);
    }
  });

  it('report a popup each time it is shown', async () => {
    const page = await open('<site-popup show-on-timer="false"><p>News</p></site-popup>', { tags: ['site-popup'] });
    await first(page, 'RecordHit');
    const popup = page.document.querySelector('site-popup');
    for (const count of [1, 2]) {
      popup?.setAttribute('open', '');
      await eventually('the popup is reported', () => page.find('overlay').length === count);
      popup?.removeAttribute('open');
      await eventually('the popup is closed', () => !popup?.hasAttribute('open'));
    }
    const { visitorCookie, ...fields } = page.find('overlay')[0]?.fields ?? {};
    expect(fields).to.deep.equal(fieldsOfPage);
    await expectAccepted(await first(page, 'overlay'));
  });

  it('report the quick view of a product, and no other dialog', async () => {
    const dialog = (content: string): string =>
      `<site-dialog dialog-style="content" dialog-title="Saltmarsh">${content}</site-dialog>`;
    const page = await open(
      `${dialog('<p>Terms</p>')}${dialog(`<site-product><form><input type="hidden" name="itemId" value="${product}"></form></site-product>`)}`,
      { tags: ['site-dialog'] },
    );
    await first(page, 'RecordHit');
    const [terms, quickView] = page.document.querySelectorAll('site-dialog');
    terms?.setAttribute('open', '');
    await eventually('the terms are shown', () => terms?.shadowRoot?.querySelector('dialog[open]'));
    terms?.removeAttribute('open');
    quickView?.setAttribute('open', '');
    await expectAccepted(await first(page, `RecordQuickView/${product}`));
    expect(page.calls.map(({ name }) => name)).to.deep.equal(['RecordHit', `RecordQuickView/${product}`]);
  });
});
