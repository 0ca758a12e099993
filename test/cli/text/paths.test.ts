import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { it } from 'node:test';
import fc from 'fast-check';
import { dirname, join, normalize } from '../../../cli/text/paths.ts';

const path = fc
  .array(fc.constantFrom('/', '.', '..', 'a', 'b.html', '//', '...'), { maxLength: 8 })
  .map((parts) => parts.join(''));

it('path functions for browsers return the same as those of Node', () => {
  fc.assert(
    fc.property(path, path, (a, b) => {
      assert.equal(normalize(a), posix.normalize(a));
      assert.equal(join(a, b), posix.join(a, b));
      assert.equal(dirname(normalize(a)), posix.dirname(posix.normalize(a)));
    }),
  );
});
