/**
 * Overrides of a single request: `Prefer: code=503, delay=2000, fault=reset` (RFC 7240,
 * https://www.rfc-editor.org/rfc/rfc7240), or the same in the query parameter `__mock` or the cookie `__mock`, because
 * a plain HTML form cannot set headers. Overrides are not stored.
 */
import type { Fault } from './fault.ts';
import { parseFault, parseStatus } from './parse-values.ts';

export interface RequestOverrides {
  readonly fault?: Fault;
  /** Milliseconds. */
  readonly delay?: number;
  readonly scenario?: string;
}

/** An item that is not a valid override. */
export interface InvalidOverride {
  readonly invalid: string;
}

const readers: Readonly<Record<string, (text: string) => RequestOverrides | undefined>> = {
  code: (text) => {
    const status = parseStatus(text);
    return status === undefined ? undefined : { fault: { type: 'status', status } };
  },
  delay: (text) => (/^\d{1,6}$/.test(text) ? { delay: Number(text) } : undefined),
  fault: (text) => {
    const fault = parseFault(text);
    return fault && { fault };
  },
  scenario: (text) => ({ scenario: text }),
};

const splitItems = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

function readItem(part: string): RequestOverrides | InvalidOverride {
  const [name = '', value = ''] = part.split('=', 2).map((side) => side.trim());
  const overrides = Object.hasOwn(readers, name) ? readers[name]?.(value.replace(/^"(.*)"$/, '$1')) : undefined;
  return overrides ?? { invalid: part };
}

/** Parses the overrides in a text. */
function parseOverrides(text: string): RequestOverrides | InvalidOverride {
  const parts = splitItems(text).map(readItem);
  return parts.find((part) => 'invalid' in part) ?? Object.assign({}, ...parts);
}

/** Returns the overrides in a `Prefer` header, without the preferences of other features (`respond-async`). */
const overridesInPrefer = (prefer: string): string =>
  splitItems(prefer)
    .filter((part) => Object.hasOwn(readers, part.split('=', 1)[0]?.trimEnd() ?? ''))
    .join();

/** Merges the overrides of a request: the header wins over the query, the query over the cookie. */
export function readRequestOverrides(
  header: string | undefined,
  query: string | undefined,
  cookie: string | undefined,
): RequestOverrides | InvalidOverride {
  return parseOverrides([cookie, query, overridesInPrefer(header ?? '')].filter(Boolean).join());
}
