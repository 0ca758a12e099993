import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { painter, usesColour } from '../../../../cli/report/reporters/colour.ts';

describe('colour', () => {
  const cases: readonly (readonly [env: NodeJS.ProcessEnv, isTerminal: boolean, colour: boolean])[] = [
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ];
  for (const [env, isTerminal, colour] of cases) {
    it(`${JSON.stringify(env)} on a ${isTerminal ? 'terminal' : 'pipe'}: ${colour ? 'yes' : 'no'}`, () => {
      assert.equal(usesColour(env, isTerminal), colour);
    });
  }

  it('changes nothing when it is off', () => assert.equal(painter(false)('red', 'x'), 'x'));
  it('is used when it is on, whether or not this process writes to a terminal', () => {
    assert.equal(painter(true)('red', 'x'), '\u001b[31mx\u001b[39m');
  });
});
