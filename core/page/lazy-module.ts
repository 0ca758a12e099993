/** A module that is imported on first use. */
export interface LazyModule<Module> {
  /** The name by which hydration finds a module that prerendered markup needs. */
  readonly name: string | undefined;
  /** The module, once it has been imported. */
  loaded?: Module;
  /** Imports the module, with one request for all callers. After a failure the next call requests it again. */
  readonly load: () => Promise<Module>;
}

/** Milliseconds until the first retry; each further failure doubles them, up to the maximum. */
const firstBackOff = 500;
const maxBackOff = 30_000;

/** Contains one `import()`, to whose URL the build adds the query (tools/build/retry-plugin.ts). */
type ImportModule<Module> = (_retry: string) => Promise<Module>;

/**
 * Imports a module; after a failure also under another URL, because engines that do not yet follow
 * https://github.com/whatwg/html/pull/10327 remember a failed URL until the page is reloaded.
 */
async function importAgain<Module>(importModule: ImportModule<Module>, failures: number): Promise<Module> {
  try {
    return await importModule('');
  } catch (cause) {
    if (failures === 0) throw cause;
    return importModule(`?retry=${failures}`);
  }
}

/** The modules that prerendered markup may need, by name. */
export const namedModules = new Map<string, LazyModule<unknown>>();

/**
 * Makes a lazy module of a function that contains the `import()`. With a name the module is a part of prerendered markup: it is
 * imported before the view renders on a server, and before the markup is hydrated.
 */
export function lazyModule<Module>(importModule: ImportModule<Module>, name?: string): LazyModule<Module> {
  let failures = 0;
  let retryTime = 0;
  let pending: Promise<Module> | undefined;
  const request = async (): Promise<Module> => {
    try {
      const wait = retryTime - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      lazy.loaded = await importAgain(importModule, failures);
      return lazy.loaded;
    } catch (cause) {
      retryTime = performance.now() + Math.min(firstBackOff * 2 ** failures++, maxBackOff);
      pending = undefined;
      throw cause;
    }
  };
  const lazy: LazyModule<Module> = {
    name,
    load: () => {
      pending ??= request();
      return pending;
    },
  };
  if (name) namedModules.set(name, lazy);
  return lazy;
}
