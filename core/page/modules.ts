/**
 * Modules of the author, which start in the nodes of the page that match them, now and later, and stop when these are removed
 * (docs/spec.md#runtime-2, "Behavior of screens"): core/page/modules.md.
 */
import { Module } from './modules/module.ts';
import { isModuleName, moduleSelectors } from './modules/module-selectors.ts';
import { readValue } from './modules/read-value.ts';
import { moduleRegistry } from './modules/registry.ts';
import { triggers } from './modules/triggers.ts';
import { unclobber } from './unclobber.ts';

/** Ends what a module has started in a root. */
export type StopModule = () => unknown;

/** The module in one root. */
export interface ModuleContext {
  /** The name under which the module is registered. */
  readonly name: string;
  /** Aborted when the module stops in this root: pass it to listeners and requests. */
  readonly signal: AbortSignal;
}

/**
 * Starts a module in a root. A function that it returns stops the module there. A promise may resolve with that function, which then runs
 * even if the root was removed meanwhile.
 */
export type StartModule<Root extends Element = HTMLElement> = (
  root: Root,
  context: ModuleContext,
  // biome-ignore lint/suspicious/noConfusingVoidType: functions without a return statement return void
) => void | undefined | null | StopModule | Promise<void | undefined | null | StopModule>;

interface ModuleRoots {
  /**
   * A CSS selector of the roots. Default: `[data-site-module~="<name>"]`, and for the name of a trigger of a site builder, such as `cart`,
   * the markup of that trigger too.
   */
  readonly selector?: string;
}

/** A module whose code is in the page. */
export interface ReadyModule<Root extends Element = HTMLElement> extends ModuleRoots {
  readonly start: StartModule<Root>;
}

/** A module that is imported when the page has a root of it. */
export interface DeferredModule<Root extends Element = HTMLElement> extends ModuleRoots {
  /**
   * Imports a module that exports `start`. After a failure it is called again, with a query for the URL of a page without a bundler: some
   * browsers remember the failure of a URL until the page is reloaded.
   */
  readonly load: (retry: string) => Promise<{ readonly start: StartModule<Root> }>;
}

/** A registered module. */
export interface ModuleHandle {
  /** Imports the module again at once after a failure, if a root waits for it. */
  readonly retry: () => void;
  /** Stops the module in all roots. Its name can be registered again. */
  readonly unregister: () => void;
}

/** Returns the selector of a module. Throws a TypeError if it is not valid. */
function selectorOf(name: string, definition: object, document: Document): string {
  const trigger = triggers.find((other) => other.name === name)?.selector;
  const mark = `[data-site-module~="${name}"]`;
  const selector = readValue(definition, 'selector') ?? (trigger === undefined ? mark : `${mark},${trigger}`);
  try {
    if (typeof selector !== 'string') throw new TypeError('expected text');
    unclobber(document).createDocumentFragment().querySelector(selector);
    return selector;
  } catch (cause) {
    throw new TypeError(`[Modules] "${String(selector)}" is not a valid selector (module "${name}").`, { cause });
  }
}

/** Returns the module. Throws a TypeError if its definition is not valid. */
function moduleOf(name: string, definition: object, document: Document): Module {
  if (!isModuleName(name))
    throw new TypeError(`[Modules] "${String(name)}" is not a valid name. Use lower-case letters, digits and hyphens.`);
  const [start, load] = [readValue(definition, 'start'), readValue(definition, 'load')];
  if (typeof start !== 'function' && typeof load !== 'function')
    throw new TypeError(`[Modules] The module "${name}" has neither a function "start" nor a function "load".`);
  const selector = selectorOf(name, definition, document);
  return new Module({
    document,
    name,
    selector,
    start: typeof start === 'function' ? (root, context) => start.call(definition, root, context) : undefined,
    load: typeof load === 'function' ? (retry) => load.call(definition, retry) : undefined,
    code: typeof load === 'function' ? String(load) : '',
  });
}

/**
 * Registers a module, which starts in each root once the site is started (`startSite`). A root that is moved within the document keeps its
 * module. A name that is registered already is ignored with a warning. Throws a TypeError for an invalid name, selector or definition.
 */
export function registerModule<Root extends Element = HTMLElement>(
  name: string,
  definition: ReadyModule<Root> | DeferredModule<Root>,
  document: Document = globalThis.document,
): ModuleHandle {
  const module = moduleOf(name, definition, document);
  if (moduleSelectors(document).has(name)) {
    console.warn(`site-elements: a module named "${name}" is already registered; the second one is ignored.`);
    return { retry: () => {}, unregister: () => {} };
  }
  const registry = moduleRegistry(document);
  registry.add(module);
  return {
    retry: () => module.retry(),
    unregister: () => registry.remove(module),
  };
}
