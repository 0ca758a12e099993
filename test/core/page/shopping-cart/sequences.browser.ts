/**
 * Random sequences of a visitor with three tabs over the mock API: additions, changes, removals, undone removals and reloads, while
 * the network is slow, offline or loses responses, and the server conflicts or fails. In the end the server, all tabs, the
 * shown cart and the stored count agree, and no item is lost or counted twice.
 */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { storedCountEntry } from '../../../../core/page/shopping-cart/stored-count.ts';
import type { CartClient, CartResult } from '../../../../core/page/shopping-cart.ts';
import { eventually } from '../../../support/eventually.ts';
import { closePages, openPage } from '../../../support/own-page.ts';
import { hasAllInputs } from '../../../support/sample.ts';
import { forgetCart, path } from '../cart-tab.ts';

const numRuns = hasAllInputs ? 500 : 40;
const seed = 20261127;

const bundle = '/dist/test/site-shopping-cart.js';
const { cart }: Pick<typeof import('../../../../core/page/shopping-cart.ts'), 'cart'> = await import(bundle);
await import(String('/dist/test/site-cart.js'));

/** The products of the initial cart, with a small and a large stock. */
const products = [
  { itemId: '64f1c0de5a1e7a0b2c3d4f01', sku: 'SQ0000001', name: 'Leeward', stock: 5, first: 1 },
  { itemId: '64f1c0de5a1e7a0b2c3d4f02', sku: 'SQ0000002', name: 'Saltmarsh', stock: 150, first: 2 },
] as const;

/** The faults of the next call that changes the cart. */
const faults = ['none', 'none', 'none', 'slow', 'offline', 'lost', 'conflict', 'failing'] as const;
type Fault = (typeof faults)[number];

/** A tab with a page of the site. */
async function openTab(): Promise<CartClient> {
  const { document: page } = await openPage();
  return cart(page);
}

/** Two tabs that a reload replaces, and this page, which shows the cart. */
const tabNames = ['first', 'second', 'page'] as const;

const steps = fc.record({
  kind: fc.constantFrom(...(['add', 'change', 'change', 'burst', 'set', 'remove', 'undo', 'reload'] as const)),
  tab: fc.constantFrom(...tabNames),
  product: fc.constantFrom(...products),
  by: fc.constantFrom<number>(1, 1, 2, 3, -1, -2),
  fault: fc.constantFrom(...faults),
});
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const originalFetch = globalThis.fetch;
/** The fault of the next change. */
let nextFault: Fault = 'none';

/** Sends calls as the network and the server of the sequence do. Only changes have faults: without a response, nothing is known. */
async function fetchWithFaults(request: Request, init?: RequestInit): Promise<Response> {
  const fault = request.method === 'GET' ? 'none' : nextFault;
  if (fault !== 'none') nextFault = 'none';
  if (fault === 'offline') throw new TypeError('Failed to fetch');
  if (fault === 'slow') await new Promise(requestAnimationFrame);
  const headers = new Headers(request.headers);
  if (fault === 'conflict') headers.set('prefer', 'scenario=conflict');
  if (fault === 'failing') headers.set('prefer', 'code=500');
  const response = await originalFetch(new Request(request, { headers }), init);
  if (fault === 'lost') throw new TypeError('The connection was lost');
  return response;
}

type Quantities = readonly number[];

interface Line {
  readonly id: string;
  readonly itemId?: string;
  readonly quantity: number;
}

/** The quantity of each product. Two lines of one product, or an unknown product, are an error. */
function quantitiesOf(lines: readonly Line[]): Quantities {
  expect(new Set(lines.map(({ id }) => id)).size).to.equal(lines.length);
  expect(new Set(lines.map(({ itemId }) => itemId)).size).to.equal(lines.length);
  return products.map(({ itemId }) => lines.find((line) => line.itemId === itemId)?.quantity ?? 0);
}

const totalOf = (quantities: Quantities): number => quantities.reduce((sum, quantity) => sum + quantity, 0);

async function readServer(): Promise<Quantities> {
  const response = await originalFetch(path);
  const { entries } = (await response.json()) as { readonly entries: readonly Line[] };
  return quantitiesOf(entries);
}

/** The shown quantity of each product. The lines keep their places when the order of the server changes. */
function shownQuantities(element: Element): Quantities {
  const lines = [...(element.shadowRoot?.querySelectorAll('[part="line"]') ?? [])].flatMap((line) => {
    const field = line.querySelector<HTMLInputElement>('[part="quantity"]');
    const name = line.querySelector('[part="name"]')?.textContent;
    const product = products.find((one) => name?.startsWith(one.name));
    return field && product ? [{ id: product.name, itemId: product.itemId, quantity: Number(field.value) }] : [];
  });
  return quantitiesOf(lines);
}

/** The quantities that the server may have: a change that has failed may have been made if its response was lost. */
class Expected {
  #low: number[] = products.map(({ first }) => first);
  #high: number[] = products.map(({ first }) => first);

  count({ product, by }: Pick<Step, 'product' | 'by'>, isMade: boolean, mayBeMade: boolean): void {
    const at = products.indexOf(product);
    if (isMade || (mayBeMade && by < 0)) this.#low[at] = Math.max(0, (this.#low[at] ?? 0) + by);
    if (isMade || (mayBeMade && by > 0)) this.#high[at] = Math.max(0, (this.#high[at] ?? 0) + by);
  }

  set({ product }: Pick<Step, 'product'>, quantity: number, isMade: boolean, mayBeMade: boolean): void {
    const at = products.indexOf(product);
    if (isMade) {
      this.#low[at] = quantity;
      this.#high[at] = quantity;
    } else if (mayBeMade) {
      this.#low[at] = Math.min(this.#low[at] ?? 0, quantity);
      this.#high[at] = Math.max(this.#high[at] ?? 0, quantity);
    }
  }

  /** Compares with the server, whose quantities are then known. */
  compare(server: Quantities): void {
    for (const [at, quantity] of server.entries())
      expect(quantity).to.be.within(this.#low[at] ?? 0, this.#high[at] ?? 0);
    this.#low = [...server];
    this.#high = [...server];
  }
}

/** Runs a sequence. */
class Visit {
  readonly #expected = new Expected();
  readonly #clients: Record<(typeof tabNames)[number], CartClient>;
  /** The latest removed item, and the key that undoes its removal once. */
  #removed: { readonly product: Step['product']; readonly quantity: number; readonly key: string } | undefined;
  #hasLost = false;

  private constructor(first: CartClient, second: CartClient) {
    this.#clients = { first, second, page: cart(document) };
  }

  /** Begins with a new cart, which all tabs have read. */
  static async begin(): Promise<Visit> {
    forgetCart();
    const visit = new Visit(await openTab(), await openTab());
    for (const client of visit.clients) await client.sync();
    return visit;
  }

  get clients(): readonly CartClient[] {
    return Object.values(this.#clients);
  }

  /** A response of this step or of one before it was lost. */
  #mayBeMade({ fault }: Step): boolean {
    this.#hasLost ||= fault === 'lost';
    return this.#hasLost;
  }

  #entryIn(client: CartClient, { itemId }: Step['product']): Line | undefined {
    return client.get()?.entries.find((entry) => entry.itemId === itemId);
  }

  async #add(step: Step, quantity: number, key?: string): Promise<CartResult> {
    const { product, tab } = step;
    const { itemId, sku } = product;
    const result = await this.#clients[tab].add({ itemId, sku, quantity }, key);
    this.#expected.count({ product, by: quantity }, result.ok, this.#mayBeMade(step));
    return result;
  }

  /** Several changes at once in all tabs, of which some are sent together. */
  async #burst(step: Step): Promise<void> {
    const changes = this.clients.flatMap((client) => {
      const entry = this.#entryIn(client, step.product);
      return entry ? [1, 1].map((by) => ({ by, result: client.changeQuantity(entry.id, by) })) : [];
    });
    for (const { by, result } of changes) {
      const { ok } = await result;
      this.#expected.count({ ...step, by }, ok, this.#mayBeMade(step));
    }
  }

  async #changeEntry(step: Step, entry: Line): Promise<void> {
    const { kind, tab, by, product } = step;
    const client = this.#clients[tab];
    // A difference may leave nothing, and then removes the item.
    if (kind === 'change') {
      const { ok } = await client.changeQuantity(entry.id, by);
      this.#expected.count(step, ok, this.#mayBeMade(step));
      return;
    }
    const quantity = kind === 'remove' ? 0 : Math.abs(by);
    const { ok } = await (kind === 'remove' ? client.remove(entry.id) : client.setQuantity(entry.id, quantity));
    this.#expected.set(step, quantity, ok, this.#mayBeMade(step));
    if (ok && kind === 'remove') this.#removed = { product, quantity: entry.quantity, key: crypto.randomUUID() };
  }

  async #undo(step: Step): Promise<void> {
    const removed = this.#removed;
    if (!removed) return;
    const { product, quantity, key } = removed;
    const result = await this.#add({ ...step, product }, quantity, key);
    // A repeated undo has the same key.
    if (result.ok) this.#removed = undefined;
  }

  /** The calls of the page that was left go on without it. */
  async #reload({ tab }: Step): Promise<void> {
    if (tab === 'page') return;
    this.#clients[tab] = await openTab();
    await this.#clients[tab].load();
  }

  async #make(step: Step): Promise<void> {
    const { kind, product, tab, by } = step;
    if (kind === 'reload') return this.#reload(step);
    if (kind === 'add') return void (await this.#add(step, Math.abs(by)));
    if (kind === 'undo') return this.#undo(step);
    if (kind === 'burst') return this.#burst(step);
    const entry = this.#entryIn(this.#clients[tab], product);
    return entry && this.#changeEntry(step, entry);
  }

  /** Makes a step, and compares the server with the results. */
  async take(step: Step): Promise<void> {
    nextFault = step.fault;
    await this.#make(step);
    nextFault = 'none';
    this.#expected.compare(await readServer());
    this.#hasLost = false;
  }
}

const sequences = fc.array(steps, { minLength: 3, maxLength: 12 });

describe('a cart in three tabs', () => {
  afterEach(() => {
    globalThis.fetch = originalFetch;
    nextFault = 'none';
    closePages();
    forgetCart();
  });

  it(`agrees with the server after ${numRuns} random sequences, and nothing is lost or counted twice`, async function () {
    this.timeout(600_000);
    globalThis.fetch = (input, init) => fetchWithFaults(input as Request, init);
    const element = document.createElement('site-cart');
    document.body.append(element);
    try {
      await fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          const visit = await Visit.begin();
          for (const step of sequence) await visit.take(step);
          const server = await readServer();
          for (const client of visit.clients)
            await eventually('all tabs agree with the server', () => {
              const { entries = [], totalQuantity } = client.get() ?? {};
              return `${quantitiesOf(entries)}` === `${server}` && totalQuantity === totalOf(server);
            });
          await eventually('the cart shows it', () => `${shownQuantities(element)}` === `${server}`);
          expect(JSON.parse(sessionStorage.getItem(storedCountEntry) ?? '{}').value).to.equal(totalOf(server));
          closePages();
        }),
        { seed, numRuns },
      );
    } finally {
      element.remove();
    }
  });
});
