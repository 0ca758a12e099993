/** Modules that are imported when the page has a root of them. */
import { expect } from '@open-wc/testing';
import { elapsed, eventually } from '../../../support/eventually.ts';
import { loadServices } from '../services.ts';
import { closeModulePages, observed, openModulePage } from './module-page.ts';

const { destroySite, registerModule, startSite } = await loadServices();

/** Milliseconds within which a failed module is not requested again (core/page/modules/module.ts). */
const firstPause = 500;

const box = (id: string): string => `<div class="a" id="${id}"></div>`;

type Exports = Pick<ReturnType<ReturnType<typeof openModulePage>['noting']>, 'start'>;

/** Imports that the test settles. */
function imports() {
  const requests: {
    readonly retry: string;
    readonly resolve: (exports: Exports) => void;
    readonly reject: (cause: unknown) => void;
  }[] = [];
  const load = (retry: string) =>
    new Promise<Exports>((resolve, reject) => {
      requests.push({ retry, resolve, reject });
    });
  return { requests, load };
}

afterEach(closeModulePages);

describe('a deferred module', () => {
  it('is imported once, with its first root, and started in all roots that are still in the page', async () => {
    const { page, log, find, noting } = openModulePage();
    const { requests, load } = imports();
    registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    await observed();
    expect(requests).to.have.length(0);
    page.body.innerHTML = box('1') + box('2');
    await observed();
    find('[id="1"]').remove();
    page.body.insertAdjacentHTML('beforeend', box('3'));
    await observed();
    requests[0]?.resolve(noting('a'));
    await eventually('it has started', () => log.length === 2);
    page.body.insertAdjacentHTML('beforeend', box('4'));
    await observed();
    expect(log).to.deep.equal(['+a 2', '+a 3', '+a 4']);
    expect(requests.map(({ retry }) => retry)).to.deep.equal(['']);
  });

  it('that arrives after the site was destroyed starts with its next start', async () => {
    const { page, log, noting } = openModulePage(box('1'));
    const { requests, load } = imports();
    registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    destroySite(page);
    requests[0]?.resolve(noting('a'));
    await observed();
    expect(log).to.deep.equal([]);
    startSite({}, page);
    expect(log).to.deep.equal(['+a 1']);
  });

  it('that is not found is reported once with its path, and requested again by retry() under another URL', async () => {
    const { page, log, failures, noting } = openModulePage(box('1') + box('2'));
    const { requests, load } = imports();
    const { retry } = registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    const cause = new TypeError('Failed to fetch dynamically imported module: https://example.org/modules/a.js');
    requests[0]?.reject(cause);
    await eventually('the failure is reported', () => failures.length === 1);
    expect(failures).to.deep.equal([
      { code: 'module-not-found', args: { name: 'a', path: 'https://example.org/modules/a.js' }, cause },
    ]);
    retry();
    retry();
    requests[1]?.reject(cause);
    await observed();
    retry();
    requests[2]?.resolve(noting('a'));
    await eventually('it has started', () => log.length === 2);
    expect(requests.map((request) => request.retry)).to.deep.equal(['', '?retry=1', '?retry=2']);
    expect(failures).to.have.length(1);
  });

  it('is requested again with a new root after a pause, and when the browser is online again', async () => {
    const { page, failures, noting, log } = openModulePage(box('1'));
    const { requests, load } = imports();
    registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    requests[0]?.reject(new Error('planted'));
    await eventually('the failure is reported', () => failures.length === 1);
    page.body.insertAdjacentHTML('beforeend', box('2'));
    await observed();
    expect(requests).to.have.length(1);
    await elapsed(firstPause);
    page.body.insertAdjacentHTML('beforeend', box('3'));
    await observed();
    expect(requests).to.have.length(2);
    requests[1]?.reject(new Error('planted'));
    await observed();
    window.dispatchEvent(new Event('online'));
    requests[2]?.resolve(noting('a'));
    await eventually('it has started', () => log.length === 3);
  });

  it('is not requested when the browser is online again after the site was destroyed', async () => {
    const { page, failures } = openModulePage(box('1'));
    const { requests, load } = imports();
    const listeners = new Set<unknown>();
    const { addEventListener } = window;
    const adding = (type: string, listener: EventListener, options?: AddEventListenerOptions): void => {
      addEventListener.call(window, type, listener, options);
      if (type !== 'online') return;
      listeners.add(listener);
      options?.signal?.addEventListener('abort', () => listeners.delete(listener));
    };
    Reflect.set(window, 'addEventListener', adding);
    registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    Reflect.deleteProperty(window, 'addEventListener');
    requests[0]?.reject(new Error('planted'));
    await eventually('the failure is reported', () => failures.length === 1);
    expect(listeners.size).to.equal(1);
    destroySite(page);
    expect(listeners.size).to.equal(0);
    page.body.insertAdjacentHTML('beforeend', box('2'));
    window.dispatchEvent(new Event('online'));
    await observed();
    expect(requests).to.have.length(1);
  });

  it('that fails when no root waits for it is reported with its next failure', async () => {
    const { page, failures } = openModulePage(box('1'));
    const { requests, load } = imports();
    const { retry } = registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    destroySite(page);
    requests[0]?.reject(new Error('planted'));
    await observed();
    expect(failures).to.deep.equal([]);
    startSite({}, page);
    retry();
    requests[1]?.reject(new Error('planted'));
    await eventually('the failure is reported', () => failures.length === 1);
  });

  it('is requested again after an error whose message cannot be read', async () => {
    const { page, failures } = openModulePage(box('1'));
    const { requests, load } = imports();
    const { retry } = registerModule('a', { selector: '.a', load }, page);
    startSite({}, page);
    const message = {
      toString: () => {
        throw new Error('planted');
      },
    };
    requests[0]?.reject(Object.assign(new Error(), { message }));
    await eventually('the failure is reported', () => failures.length === 1);
    retry();
    expect(requests).to.have.length(2);
  });

  it('reports the path of a file that the server does not have, in this engine', async () => {
    const { page, failures } = openModulePage(box('1'));
    registerModule('a', { selector: '.a', load: () => import('/dist/test/missing-module.js' as string) }, page);
    startSite({}, page);
    await eventually('the failure is reported', () => failures.length === 1);
    expect(failures[0]?.args.path).to.match(/\/dist\/test\/missing-module\.js$/);
  });

  it('that throws, or exports no start, is reported too, also if the page adds one to all objects', async () => {
    const { page, failures } = openModulePage(box('1'));
    Reflect.set(Object.prototype, 'start', () => {});
    const loads: Readonly<Record<string, () => unknown>> = {
      throwing: () => {
        throw new Error('planted');
      },
      empty: () => Promise.resolve({}),
      nothing: () => undefined,
      garbage: () => 7,
      'other-start': async () => ({ start: 7 }),
    };
    // Scripts return values that the types do not allow.
    for (const [name, load] of Object.entries(loads))
      registerModule(name, { selector: '.a', load: load as () => Promise<Exports> }, page);
    startSite({}, page);
    await eventually('all are reported', () => failures.length === 5).finally(() =>
      Reflect.deleteProperty(Object.prototype, 'start'),
    );
    expect(failures.map(({ args, cause }) => [args.name, String(cause)])).to.have.deep.members([
      ['throwing', 'Error: planted'],
      ...['empty', 'nothing', 'garbage', 'other-start'].map((name) => [
        name,
        'TypeError: The imported module exports no function named "start".',
      ]),
    ]);
  });
});
