/** Random sequences: exactly the roots of a started site that match a registered module are active, each once. */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { hasAllInputs } from '../../../support/sample.ts';
import { loadServices } from '../services.ts';
import { closeModulePages, observed, openModulePage } from './module-page.ts';

const { destroySite, registerModule, startSite } = await loadServices();

const names = ['a', 'b', 'c'] as const;
type Name = (typeof names)[number];

/** How a module starts. */
const styles = ['sync', 'async', 'throws', 'rejects', 'nothing', 'deferred'] as const;
type Style = (typeof styles)[number];

class Model {
  readonly opened = openModulePage('<main></main>');
  readonly page = this.opened.page;
  readonly handles = new Map<Name, { readonly unregister: () => void; readonly style: Style }>();
  readonly nodes: Element[] = [this.opened.find('main')];
  isStarted = false;
  /** The signals of each start in each root, by module. */
  readonly #signals = new Map<Name, Map<Element, AbortSignal[]>>();
  /** Starts that returned a function that has not been called. */
  open = 0;

  register(name: Name, style: Style): void {
    if (this.handles.has(name)) return;
    const start = (root: Element, { signal }: { signal: AbortSignal }) => {
      const roots = this.#signals.get(name) ?? new Map<Element, AbortSignal[]>();
      this.#signals.set(name, roots.set(root, [...(roots.get(root) ?? []), signal]));
      if (style === 'throws') throw new Error('planted');
      if (style === 'rejects') return Promise.reject(new Error('planted'));
      if (style === 'nothing') return undefined;
      this.open += 1;
      const stop = (): void => {
        this.open -= 1;
      };
      return style === 'async' ? Promise.resolve(stop) : stop;
    };
    const definition = style === 'deferred' ? { load: async () => ({ start }) } : { start };
    const { unregister } = registerModule(name, { selector: `.${name}`, ...definition }, this.page);
    this.handles.set(name, { unregister, style });
  }

  unregister(name: Name): void {
    this.handles.get(name)?.unregister();
    this.handles.delete(name);
  }

  add(classes: readonly Name[], at: number): void {
    const node = this.page.createElement('div');
    node.className = classes.join(' ');
    this.nodes[at % this.nodes.length]?.append(node);
    this.nodes.push(node);
  }

  move(which: number, to: number): void {
    const node = this.nodes[which % this.nodes.length];
    const target = this.nodes[to % this.nodes.length];
    if (node && target && !node.contains(target)) target.append(node);
  }

  remove(which: number): void {
    if (which % this.nodes.length > 0) this.nodes[which % this.nodes.length]?.remove();
  }

  start(): void {
    if (!this.isStarted) startSite({}, this.page);
    this.isStarted = true;
  }

  destroy(): void {
    destroySite(this.page);
    this.isStarted = false;
  }

  check(): void {
    let open = 0;
    for (const name of names) {
      const style = this.handles.get(name)?.style;
      const expected = this.isStarted && style ? [...this.page.querySelectorAll(`.${name}`)] : [];
      const active = [...(this.#signals.get(name) ?? [])].flatMap(([root, signals]) =>
        signals.filter(({ aborted }) => !aborted).map(() => root),
      );
      expect(active, name).to.have.members(expected);
      if (style && ['sync', 'async', 'deferred'].includes(style)) open += expected.length;
    }
    expect(this.open).to.equal(open);
  }
}

const name = fc.constantFrom(...names);
const index = fc.nat({ max: 20 });
const step = fc.oneof(
  fc.record({ type: fc.constant('register' as const), name, style: fc.constantFrom(...styles) }),
  fc.record({ type: fc.constant('unregister' as const), name }),
  fc.record({ type: fc.constant('add' as const), classes: fc.subarray([...names], { minLength: 1 }), at: index }),
  fc.record({ type: fc.constant('move' as const), which: index, to: index }),
  fc.record({ type: fc.constant('remove' as const), which: index }),
  fc.constant({ type: 'start' as const }),
  fc.constant({ type: 'destroy' as const }),
  fc.constant({ type: 'wait' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function run(model: Model, command: Step): Promise<unknown> {
  switch (command.type) {
    case 'register':
      return model.register(command.name, command.style);
    case 'unregister':
      return model.unregister(command.name);
    case 'add':
      return model.add(command.classes, command.at);
    case 'move':
      return model.move(command.which, command.to);
    case 'remove':
      return model.remove(command.which);
    case 'wait':
      return observed();
    default:
      return model[command.type]();
  }
}

afterEach(closeModulePages);

describe('modules', () => {
  it('are active in exactly their roots after every random sequence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const model = new Model();
        model.start();
        for (const command of steps) await run(model, command);
        await observed();
        // Promises of modules settle within a few microtasks.
        for (let turn = 0; turn < 10; turn += 1) await observed();
        model.check();
        closeModulePages();
        model.isStarted = false;
        for (let turn = 0; turn < 10; turn += 1) await observed();
        model.check();
      }),
      { numRuns: hasAllInputs ? 2000 : 200, seed: 20261129 },
    );
  });
});
