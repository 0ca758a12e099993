/** The mock API of `serve` without a port, for tests, service workers and other servers. */
import { createMock } from './mock/app.ts';
import { checkOptions, type MockApiOptions } from './mock/options.ts';
import type { FindForm, MockForm } from './mock/state/mock-form.ts';

export type { FindForm, MockApiOptions, MockForm };

/** A running mock API. */
export interface MockApi {
  /**
   * Answers a request. A path without an origin is one of `http://localhost`. The function does not need its object as
   * `this`.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
}

/** Reads the script of the inspector. A worker has no disk: there the inspector has no page, but its calls work. */
const readScript = (): Promise<string | undefined> =>
  import('./client-files.ts').then(({ readClient }) => readClient('inspector')).catch(() => undefined);

const defined = <Options extends object>(options: Options): Options =>
  // Undefined options have their defaults, as omitted ones do.
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;

/**
 * Creates a mock API with its own state (docs/spec.md#runtime-7). Throws a UserError for an unknown option or an
 * invalid value: `message` describes the problem, `help` the solution.
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
