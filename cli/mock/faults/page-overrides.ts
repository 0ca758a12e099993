/**
 * What a page wishes for its calls in its own address: faults by the grammar of `serve --fault`, and a scenario, as in
 * `/form?__fault=match=POST:/api/form/Save* type=status:503 first=1` and `/form?__scenario=offline`. Every load of the page
 * counts from the start.
 */
import type { HonoRequest } from 'hono';
import { pageBefore } from '../routes/referring-page.ts';
import type { Fault, FaultRule } from './fault.ts';
import { planFaults } from './match-faults.ts';
import { parseFaultRule } from './parse-rule.ts';
import { type ScenarioName, scenarioNamed, scenarioOf } from './scenarios.ts';

export interface PageWish {
  readonly fault?: Fault | undefined;
  readonly scenario?: ScenarioName;
}

export interface PageFaults {
  /** A page was asked for: what is counted for it begins anew. */
  opened(request: HonoRequest): void;
  /** Throws a UserError where the page's rule or scenario cannot be understood. */
  wishOf(request: HonoRequest): PageWish;
}

const keyOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

function scenarioIn({ searchParams }: URL): ScenarioName | undefined {
  const name = searchParams.get('__scenario');
  return name === null ? undefined : scenarioNamed(name);
}

const rulesIn = ({ searchParams }: URL, scenario: ScenarioName | undefined): readonly FaultRule[] => [
  ...searchParams.getAll('__fault').map(parseFaultRule),
  ...(scenarioOf(scenario).rules ?? []),
];

export function createPageFaults(random: () => number): PageFaults {
  const plans = new Map<string, ReturnType<typeof planFaults>>();
  const planOf = (page: URL, rules: readonly FaultRule[]) => {
    const plan = plans.get(keyOf(page)) ?? planFaults(rules, random);
    if (rules.length > 0) plans.set(keyOf(page), plan);
    return plan;
  };
  return {
    opened: ({ url }) => {
      plans.delete(keyOf(new URL(url)));
    },
    wishOf(request) {
      const page = pageBefore(request);
      if (!page) return {};
      const scenario = scenarioIn(page);
      const fault = planOf(page, rulesIn(page, scenario))(request);
      return { fault, ...(scenario && { scenario }) };
    },
  };
}
