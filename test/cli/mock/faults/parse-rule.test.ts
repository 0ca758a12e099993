import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Fault, FaultCondition, FaultRule } from '../../../../cli/mock/faults/fault.ts';
import { parseFaultRule, readLatency } from '../../../../cli/mock/faults/parse-rule.ts';
import { isUserError } from '../../../../core/model/user-error.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const errorOf = (rule: string) => {
  try {
    parseFaultRule(rule);
  } catch (error) {
    if (isUserError(error)) return error;
    throw error;
  }
  return undefined;
};

describe('a fault rule', () => {
  it('specifies the fault, the route and the calls', () => {
    assert.deepEqual(parseFaultRule('match=POST:/api/form/* type=status:503 every=3'), {
      method: 'POST',
      path: '/api/form/*',
      fault: { type: 'status', status: 503 },
      when: { kind: 'every', n: 3 },
    });
    assert.deepEqual(parseFaultRule('  rate=2.5%  type=dribble:1s match=/api/x '), {
      method: '*',
      path: '/api/x',
      fault: { type: 'dribble', duration: 1000 },
      when: { kind: 'rate', chance: 0.025 },
    });
  });

  it('applies to every call of the API by default', () => {
    assert.deepEqual(parseFaultRule('type=hang'), {
      method: '*',
      path: '/api/*',
      fault: { type: 'hang' },
      when: { kind: 'always' },
    });
  });

  const mistakes: Record<string, [code: string, column: number, help: RegExp]> = {
    'type=reset now': ['fault-word', 12, /--fault "match/],
    'typ=reset': ['fault-name', 1, /Did you mean type\?/],
    'type=reset when=always': ['fault-name', 12, /Did you mean/],
    'type=reset type=hang': ['fault-name-duplicate', 12, /separate --fault/],
    'match=/api/* type=rest': ['fault-value', 19, /Use status:503, reset/],
    'type=status:700': ['fault-value', 6, /Use status:503/],
    'type=status:99': ['fault-value', 6, /Use status:503/],
    'type=dribble:soon': ['fault-value', 6, /dribble:1s/],
    'match=form type=reset': ['fault-value', 7, /a path/],
    'type=reset rate=5': ['fault-value', 17, /percentage/],
    'type=reset rate=101%': ['fault-value', 17, /percentage/],
    'type=reset every=0': ['fault-value', 18, /number from 1/],
    'type=reset first=2 after=3': ['fault-when-duplicate', 26, /two rules/],
    'match=/api/*': ['fault-type-missing', 13, /type=status:503/],
    '': ['fault-type-missing', 1, /type=status:503/],
  };
  for (const [rule, [code, column, help]] of Object.entries(mistakes))
    it(`is refused with the position of the error: ${rule || '(empty)'}`, () => {
      const error = errorOf(rule);
      assert.deepEqual([error?.code, error?.args.column], [code, column]);
      assert.match(error?.message ?? '', new RegExp(`column ${column}\\b`));
      assert.match(error?.help ?? '', help);
    });

  const plain = { noNullPrototype: true };
  const faults: fc.Arbitrary<Fault> = fc.oneof(
    fc.record({ type: fc.constant('status' as const), status: fc.integer({ min: 200, max: 599 }) }, plain),
    fc.record({ type: fc.constantFrom('reset', 'empty', 'malformed', 'truncate', 'hang') }, plain),
    fc.record({ type: fc.constant('dribble' as const), duration: fc.nat(60_000) }, plain),
  );
  const whens: fc.Arbitrary<FaultCondition> = fc.oneof(
    fc.constant({ kind: 'always' as const }),
    fc.record({ kind: fc.constant('rate' as const), chance: fc.nat(100).map((percent) => percent / 100) }, plain),
    fc.record({ kind: fc.constantFrom('every', 'first', 'after'), n: fc.integer({ min: 1, max: 999_999_999 }) }, plain),
  );
  const rules: fc.Arbitrary<FaultRule> = fc.record(
    {
      method: fc.constantFrom('*', 'GET', 'POST', 'DELETE'),
      path: fc.stringMatching(/^\/[a-z*/.-]{0,20}$/),
      fault: faults,
      when: whens,
    },
    plain,
  );

  const written = ({ method, path, fault, when }: FaultRule): string[] => {
    const types = { status: 'status' in fault && fault.status, dribble: 'duration' in fault && `${fault.duration}ms` };
    const detail = Object.entries(types).find(([type]) => type === fault.type)?.[1];
    const type = `type=${fault.type}${detail === undefined ? '' : `:${detail}`}`;
    const amount = 'n' in when ? when.n : 'chance' in when && `${Math.round(when.chance * 100)}%`;
    return [`match=${method}:${path}`, type, ...(when.kind === 'always' ? [] : [`${when.kind}=${amount}`])];
  };

  it('means the same in every order of its parts', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), (rule, isReversed) => {
        const parts = written(rule);
        assert.deepEqual(parseFaultRule((isReversed ? parts.reverse() : parts).join(' ')), rule);
      }),
    );
  });

  it('is parsed, or refused with a position inside it, for any text', () => {
    const tokens = fc.constantFrom('match', 'type', 'rate', 'every', '=', ':', '/api/*', 'reset', '5%', ' ', '0');
    const texts = fc.oneof(
      fc.string(),
      fc.array(tokens).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const error = errorOf(text);
        if (!error) return;
        const column = Number(error.args.column);
        assert.ok(column >= 1 && column <= text.length + 1, `${error.message}`);
        assert.ok(error.help);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('latency', () => {
  it('is a number of milliseconds or a range', () => {
    assert.deepEqual(readLatency('80..300'), { min: 80, max: 300 });
    assert.deepEqual(readLatency('120'), { min: 120, max: 120 });
    for (const text of ['', 'x', '300..80', '1.5', '-1', '80..'])
      assert.throws(
        () => readLatency(text),
        (error) => isUserError(error) && error.code === 'fault-latency',
      );
  });
});
