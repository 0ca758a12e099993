import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PlacedFinding } from '../../../cli/finding.ts';
import { packFindings, unpackFindings } from '../../../cli/run/packed-findings.ts';
import { storedFindings } from '../../../cli/run/stored-findings.ts';
import { severities } from '../../../core/model/finding.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const plain = { noNullPrototype: true };
const position = fc.record({ line: fc.nat(), column: fc.nat(), offset: fc.nat() }, plain);
const range = fc.record({ start: position, end: position }, plain);
const text = fc.string({ unit: 'binary' });

const finding: fc.Arbitrary<PlacedFinding> = fc
  .tuple(
    fc.record({
      rule: text,
      code: text,
      severity: fc.constantFrom(...severities),
      args: fc.dictionary(text, fc.oneof(text, fc.integer()), { noNullPrototype: true }),
      file: fc.constant('a.html'),
    }),
    range,
    fc.record(
      {
        related: range,
        path: fc.array(fc.oneof(text, fc.nat())),
        fix: fc.record({ start: fc.nat(), end: fc.nat(), text }, plain),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  )
  .map(([problem, place, rest]) => ({ ...problem, ...place, ...rest }));

describe('findings that a run keeps as bytes', () => {
  it('are the same when they are read again', () => {
    fc.assert(
      fc.property(fc.array(finding), (findings) => {
        assert.deepEqual(unpackFindings(packFindings(findings), 'a.html'), findings);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('are the same if there are many in one file, which are compressed', () => {
    const place = { line: 1, column: 1, offset: 0 };
    const many = Array.from({ length: 1000 }, (_, n): PlacedFinding => {
      const args = { path: `images/photo-${n}.png` };
      return { rule: 'r', code: 'c', severity: 'error', args, file: 'a.html', start: place, end: place };
    });
    const packed = packFindings(many);
    assert.ok(packed.length < 20_000, `${packed.length} bytes`);
    assert.deepEqual(unpackFindings(packed, 'a.html'), many);
  });

  it('are unpacked for each report and not kept in memory', () => {
    const place = { line: 1, column: 1, offset: 0 };
    const one: PlacedFinding = {
      ...{ rule: 'r', code: 'c', severity: 'warn', args: {}, file: 'a.html' },
      ...{ start: place, end: place },
    };
    const stored = storedFindings({ file: 'a.html', text: '' }, [packFindings([one])], () => ({ r: 'error' }));
    assert.notEqual(stored.findings, stored.findings);
    assert.deepEqual(stored.findings, [{ ...one, severity: 'error' }]);
  });
});
