/** Compiled, never run: what TypeScript accepts as a module. */
import { type ModuleHandle, registerModule, type StartModule } from '../../core/page/modules.ts';

const handle: ModuleHandle = registerModule('chart', {
  start: (root, { name, signal }) => root.append(name, String(signal.aborted)),
});
handle.unregister();
handle.retry();

registerModule('countdown', { selector: 'p.end', start: () => () => {} });
registerModule('countdown', { start: async () => () => {} });
registerModule('countdown', { start: async () => {} });
registerModule('drawing', { selector: 'svg', start: (root: SVGSVGElement) => root.pauseAnimations() });
registerModule<HTMLFormElement>('order', { selector: 'form', start: (root) => void root.requestSubmit() });

const start: StartModule = ({ dataset }) => void dataset.end;
registerModule('deferred', { load: async () => ({ start }) });
registerModule('deferred', { load: (retry) => import(`./${retry}`) });

// @ts-expect-error A module has `start` or `load`.
registerModule('empty', { selector: 'p' });
// @ts-expect-error A stop is a function.
registerModule('number', { start: () => 7 });
// @ts-expect-error An imported module has `start`.
registerModule('deferred', { load: async () => ({ default: start }) });
