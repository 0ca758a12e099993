/** Scenarios: named states of a site. Each is data: other options of the site, faults, latency. */
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { messages as mockMessages } from '../messages.en.ts';
import type { MockOptions } from '../state/mock-site.ts';
import type { FaultRule, Latency } from './fault.ts';
import { messages } from './messages.en.ts';
import { parseFaultRule, readLatency } from './parse-rule.ts';

export interface Scenario {
  readonly options?: Partial<MockOptions>;
  readonly rules?: readonly FaultRule[];
  readonly latency?: Latency;
}

/** Creates a fault with a body that the page's request layer evaluates (docs/spec.md#runtime-8, "Request layer"). */
const refusal = (rule: string, status: number, body: Readonly<Record<string, unknown>>): FaultRule => ({
  ...parseFaultRule(`${rule} type=status:${status}`),
  fault: { type: 'status', status, body },
});

const loginRule = 'match=POST:/api/site-users/account/session';

const refusedLogin = (code: 'mock-login-refused' | 'mock-login-locked' | 'mock-login-limited') => ({
  code,
  error: formatMessage(mockMessages[code]),
});

export const scenarios = {
  'form-key-expired': { options: { keyLifetime: 0 } },
  'rate-limited': { options: { savesPerMinute: 0 } },
  'crumb-mismatch': { rules: [refusal('first=1', 403, { crumbFail: true, crumb: 'another-crumb' })] },
  'login-required': { rules: [refusal('', 401, { loginRequired: true })] },
  'login-refused': { rules: [refusal(loginRule, 401, refusedLogin('mock-login-refused'))] },
  'account-locked': { rules: [refusal(loginRule, 423, refusedLogin('mock-login-locked'))] },
  'login-rate-limited': { rules: [refusal(loginRule, 429, refusedLogin('mock-login-limited'))] },
  'session-expired': { rules: [refusal('match=/api/site-users/account first=1', 401, { loginRequired: true })] },
  'authorization-failed': { rules: [refusal('', 403, { authorizationFail: true })] },
  'empty-cart': { options: { carts: 'empty' } },
  'cart-expired': { options: { carts: 'expired' } },
  'out-of-stock': { options: { carts: 'out-of-stock' } },
  'price-changed': { options: { carts: 'price-changed' } },
  'coupon-expired': { options: { carts: 'coupon-expired' } },
  conflict: { options: { carts: 'conflict' } },
  'review-request-expired': { options: { reviews: 'expired' } },
  'already-reviewed': { options: { reviews: 'reviewed' } },
  'no-products-to-review': { options: { reviews: 'nothing' } },
  'review-failed': { rules: [parseFaultRule('match=POST:/api/commerce/reviews type=status:503')] },
  'search-empty': { options: { search: 'empty' } },
  'search-hostile': { options: { search: 'hostile' } },
  'search-failed': { rules: [parseFaultRule('match=GET:/api/search/* type=status:503')] },
  'summary-empty': { options: { summaries: 'empty' } },
  'summary-hostile': { options: { summaries: 'hostile' } },
  'summary-failed': { rules: [parseFaultRule('match=POST:/api/widget/* type=status:503')] },
  'captcha-required': { options: { needsCaptcha: true } },
  'file-too-large': { options: { maxFileSize: 0 } },
  'file-processing-failed': { options: { fileOutcome: 'failed' } },
  'file-processing-stuck': { options: { fileOutcome: 'processing' } },
  'slow-network': { latency: readLatency('1000..4000') },
  offline: { rules: [parseFaultRule('match=/* type=reset')] },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios).filter((name): name is ScenarioName => isScenario(name));

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

const fail = userErrors(messages);

/** Checks the name of a scenario. Throws a UserError with the nearest name for an unknown one. */
export function scenarioNamed(name: string): ScenarioName {
  if (isScenario(name)) return name;
  throw fail('scenario-unknown', { name, nearest: closestMatch(name, scenarioNames) ?? scenarioNames.join(', ') });
}

/** Returns the changes of a scenario; none without a name. */
export const scenarioOf = (name: ScenarioName | undefined): Scenario => (name === undefined ? {} : scenarios[name]);
