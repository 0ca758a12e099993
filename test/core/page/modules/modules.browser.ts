/**
 * Modules of authors: when they start and stop, and what a failure of one changes for the others. It is long because each reason for a start and
 * a stop is a test.
 */
import { expect } from '@open-wc/testing';
import { collectGarbage } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { skipUnless } from '../../../support/skip.ts';
import { loadServices } from '../services.ts';
import { closeModulePages, observed, openModulePage } from './module-page.ts';

const { destroySite, destructors, onSiteReady, registerModule, startSite } = await loadServices();

const box = (id: string, content = '', name = 'a'): string => `<div class="${name}" id="${id}">${content}</div>`;

afterEach(closeModulePages);

describe('a module', () => {
  it('starts in each matching root when the site starts, and not before', () => {
    const { page, log, noting } = openModulePage(box('1') + box('2', box('3')));
    registerModule('a', noting('a'), page);
    expect(log).to.deep.equal([]);
    startSite({}, page);
    expect(log).to.deep.equal(['+a 1', '+a 2', '+a 3']);
  });

  it('starts at once in a site that is started', () => {
    const { page, log, noting } = openModulePage(box('1'));
    startSite({}, page);
    registerModule('a', noting('a'), page);
    expect(log).to.deep.equal(['+a 1']);
  });

  it('starts in roots that are added later, alone or within others, each once', async () => {
    const { page, log, noting } = openModulePage();
    registerModule('a', noting('a'), page);
    startSite({}, page);
    page.body.insertAdjacentHTML('beforeend', box('1') + box('2', `<p>${box('3')}</p>`));
    const late = page.createElement('div');
    late.id = '4';
    late.className = 'a';
    page.body.append(late);
    page.body.append(late);
    await observed();
    expect(log).to.deep.equal(['+a 1', '+a 2', '+a 3', '+a 4']);
  });

  it('stops when its root is removed, innermost first, and starts again in a root that returns', async () => {
    const { page, log, find, noting } = openModulePage(box('1', box('2')));
    registerModule('a', noting('a'), page);
    startSite({}, page);
    const root = find('[id="1"]');
    root.remove();
    await observed();
    page.body.append(root);
    await observed();
    expect(log).to.deep.equal(['+a 1', '+a 2', '-a 2', '-a 1', '+a 1', '+a 2']);
  });

  it('continues in a root that is moved, wrapped or returned within one task', async () => {
    const { page, log, find, noting } = openModulePage(`${box('1', box('2'))}<main></main>`);
    registerModule('a', noting('a'), page);
    startSite({}, page);
    const root = find('[id="1"]');
    find('main').append(root);
    const wrapper = page.createElement('section');
    root.replaceWith(wrapper);
    wrapper.append(root);
    document.body.append(root);
    page.body.append(root);
    await observed();
    expect(log).to.deep.equal(['+a 1', '+a 2']);
  });

  it('stops in a root that is moved to another document or into a shadow root', async () => {
    const { page, log, find, noting } = openModulePage(`${box('1') + box('2')}<main></main>`);
    registerModule('a', noting('a'), page);
    startSite({}, page);
    openModulePage().page.body.append(find('[id="1"]'));
    find('main').attachShadow({ mode: 'open' }).append(find('[id="2"]'));
    await observed();
    expect(log).to.deep.equal(['+a 1', '+a 2', '-a 2', '-a 1']);
  });

  it('stops in all roots when the site is destroyed, and starts with its next start', async () => {
    const { page, log, noting } = openModulePage(box('1') + box('2', '', 'b'));
    registerModule('a', noting('a'), page);
    registerModule('b', noting('b'), page);
    startSite({}, page);
    destroySite(page);
    page.body.insertAdjacentHTML('beforeend', box('3'));
    await observed();
    expect(log).to.deep.equal(['+a 1', '+b 2', '-b 2', '-a 1']);
    startSite({}, page);
    expect(log.slice(4)).to.deep.equal(['+a 1', '+a 3', '+b 2']);
  });

  it('stops when it is unregistered, and its name is free again', async () => {
    const { page, log, noting } = openModulePage(box('1'));
    const { unregister } = registerModule('a', noting('a'), page);
    startSite({}, page);
    unregister();
    page.body.insertAdjacentHTML('beforeend', box('2'));
    await observed();
    registerModule('a', noting('a'), page);
    unregister();
    expect(log).to.deep.equal(['+a 1', '-a 1', '+a 1', '+a 2']);
  });

  it('can be registered again while it stops', () => {
    const { page, log, noting } = openModulePage(box('1'));
    const again = (): void => void registerModule('a', noting('a'), page);
    const { unregister } = registerModule('a', { selector: '.a', start: () => again }, page);
    startSite({}, page);
    unregister();
    expect(log).to.deep.equal(['+a 1']);
  });

  it('gets its name, and a signal that ends with it', () => {
    const { page } = openModulePage('<p data-site-module="other chart"></p>');
    const given: { name: string; signal: AbortSignal }[] = [];
    registerModule('chart', { start: (_root, context) => void given.push(context) }, page);
    startSite({}, page);
    expect(given.map(({ name, signal }) => [name, signal.aborted])).to.deep.equal([['chart', false]]);
    destroySite(page);
    expect(given[0]?.signal.aborted).to.equal(true);
  });

  it('is started in the markup of site builders by the name of a trigger, and keeps its own object as this', () => {
    const { page } = openModulePage('<div id="sqs-cart-root"></div><div data-site-module="cart"></div>');
    const cart = {
      roots: 0,
      start() {
        this.roots += 1;
      },
    };
    registerModule('cart', cart, page);
    startSite({}, page);
    expect(cart.roots).to.equal(2);
  });

  it('may start others, stop itself, destroy the site and change the page while it starts', async () => {
    const { page, log, find, noting } = openModulePage(box('1') + box('2') + box('3', '', 'b'));
    const { start } = noting('a');
    const handle = registerModule(
      'a',
      {
        selector: '.a',
        start: (root) => {
          find('[id="2"]').remove();
          registerModule('b', noting('b'), page);
          handle.unregister();
          return start(root);
        },
      },
      page,
    );
    startSite({}, page);
    await observed();
    expect(log).to.deep.equal(['+b 3', '+a 1', '-a 1']);
    registerModule('c', { selector: '.b', start: () => destroySite(page) }, page);
    expect(log.slice(3)).to.deep.equal(['-b 3']);
  });
});

describe('an asynchronous module', () => {
  it('stops also if its root is removed before it has started', async () => {
    const { page, log, find, failures } = openModulePage(box('1') + box('2'));
    let resolve = (): void => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    const start = async (root: Element, { signal }: { signal: AbortSignal }) => {
      await promise;
      log.push(`+${root.id} ${signal.aborted}`);
      return async () => void log.push(`-${root.id}`);
    };
    registerModule('a', { selector: '.a', start }, page);
    startSite({}, page);
    find('[id="1"]').remove();
    await observed();
    resolve();
    await eventually('both have started, and one has stopped', () => log.length === 3);
    expect(log).to.have.members(['+1 true', '-1', '+2 false']);
    destroySite(page);
    await eventually('the other has stopped', () => log.at(-1) === '-2');
    expect(failures).to.deep.equal([]);
  });

  it('that never starts holds up no other root, and no later start', async () => {
    const { page, log, find } = openModulePage(box('1'));
    const start = (root: Element): Promise<() => void> => {
      log.push(root.id);
      return new Promise(() => {});
    };
    registerModule('a', { selector: '.a', start }, page);
    startSite({}, page);
    const root = find('[id="1"]');
    root.remove();
    await observed();
    page.body.append(root);
    await observed();
    expect(log).to.deep.equal(['1', '1']);
  });

  it('is not reported if its own request was aborted with it', async () => {
    const { page, failures } = openModulePage(box('1'));
    const ended: Promise<unknown>[] = [];
    const start = (_root: Element, { signal }: { signal: AbortSignal }) => {
      const waiting = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      ended.push(waiting.catch(() => {}));
      return waiting;
    };
    registerModule('a', { selector: '.a', start }, page);
    startSite({}, page);
    destroySite(page);
    await Promise.all(ended);
    await observed();
    expect([ended.length, failures]).to.deep.equal([1, []]);
  });
});

describe('a module that fails', () => {
  it('is reported with its name and the path of its root, and the others start and stop', async () => {
    const { page, log, failures, noting } = openModulePage(`<main id="m"><ul class="big list">${box('1')}</ul></main>`);
    const planted = new Error('planted');
    registerModule(
      'a',
      {
        selector: '.a',
        start: () => {
          throw planted;
        },
      },
      page,
    );
    registerModule('late', { selector: 'ul', start: () => Promise.reject(planted) }, page);
    registerModule('b', { selector: 'main', start: () => () => Promise.reject(planted) }, page);
    registerModule('c', { ...noting('c'), selector: 'div' }, page);
    startSite({}, page);
    destroySite(page);
    await eventually('all are reported', () => failures.length === 3);
    expect(log).to.deep.equal(['+c 1', '-c 1']);
    expect(failures.map(({ code, args: { name, path }, cause }) => [code, name, path, cause])).to.deep.equal([
      ['module-start-failed', 'a', 'div#1', planted],
      ['module-start-failed', 'late', 'main#m > ul.big', planted],
      ['module-stop-failed', 'b', 'main#m', planted],
    ]);
  });

  it('may return anything', async () => {
    const { page, failures } = openModulePage(box('1'));
    const garbage = [null, 7, 'text', Symbol('stop'), {}, [], { stop: 7 }, Promise.resolve(7)];
    // Scripts return values that the types do not allow.
    for (const [index, value] of garbage.entries())
      registerModule(`garbage-${index}`, { selector: '.a', start: () => value as unknown as undefined }, page);
    const throwing = Object.defineProperty({}, 'then', {
      get: () => {
        throw new Error('planted');
      },
    });
    registerModule('throwing', { selector: '.a', start: () => throwing as Promise<undefined> }, page);
    startSite({}, page);
    destroySite(page);
    await eventually('one is reported', () => failures.length === 1);
    expect(failures[0]?.args.name).to.equal('throwing');
  });
});

describe('registerModule', () => {
  const start = (): void => {};

  it('throws a TypeError for an invalid selector, name or definition', () => {
    const { page } = openModulePage();
    // Scripts pass values that the types do not allow.
    const register = (name: unknown, definition: unknown) => () =>
      registerModule(name as string, definition as { start(): void }, page);
    expect(register('a', { selector: 'p..q', start })).to.throw(
      TypeError,
      '[Modules] "p..q" is not a valid selector (module "a").',
    );
    expect(register('a', { selector: 7, start })).to.throw(TypeError, '"7" is not a valid selector');
    expect(register('a', { selector: '', start })).to.throw(TypeError, '"" is not a valid selector');
    expect(register('A b', { start })).to.throw(TypeError, '"A b" is not a valid name');
    expect(register(undefined, { start })).to.throw(TypeError, 'is not a valid name');
    expect(register('a', {})).to.throw(TypeError, 'neither a function "start" nor a function "load"');
    expect(register('a', undefined)).to.throw(TypeError, 'neither a function');
    expect(register('a', { start })).not.to.throw();
  });

  it('warns of a name that is registered already, and keeps the first module', () => {
    const { page, log, noting } = openModulePage(box('1'));
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text) => warnings.push(text);
    registerModule('a', noting('a'), page);
    const second = registerModule('a', { ...noting('b'), selector: '.a' }, page);
    console.warn = warn;
    startSite({}, page);
    second.unregister();
    second.retry();
    expect(log).to.deep.equal(['+a 1']);
    expect(warnings).to.deep.equal([
      'site-elements: a module named "a" is already registered; the second one is ignored.',
    ]);
  });

  it('reads no additions of the page to all objects', () => {
    const { page, log, noting } = openModulePage(box('1') + box('2', '', 'b'));
    const additions = ['selector', 'start', 'load', 'stop', 'signal'] as const;
    for (const name of additions) Reflect.set(Object.prototype, name, '.b');
    try {
      const { start } = noting('a');
      registerModule('a', Object.assign(Object.create(null), { selector: '.a', start }), page);
      registerModule('b', { start: noting('b').start }, page);
      startSite({}, page);
    } finally {
      for (const name of additions) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(log).to.deep.equal(['+a 1']);
  });

  it('works in pages that clobber properties of documents and forms', async () => {
    const names = [
      'querySelectorAll',
      'getRootNode',
      'matches',
      'firstElementChild',
      'localName',
      'getAttribute',
      'isConnected',
    ];
    const fields = names.map((name) => `<input name="${name}">`).join('');
    const { page, log, find, failures } = openModulePage(
      '<form name="querySelectorAll"></form><form name="createDocumentFragment"></form>',
    );
    const start = (root: Element) => {
      log.push(`+${root.className}`);
      throw new Error('planted');
    };
    registerModule('a', { selector: '.a', start }, page);
    startSite({}, page);
    page.body.insertAdjacentHTML('beforeend', `<form class="a">${fields}</form>`);
    await observed();
    expect(log).to.deep.equal(['+a']);
    expect(failures[0]?.args.path).to.equal('html > body > form.a');
    find('form.a').replaceWith();
    await observed();
    expect(failures).to.have.length(1);
  });
});

/** Counts the calls of methods that search the page. */
async function countSearches(run: () => unknown): Promise<number> {
  const methods = [
    [Element.prototype, 'matches'],
    [Element.prototype, 'querySelectorAll'],
    [Node.prototype, 'getRootNode'],
  ] as const;
  let count = 0;
  const restore = methods.map(([prototype, name]) => {
    const original: unknown = Reflect.get(prototype, name);
    const counting = function (this: Node, ...args: unknown[]): unknown {
      count += 1;
      // Only methods are listed.
      return Reflect.apply(original as () => unknown, this, args);
    };
    Reflect.set(prototype, name, counting);
    return () => Reflect.set(prototype, name, original);
  });
  await run();
  for (const undo of restore) undo();
  return count;
}

describe('5,000 roots', () => {
  it('are not looked at when only text is removed', async () => {
    const { page, find } = openModulePage(`<p>text</p>${box('x').repeat(5000)}`);
    registerModule('a', { selector: '.a', start: () => {} }, page);
    startSite({}, page);
    const count = await countSearches(async () => {
      find('p').textContent = 'other text';
      await observed();
    });
    expect(count).to.equal(0);
  });

  it('that are added at once, and removed, are each looked at once for each module', async () => {
    const { page, find } = openModulePage('<main></main>');
    let active = 0;
    const start = () => {
      active += 1;
      return () => {
        active -= 1;
      };
    };
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) registerModule(name, { selector: `.${name}`, start }, page);
    startSite({}, page);
    const count = await countSearches(async () => {
      find('main').insertAdjacentHTML('beforeend', box('x').repeat(5000));
      await observed();
      expect(active).to.equal(5000);
      find('main').replaceChildren();
      await observed();
    });
    expect(active).to.equal(0);
    // Removed nodes are in the records of both changes only if these are in one task; the position of each root is checked twice.
    expect(count).to.be.within(5000, 5000 * (names.length + 3));
  });
});

/** Counts the observers of a page until it is restored. */
function countObservers(page: Document) {
  const { observe, disconnect } = MutationObserver.prototype;
  const active = new Set<MutationObserver>();
  let observed = 0;
  MutationObserver.prototype.observe = function (target, options) {
    if (target === page) {
      active.add(this);
      observed += 1;
    }
    observe.call(this, target, options);
  };
  MutationObserver.prototype.disconnect = function () {
    active.delete(this);
    disconnect.call(this);
  };
  const restore = () => {
    Object.assign(MutationObserver.prototype, { observe, disconnect });
    return { observed, active: active.size };
  };
  return { restore };
}

describe('a destroyed site', () => {
  it('leaves no activation, observer or destructor after a hundred starts', async function () {
    skipUnless(this, 'garbage collection', await collectGarbage());
    const { page, noting, log } = openModulePage();
    registerModule('a', noting('a'), page);
    const references: WeakRef<object>[] = [];
    const services = destructors(page).size;
    const observers = countObservers(page);
    for (let cycle = 0; cycle < 100; cycle += 1) {
      page.body.innerHTML = box('1');
      const started: { signal: AbortSignal | undefined } = { signal: undefined };
      const { unregister } = registerModule(
        'b',
        {
          selector: '.a',
          start: (root, { signal }) => {
            references.push(new WeakRef(root), new WeakRef(signal));
            started.signal = signal;
            root.append('text');
          },
        },
        page,
      );
      startSite({}, page);
      destroySite(page);
      expect(started.signal?.aborted).to.equal(true);
      unregister();
    }
    expect(log.filter((line) => line.startsWith('+'))).to.have.length(100);
    expect(log.filter((line) => line.startsWith('-'))).to.have.length(100);
    expect(observers.restore()).to.deep.equal({ observed: 100, active: 0 });
    expect(destructors(page).size).to.equal(services);
    page.body.innerHTML = box('2');
    await observed();
    expect(log).to.have.length(200);
    await eventually('roots and signals are collected', async () => {
      await collectGarbage();
      return references.filter((reference) => reference.deref()).length <= 2;
    });
  });

  it('lets an initializer that a destructor adds wait for the next start', () => {
    const { page, log } = openModulePage();
    onSiteReady(() => () => onSiteReady(() => log.push('again'), page), page);
    startSite({}, page);
    destroySite(page);
    expect(log).to.deep.equal([]);
    startSite({}, page);
    expect(log).to.deep.equal(['again']);
  });
});
