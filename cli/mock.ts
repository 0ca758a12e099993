/** The mock API of `serve` without a port, for tests, service workers and other servers. */
import { createMock } from './mock/app.ts';
import { checkOptions, type MockApiOptions } from './mock/options.ts';
import type { FindForm, MockForm } from './mock/state/mock-form.ts';

export type { FindForm, MockApiOptions, MockForm };

/** A mock API that runs: what `createMockApi` gives. */
export interface MockApi {
  /** Answers a request; a path alone is one of `http://localhost`. It may be called without its object. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
}

/** A worker has no disk: there the inspection has no page, and all its calls. */
const readScript = (): Promise<string | undefined> =>
  import('./client-files.ts').then(({ readClient }) => readClient('inspector')).catch(() => undefined);

const defined = <Options extends object>(options: Options): Options =>
  // What is left undefined has its default, as what is left out.
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;

/**
 * A mock API with its own state (docs/spec.md#runtime-7). Throws a UserError for an option that there is not or that cannot be
 * understood: what is wrong is in `message`, what to do in `help`.
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  checkOptions(options);
  const { faults, latency, scenario, seed, token, bodyLimit, ...site } = options;
  const { app } = createMock(defined(site), {
    faults,
    latency,
    scenario,
    seed,
    token,
    bodyLimit,
    readClient: readScript,
  });
  return {
    fetch: async (input, init) =>
      app.fetch(new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init)),
  };
}
