/**
 * What a single request wishes for itself: `Prefer: code=503, delay=2000, fault=reset` (RFC 7240), or the same in the
 * query `__mock` or the cookie `__mock`, because a plain HTML form sets no headers. Nothing is remembered.
 */
import type { Fault } from './fault.ts';
import { parseFault, parseStatus } from './parse-values.ts';

export interface Wish {
  readonly fault?: Fault;
  /** Milliseconds. */
  readonly delay?: number;
  readonly scenario?: string;
}

/** A part of a wish that means nothing. */
export interface Unclear {
  readonly unclear: string;
}

const readers: Readonly<Record<string, (text: string) => Wish | undefined>> = {
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

const partsOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

function readPart(part: string): Wish | Unclear {
  const [name = '', value = ''] = part.split(/\s*=\s*/, 2);
  const wish = Object.hasOwn(readers, name) ? readers[name]?.(value.replace(/^"(.*)"$/, '$1')) : undefined;
  return wish ?? { unclear: part };
}

/** The wish of a text. */
function parseWish(text: string): Wish | Unclear {
  const parts = partsOf(text).map(readPart);
  return parts.find((part) => 'unclear' in part) ?? Object.assign({}, ...parts);
}

/** `Prefer` also carries what is meant for others (`respond-async`), which is none of ours. */
const ours = (prefer: string): string =>
  partsOf(prefer)
    .filter((part) => Object.hasOwn(readers, part.split(/\s*=/, 1)[0] ?? ''))
    .join();

/** The wishes of a request, in all its places together; the header wins over the query, the query over the cookie. */
export function wishOf(
  header: string | undefined,
  query: string | undefined,
  cookie: string | undefined,
): Wish | Unclear {
  return parseWish([cookie, query, ours(header ?? '')].filter(Boolean).join());
}
