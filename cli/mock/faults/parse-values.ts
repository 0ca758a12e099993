/** Parses the values of the fault grammar. Each function returns undefined for an invalid value. Pure. */
import { parseDuration } from '../../../core/model/contract/duration.ts';
import type { Fault, FaultCondition, Latency } from './fault.ts';

const plainTypes = ['reset', 'empty', 'malformed', 'truncate', 'hang'] as const;

/** The accepted values of `type` and `fault`, for messages. */
export const acceptedTypes = ['status:503', ...plainTypes, 'dribble:1s'].join(', ');

/** Parses the status of a response: 200 to 599. */
export const parseStatus = (text: string): number | undefined => (/^[2-5]\d\d$/.test(text) ? Number(text) : undefined);

/** `reset`, `status:503`, `dribble:1s`. */
export function parseFault(text: string): Fault | undefined {
  const plain = plainTypes.find((type) => type === text);
  if (plain) return { type: plain };
  const [, type, value = ''] = /^(status|dribble):(.+)$/.exec(text) ?? [];
  const status = type === 'status' ? parseStatus(value) : undefined;
  if (status !== undefined) return { type: 'status', status };
  const duration = type === 'dribble' ? parseDuration(value) : undefined;
  return duration === undefined ? undefined : { type: 'dribble', duration };
}

/** `POST:/api/form/*`, or a path alone for every method. */
export function parseMatch(text: string): { readonly method: string; readonly path: string } | undefined {
  const [, method = '*', path] = /^(?:([a-z]+|\*):)?(\/.*)$/i.exec(text) ?? [];
  return path === undefined ? undefined : { method: method.toUpperCase(), path };
}

const parseCount = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

function parseChance(text: string): number | undefined {
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(text) ?? [];
  return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}

/** `rate=5%`, `every=3`, `first=2`, `after=10`. */
export function parseWhen(name: 'rate' | 'every' | 'first' | 'after', text: string): FaultCondition | undefined {
  if (name === 'rate') {
    const chance = parseChance(text);
    return chance === undefined ? undefined : { kind: name, chance };
  }
  const n = parseCount(text);
  return n === undefined ? undefined : { kind: name, n };
}

const parseLognormal = (text: string): Latency | undefined => {
  const [, median, sigma] = /^lognormal:(\d{1,6}),(\d(?:\.\d+)?)$/.exec(text) ?? [];
  return median === undefined ? undefined : { median: Number(median), sigma: Number(sigma) };
};

/** `80..300`, `120` or `lognormal:90,0.3`, in milliseconds. */
export function parseLatency(text: string): Latency | undefined {
  const [, first, last = first] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text) ?? [];
  const [min, max] = [Number(first), Number(last)];
  return first !== undefined && min <= max ? { min, max } : parseLognormal(text);
}
