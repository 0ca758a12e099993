/** The fault grammar of the command line: `match=POST:/api/form/* type=status:503 every=3`. */
import { userErrors } from '../../../core/model/user-error.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { messages } from '../messages.en.ts';
import type { FaultCondition, FaultRule, Latency } from './fault.ts';
import { acceptedTypes, parseFault, parseLatency, parseMatch, parseWhen } from './parse-values.ts';

const fail = userErrors(messages);

const whens = ['rate', 'every', 'first', 'after'] as const;

/** The accepted values of each setting, for messages. */
const accepted = {
  match: 'a path, with or without a method, as in POST:/api/form/*',
  type: acceptedTypes,
  rate: 'a percentage, as in 5%',
  every: 'a number from 1',
  first: 'a number from 1',
  after: 'a number from 1',
} as const;

type Name = keyof typeof accepted;

interface Setting {
  readonly name: Name;
  readonly value: string;
  /** The column of the value in the rule, from 1. */
  readonly column: number;
}

const isName = (text: string): text is Name => Object.hasOwn(accepted, text);

/** Parses one setting. Throws a UserError with its column. */
function readSetting(rule: string, word: string, start: number): Setting {
  const [, name, value] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  const column = start + 1;
  if (name === undefined || value === undefined) throw fail('fault-word', { rule, column, word });
  if (isName(name)) return { name, value, column: column + name.length + 1 };
  const names = Object.keys(accepted);
  throw fail('fault-name', { rule, column, name, nearest: closestMatch(name, names) ?? names.join(', ') });
}

function readSettings(rule: string): ReadonlyMap<Name, Setting> {
  const settings = new Map<Name, Setting>();
  for (const { 0: word, index } of rule.matchAll(/\S+/g)) {
    const setting = readSetting(rule, word, index);
    const { name } = setting;
    if (settings.has(name)) throw fail('fault-name-duplicate', { rule, column: index + 1, name });
    settings.set(name, setting);
  }
  return settings;
}

function value<Value>(rule: string, setting: Setting, parse: (text: string) => Value | undefined): Value {
  const parsed = parse(setting.value);
  if (parsed !== undefined) return parsed;
  const { name, column } = setting;
  throw fail('fault-value', { rule, column, name, value: setting.value, accepted: accepted[name] });
}

const columnOf = (settings: ReadonlyMap<Name, Setting>, name: Name): number => settings.get(name)?.column ?? 1;

function readWhen(rule: string, settings: ReadonlyMap<Name, Setting>): FaultCondition {
  const [name, second] = whens.filter((when) => settings.has(when));
  const setting = name && settings.get(name);
  if (!setting) return { kind: 'always' };
  if (second) throw fail('fault-when-duplicate', { rule, column: columnOf(settings, second), first: name, second });
  return value(rule, setting, (text) => parseWhen(name, text));
}

/**
 * Parses one rule: `type` is required, `match` defaults to every API route, and one of `rate`, `every`, `first` and
 * `after` limits the rule to some calls. Throws a UserError that names the column.
 */
export function parseFaultRule(rule: string): FaultRule {
  const settings = readSettings(rule);
  const type = settings.get('type');
  if (!type) throw fail('fault-type-missing', { rule, column: rule.length + 1 });
  const match = settings.get('match');
  const target = match ? value(rule, match, parseMatch) : { method: '*', path: '/api/*' };
  return { ...target, fault: value(rule, type, parseFault), when: readWhen(rule, settings) };
}

/** Parses `80..300`, `120` or `lognormal:90,0.3`. Throws a UserError for anything else. */
export function readLatency(text: string): Latency {
  const latency = parseLatency(text);
  if (latency) return latency;
  throw fail('fault-latency', { text });
}
