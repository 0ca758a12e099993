/**
 * Faults that a page asks for in its own address, by the grammar of `serve --fault`:
 * `/form?__fault=match=POST:/api/form/Save* type=status:503 first=1`. Every load of the page counts from the start.
 */
import type { HonoRequest } from 'hono';
import { pageBefore } from '../page-before.ts';
import type { Fault } from './fault.ts';
import { parseFaultRule } from './parse-rule.ts';
import { planFaults } from './plan.ts';

const name = '__fault';

export interface PageFaults {
  /** A page was asked for: what is counted for it begins anew. */
  opened(request: HonoRequest): void;
  /** Throws a UserError where the page's rule cannot be understood. */
  faultOf(request: HonoRequest): Fault | undefined;
}

const keyOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

export function createPageFaults(random: () => number): PageFaults {
  const plans = new Map<string, ReturnType<typeof planFaults>>();
  const planOf = (page: URL) => {
    const rules = page.searchParams.getAll(name).map(parseFaultRule);
    const plan = plans.get(keyOf(page)) ?? planFaults(rules, random);
    if (rules.length > 0) plans.set(keyOf(page), plan);
    return plan;
  };
  return {
    opened: ({ url }) => {
      plans.delete(keyOf(new URL(url)));
    },
    faultOf(request) {
      const page = pageBefore(request);
      return page && planOf(page)(request);
    },
  };
}
