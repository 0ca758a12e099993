/** The options of `createMockApi`, checked at run time for callers without types. */
import { userErrors } from '../../core/model/user-error.ts';
import { closestMatch } from '../text/closest-match.ts';
import { messages } from './messages.en.ts';
import type { FindForm, MockForm } from './state/mock-form.ts';
import type { FindProduct } from './state/mock-products.ts';

/** Options of the mock API; each has a default. */
export interface MockApiOptions {
  /** The known forms. Without a list, every form id is accepted. */
  readonly forms?: readonly MockForm[];
  /** Finds a form by its id and the path of the page. Used if `forms` is not set. */
  readonly findForm?: FindForm;
  /** Finds a product by its id and the path of the page. Without it, only those of the initial cart are sold. */
  readonly findProduct?: FindProduct;
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number;
  /** Returns a unique id. */
  readonly newId?: () => string;
  /** How long a submission key may be used, in milliseconds (default: 30 minutes). */
  readonly keyLifetime?: number;
  /** The number of submissions per minute that are accepted before status 429 (default: 60). */
  readonly savesPerMinute?: number;
  /** The largest file of a form in bytes (default: 100,000,000); larger ones get status 413. */
  readonly maxFileSize?: number;
  /** Fault rules in the grammar of `serve --fault`, such as `match=POST:/api/form/* type=status:503 every=3`. */
  readonly faults?: readonly string[];
  /** The delay of responses in milliseconds: `120`, `80..300` or `lognormal:90,0.3`. */
  readonly latency?: string;
  /** One of the scenarios of `serve --scenario`. */
  readonly scenario?: string;
  /** The same seed and the same requests give the same faults (default: 0). */
  readonly seed?: number;
  /** The largest request body in bytes (default: 10,000,000); larger ones get status 413. */
  readonly bodyLimit?: number;
  /** Required for `/__mock`. Without a token, only names of this machine are accepted there. */
  readonly token?: string;
}

const fail = userErrors(messages);

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const accepted: Readonly<
  Record<keyof MockApiOptions, { readonly is: (value: unknown) => boolean; readonly what: string }>
> = {
  forms: {
    is: (value) => Array.isArray(value) && value.every((form) => isText(Object(form).id)),
    what: 'a list of forms, each with an id',
  },
  findForm: { is: isFunction, what: 'a function' },
  findProduct: { is: isFunction, what: 'a function' },
  now: { is: isFunction, what: 'a function' },
  newId: { is: isFunction, what: 'a function' },
  keyLifetime: { is: isAmount, what: 'milliseconds from 0' },
  savesPerMinute: { is: isAmount, what: 'a number from 0' },
  maxFileSize: { is: isAmount, what: 'a number of bytes from 0' },
  faults: { is: (value) => Array.isArray(value) && value.every(isText), what: 'a list of texts' },
  latency: { is: isText, what: 'a text, as "80..300"' },
  scenario: { is: isText, what: 'the name of a scenario' },
  seed: { is: isAmount, what: 'a number from 0' },
  bodyLimit: { is: isAmount, what: 'a number of bytes from 0' },
  token: { is: isText, what: 'a text' },
};

const isName = (name: string): name is keyof MockApiOptions => Object.hasOwn(accepted, name);

/** Throws a UserError for an unknown option and for an invalid value. */
export function checkOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const names = Object.keys(accepted);
    if (!isName(name))
      throw fail('mock-option-unknown', { name, nearest: closestMatch(name, names) ?? names.join(', ') });
    const { is, what } = accepted[name];
    if (value !== undefined && !is(value))
      throw fail('mock-option-value', { name, value: JSON.stringify(value) ?? typeof value, accepted: what });
  }
}
