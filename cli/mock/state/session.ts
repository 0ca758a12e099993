/** One session of the mock API: a separate site with its fault settings. */

import type { Fault, Latency } from '../faults/fault.ts';
import { createFaultMatcher } from '../faults/match-faults.ts';
import { createPageOverrides, type PageOverrides } from '../faults/page-overrides.ts';
import { parseFaultRule, readLatency } from '../faults/parse-rule.ts';
import { randomFrom } from '../faults/random.ts';
import { type ScenarioName, scenarioNamed, scenarioOf } from '../faults/scenarios.ts';
import { type ClockChange, changeClock, timeOf } from './clock.ts';
import { createMockSite, type MockOptions, type MockSite } from './mock-site.ts';
import { emptyState, type MockState } from './state.ts';

/** A number that is 0 in the middle and seldom beyond 3 (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** No response takes longer than a minute. */
const maxLatency = 60_000;

/** How many milliseconds the next answer takes. */
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
}

/** Throws a UserError for what cannot be understood. */
function activateFaults(faultSettings: FaultSettings, random: () => number): ActiveFaults {
  const { faults = [], latency, scenario: name } = faultSettings;
  const scenario = name === undefined ? undefined : scenarioNamed(name);
  const rules = [...faults.map(parseFaultRule), ...(scenarioOf(scenario).rules ?? [])];
  return {
    faultSettings,
    scenario,
    latency: latency === undefined ? undefined : readLatency(latency),
    faultOf: createFaultMatcher(rules, random),
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

  /** Throws a UserError for faultSettings that cannot be understood. */
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

  /** Counting begins anew. Throws a UserError, and leaves all as it is, for what cannot be understood. */
  set faultSettings(faultSettings: FaultSettings) {
    this.#faults = activateFaults(faultSettings, this.#random);
  }

  get state(): MockState {
    return this.#state;
  }

  /** The time of the site's clock in milliseconds since 1970. */
  get now(): number {
    return timeOf(this.#state.clock, this.#setup.options.now());
  }

  setClock(change: ClockChange): void {
    this.#state.clock = changeClock(this.#state.clock, change, this.#setup.options.now());
  }

  resetClock(): void {
    this.#state.clock = emptyState().clock;
  }

  /** Takes over what a site remembers. */
  restore(state: MockState): void {
    this.#state = state;
  }

  /** The name of the scenario that is on. */
  get scenario(): ScenarioName | undefined {
    return this.#faults.scenario;
  }

  /** The site, in this scenario or the one that is on. */
  site(scenario = this.scenario): MockSite {
    return createMockSite({ ...this.#setup.options, ...scenarioOf(scenario).options }, this.#state);
  }

  /** The fault of a request, by the rules. */
  faultOf(request: RequestTarget): Fault | undefined {
    return this.#faults.faultOf(request);
  }

  /** How many milliseconds the next answer takes. */
  latencyIn(scenario: ScenarioName | undefined): number {
    const latency = this.#faults.latency ?? scenarioOf(scenario).latency;
    return latency ? latencyFrom(latency, this.#random) : 0;
  }

  /** All as it was at the start. */
  reset(): void {
    this.#random = randomFrom(this.#setup.seed);
    this.#faults = activateFaults(this.#setup.faultSettings, this.#random);
    this.pageOverrides = createPageOverrides(this.#random);
    this.#state = emptyState();
  }
}
