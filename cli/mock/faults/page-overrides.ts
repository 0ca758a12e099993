/**
 * Overrides that the URL of a page specifies for the calls of the page: faults in the grammar of `serve --fault`, and a
 * scenario, as in `/form?__fault=match=POST:/api/form/Save* type=status:503 first=1` and `/form?__scenario=offline`.
 * Loading the page restarts the counters of its faults.
 */
import type { HonoRequest } from 'hono';
import { referringPage } from '../routes/referring-page.ts';
import type { Fault, FaultRule } from './fault.ts';
import { createFaultMatcher } from './match-faults.ts';
import { parseFaultRule } from './parse-rule.ts';
import { type ScenarioName, scenarioNamed, scenarioOf } from './scenarios.ts';

export interface PageOverride {
  readonly fault?: Fault | undefined;
  readonly scenario?: ScenarioName;
}

export interface PageOverrides {
  /** Restarts the fault counters of a page. */
  startCounting(request: HonoRequest): void;
  /** Returns the overrides of the referring page. Throws a UserError for an invalid rule or scenario. */
  of(request: HonoRequest): PageOverride;
  /** The length of the URLs whose faults are counted, in characters. */
  readonly length: number;
}

/** The number of pages whose faults are counted. The page that loaded first is forgotten first. */
const maxPages = 100;

const keyOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

function scenarioIn({ searchParams }: URL): ScenarioName | undefined {
  const name = searchParams.get('__scenario');
  return name === null ? undefined : scenarioNamed(name);
}

const rulesIn = ({ searchParams }: URL, scenario: ScenarioName | undefined): readonly FaultRule[] => [
  ...searchParams.getAll('__fault').map(parseFaultRule),
  ...(scenarioOf(scenario).rules ?? []),
];

export function createPageOverrides(random: () => number): PageOverrides {
  const matchers = new Map<string, ReturnType<typeof createFaultMatcher>>();
  let length = 0;
  const forget = (key: string): void => {
    if (matchers.delete(key)) length -= key.length;
  };
  const matcherOf = (page: URL, rules: readonly FaultRule[]) => {
    const key = keyOf(page);
    const known = matchers.get(key);
    if (known) return known;
    const matcher = createFaultMatcher(rules, random);
    if (rules.length === 0) return matcher;
    matchers.set(key, matcher);
    length += key.length;
    const [oldest] = matchers.keys();
    if (matchers.size > maxPages && oldest !== undefined) forget(oldest);
    return matcher;
  };
  return {
    get length() {
      return length;
    },
    startCounting: ({ url }) => forget(keyOf(new URL(url))),
    of(request) {
      const page = referringPage(request);
      if (!page) return {};
      const scenario = scenarioIn(page);
      const fault = matcherOf(page, rulesIn(page, scenario))(request);
      return { fault, ...(scenario && { scenario }) };
    },
  };
}
