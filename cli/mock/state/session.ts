/** One session of the mock API: a separate site with its fault settings. */

import type { Fault, Latency } from '../faults/fault.ts';
import { createFaultMatcher } from '../faults/match-faults.ts';
import { createPageOverrides, type PageOverrides } from '../faults/page-overrides.ts';
import { parseFaultRule, readLatency } from '../faults/parse-rule.ts';
import { randomFrom } from '../faults/random.ts';
import { type ScenarioName, scenarioNamed, scenarioOf } from '../faults/scenarios.ts';
import { type ClockChange, changeClock, timeOf } from './clock.ts';
import { lengthOf, totalLength } from './entry-length.ts';
import { createMockSite, type MockOptions, type MockSite } from './mock-site.ts';
import { emptyState, type MockState } from './state.ts';

/** Returns a random number with the standard normal distribution (Box–Muller transform). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** No response takes longer than a minute. */
const maxLatency = 60_000;

/** Returns the delay of the next response in milliseconds. */
const latencyFrom = (latency: Latency, random: () => number): number =>
  'min' in latency
    ? Math.round(latency.min + (latency.max - latency.min) * random())
    : Math.min(maxLatency, Math.round(latency.median * Math.exp(latency.sigma * normal(random))));

/** The fault settings of a session, as text. */
export interface FaultSettings {
  readonly scenario?: string | undefined;
  /** Fault rules. */
  readonly faults?: readonly string[] | undefined;
  /** Milliseconds, `80..300` or `lognormal:90,0.3`. */
  readonly latency?: string | undefined;
}

export interface SessionSetup {
  readonly options: MockOptions;
  readonly faultSettings: FaultSettings;
  /** The same seed and the same requests give the same faults. */
  readonly seed: number;
}

type RequestTarget = Parameters<ReturnType<typeof createFaultMatcher>>[0];

interface ActiveFaults {
  readonly faultSettings: FaultSettings;
  readonly scenario: ScenarioName | undefined;
  readonly latency: Latency | undefined;
  readonly faultOf: (request: RequestTarget) => Fault | undefined;
  /** The length of the settings in characters. They do not change, so that it is measured once. */
  readonly length: number;
}

/** Parses fault settings. Throws a UserError for invalid ones. */
function activateFaults(faultSettings: FaultSettings, random: () => number): ActiveFaults {
  const { faults = [], latency, scenario: name } = faultSettings;
  const scenario = name === undefined ? undefined : scenarioNamed(name);
  const rules = [...faults.map(parseFaultRule), ...(scenarioOf(scenario).rules ?? [])];
  return {
    faultSettings,
    scenario,
    latency: latency === undefined ? undefined : readLatency(latency),
    faultOf: createFaultMatcher(rules, random),
    length: totalLength(faults) + (latency?.length ?? 0),
  };
}

export class MockSession {
  readonly name: string;
  readonly #setup: SessionSetup;
  #random: () => number;
  #faults: ActiveFaults;
  #state: MockState;
  /** Overrides in the URLs of pages. */
  pageOverrides: PageOverrides;

  /** Throws a UserError for invalid fault settings. */
  constructor(name: string, setup: SessionSetup, state: MockState = emptyState()) {
    this.name = name;
    this.#setup = setup;
    this.#state = state;
    this.#random = randomFrom(setup.seed);
    this.#faults = activateFaults(setup.faultSettings, this.#random);
    this.pageOverrides = createPageOverrides(this.#random);
  }

  get faultSettings(): FaultSettings {
    return this.#faults.faultSettings;
  }

  /** Restarts the counters. Throws a UserError for invalid settings, and then changes nothing. */
  set faultSettings(faultSettings: FaultSettings) {
    this.#faults = activateFaults(faultSettings, this.#random);
  }

  get state(): MockState {
    return this.#state;
  }

  /** The length of the state and of all fault settings, in characters. Every call reads it: it creates no objects. */
  get length(): number {
    const { submissions, files, captchas, keys, carts, orders, members, siteParts, multilingual } = this.#state;
    return (
      totalLength(submissions) +
      totalLength(files) +
      totalLength(captchas) +
      totalLength(keys) +
      totalLength(carts) +
      totalLength(orders) +
      totalLength(members) +
      lengthOf(siteParts) +
      lengthOf(multilingual) +
      this.#faults.length +
      this.pageOverrides.length
    );
  }

  /** The time of the site's clock in milliseconds since 1970. */
  get now(): number {
    return timeOf(this.#state.clock, this.#setup.options.now());
  }

  /** Returns false for a time out of range, and then changes nothing. */
  setClock(change: ClockChange): boolean {
    const changed = changeClock(this.#state.clock, change, this.#setup.options.now());
    if (changed) this.#state.clock = changed;
    return changed !== undefined;
  }

  resetClock(): void {
    this.#state.clock = emptyState().clock;
  }

  /** Replaces the state of the site. */
  restore(state: MockState): void {
    this.#state = state;
  }

  /** The name of the active scenario. */
  get scenario(): ScenarioName | undefined {
    return this.#faults.scenario;
  }

  /** Returns the site in a scenario; by default, in the active one. */
  site(scenario = this.scenario): MockSite {
    return createMockSite({ ...this.#setup.options, ...scenarioOf(scenario).options }, this.#state);
  }

  /** Returns the fault of a request by the rules. */
  faultOf(request: RequestTarget): Fault | undefined {
    return this.#faults.faultOf(request);
  }

  /** Returns the delay of the next response in milliseconds. */
  latencyIn(scenario: ScenarioName | undefined): number {
    const latency = this.#faults.latency ?? scenarioOf(scenario).latency;
    return latency ? latencyFrom(latency, this.#random) : 0;
  }

  /** Resets the session to its initial state. */
  reset(): void {
    this.#random = randomFrom(this.#setup.seed);
    this.#faults = activateFaults(this.#setup.faultSettings, this.#random);
    this.pageOverrides = createPageOverrides(this.#random);
    this.#state = emptyState();
  }
}
