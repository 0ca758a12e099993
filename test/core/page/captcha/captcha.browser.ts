/** Tests of renderCaptcha(): the parameters for each provider, its events, and its errors. */
import { expect } from '@open-wc/testing';
import type { CaptchaOptions } from '../../../../core/page/captcha/render-captcha.ts';
import { eventually } from '../../../support/eventually.ts';

type Bundle = typeof import('../fixtures/captcha.fixture.ts');

const bundle = '/dist/test/captcha.js';
const { renderCaptcha, renderedClass }: Bundle = await import(bundle);

const script = '/test/core/page/fixtures/third-party.js';

/** Fakes a vendor's global, and records its calls. */
interface Vendor {
  readonly renderings: { readonly container: Element; readonly parameters: Record<string, unknown> }[];
  readonly calls: string[];
}

const names = ['grecaptcha', 'hcaptcha', 'turnstile', 'mockCaptcha'] as const;

function install(name: (typeof names)[number], more: object = {}): Vendor {
  const vendor: Vendor = { renderings: [], calls: [] };
  const api = {
    render: (container: Element, parameters: Record<string, unknown>) => {
      vendor.renderings.push({ container, parameters });
      return vendor.renderings.length - 1;
    },
    reset: (id: number) => vendor.calls.push(`reset ${id}`),
    remove: (id: number) => vendor.calls.push(`remove ${id}`),
    ...more,
  };
  Reflect.set(window, name, api);
  return vendor;
}

const events: string[] = [];
let controller = new AbortController();

const options = (more: Partial<CaptchaOptions> = {}): CaptchaOptions => ({
  provider: 'fake',
  siteKey: 'key',
  src: script,
  size: 'normal',
  language: 'nb',
  minTime: 0,
  signal: controller.signal,
  solved: (value) => events.push(`solved ${value}`),
  expired: () => events.push('expired'),
  failed: () => events.push('failed'),
  ...more,
});

function container(): HTMLElement {
  const box = document.createElement('div');
  box.dataset.test = '';
  document.body.append(box);
  return box;
}

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'rendered',
    ({ message }: Error) => message,
  );

const notify = (vendor: Vendor, callback: string, ...args: unknown[]): void => {
  const listener = vendor.renderings.at(-1)?.parameters[callback];
  if (typeof listener !== 'function') throw new Error(`no listener for ${callback}`);
  listener(...args);
};

beforeEach(() => {
  events.length = 0;
  controller = new AbortController();
});
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
  for (const node of document.querySelectorAll('[data-test], script[src*="third-party"]')) node.remove();
});

describe('a captcha', () => {
  for (const [provider, name] of [
    ['recaptcha', 'grecaptcha'],
    ['hcaptcha', 'hcaptcha'],
    ['turnstile', 'turnstile'],
    ['fake', 'mockCaptcha'],
  ] as const) {
    it(`of ${provider} is rendered by its script, and reports when it is solved, expires and fails`, async () => {
      const vendor = install(name);
      const box = container();
      const widget = await renderCaptcha(box, options({ provider, size: 'compact', theme: 'dark' }));
      const [rendering] = vendor.renderings;
      expect(rendering?.container).to.equal(box);
      const { sitekey, size, theme, hl, language } = rendering?.parameters ?? {};
      expect({ sitekey, size, theme, hl, language }).to.deep.equal({
        ...{ sitekey: 'key', size: 'compact', theme: 'dark', hl: 'nb', language: 'nb' },
      });
      notify(vendor, 'callback', 'answer');
      notify(vendor, 'expired-callback');
      notify(vendor, 'error-callback');
      expect(events).to.deep.equal(['solved answer', 'expired', 'failed']);
      widget.reset();
      widget.destroy();
      expect(vendor.calls).to.deep.equal(['reset 0', 'remove 0']);
    });
  }

  it('waits until the reCAPTCHA script is ready to render', async () => {
    let begin = (): void => {};
    Reflect.set(window, 'grecaptcha', {
      ready: (callback: () => void) => {
        begin = callback;
      },
    });
    const rendering = renderCaptcha(container(), options({ provider: 'recaptcha' }));
    await Promise.resolve();
    const vendor = install('grecaptcha');
    begin();
    await rendering;
    expect(vendor.renderings).to.have.length(1);
  });

  it('of ALTCHA is a custom element', async () => {
    customElements.define('altcha-widget', class extends HTMLElement {});
    const box = container();
    const widget = await renderCaptcha(box, options({ provider: 'altcha', siteKey: '/challenge', src: undefined }));
    const [altcha] = box.children;
    const dispatch = (detail: object): void => void altcha?.dispatchEvent(new CustomEvent('statechange', { detail }));
    expect(altcha?.getAttribute('challengeurl')).to.equal('/challenge');
    for (const state of ['verifying', 'verified', 'expired', 'error']) dispatch({ state, payload: 'answer' });
    expect(events).to.deep.equal(['solved answer', 'expired', 'failed']);
    widget.destroy();
    expect(box.children).to.have.length(0);
  });

  it('marks its container, and is rendered there only once', async () => {
    const vendor = install('mockCaptcha');
    const box = container();
    await renderCaptcha(box, options());
    expect(box.classList.contains(renderedClass)).to.equal(true);
    expect(await messageOf(renderCaptcha(box, options()))).to.equal('There is a captcha in this container.');
    expect(vendor.renderings).to.have.length(1);
  });

  it('without a site key is not rendered, and requests nothing', async () => {
    const box = container();
    expect(await messageOf(renderCaptcha(box, options({ siteKey: '' })))).to.equal('ReCaptcha has not been set up!');
    expect(document.querySelector('script[src*="third-party"]')).to.equal(null);
    expect(box.classList.contains(renderedClass)).to.equal(false);
  });

  it('of a provider without a default script needs src', async () => {
    const message = await messageOf(renderCaptcha(container(), options({ src: undefined })));
    expect(message).to.equal('The captcha provider fake needs the URL of its script.');
  });

  it('loads one script per page', async () => {
    const src = `${script}?shared`;
    const both = [container(), container()].map((box) => messageOf(renderCaptcha(box, options({ src }))));
    expect(document.querySelectorAll('script[src*="third-party"]')).to.have.length(1);
    // The script defines no global, so both calls are rejected.
    for (const message of await Promise.all(both)) expect(message).to.match(/script-without-effect/);
  });

  it('is not rendered after its document is destroyed, and leaves no mark', async () => {
    const box = container();
    const rendering = messageOf(renderCaptcha(box, options({ src: '/stalls/third-party.js' })));
    controller.abort();
    expect(await rendering).to.equal('The document was destroyed before the captcha rendered.');
    expect(box.classList.contains(renderedClass)).to.equal(false);
    const vendor = install('mockCaptcha');
    expect(await messageOf(renderCaptcha(container(), options()))).to.equal(
      'The document was destroyed before the captcha rendered.',
    );
    expect(vendor.renderings).to.have.length(0);
  });

  it('rejects with the error of its provider', async () => {
    install('mockCaptcha', {
      render: () => {
        throw new Error('Invalid site key');
      },
    });
    expect(await messageOf(renderCaptcha(container(), options()))).to.equal('Invalid site key');
  });
});

describe('a honeypot', () => {
  const honeypot = async (more: Partial<CaptchaOptions> = {}) => {
    const box = container();
    const widget = await renderCaptcha(box, options({ provider: 'honeypot', siteKey: '', ...more }));
    const trap = box.querySelector('input');
    if (!trap) throw new Error('the honeypot has no input');
    return { box, trap, widget };
  };

  it('is solved after the minimum time, and again after a reset', async () => {
    const { widget } = await honeypot({ minTime: 30 });
    expect(events).to.deep.equal([]);
    await eventually('the first answer', () => events.length === 1);
    const [, start = '', took = ''] = /^solved honeypot:(\d+):(\d+)$/.exec(events[0] ?? '') ?? [];
    expect(Math.abs(Date.now() - Number(start))).to.be.below(10_000);
    expect(Number(took)).to.be.at.least(29);
    widget.reset();
    await eventually('the second answer', () => events.length === 2);
    widget.destroy();
  });

  it('reports a filled trap to the server', async () => {
    const { trap } = await honeypot({ minTime: 30 });
    // A bot sets the value without key presses or events.
    trap.value = 'https://buy.example';
    await eventually('the answer', () => events.length > 0);
    expect(events[0]).to.match(/^solved honeypot:\d+:filled$/);
  });

  it('changes its answer when the trap is filled in later', async () => {
    const { trap } = await honeypot();
    await eventually('the answer', () => events.length === 1);
    trap.value = 'x';
    trap.dispatchEvent(new Event('input'));
    expect(events[1]).to.match(/^solved honeypot:\d+:filled$/);
  });

  it('is invisible and cannot be focused', async () => {
    const { box, trap } = await honeypot();
    const { width, height } = box.getBoundingClientRect();
    expect([width, height]).to.deep.equal([1, 1]);
    expect(box.inert).to.equal(true);
    trap.focus();
    expect(document.activeElement).to.not.equal(trap);
  });
});
