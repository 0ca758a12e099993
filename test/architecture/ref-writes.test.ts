import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { findRefWrites } from '../../tools/architecture/ref-writes.ts';
import { root } from '../../tools/root.ts';

describe('a write to a ref during render', () => {
  it('is reported in components and hooks', () => {
    assert.deepEqual(findRefWrites('function useIt(to) { ref.current = to; }'), ['ref.current = to']);
    assert.deepEqual(findRefWrites('const View = ({ a }) => { if (a) b.current ??= a; return <p/>; };'), [
      'b.current ??= a',
    ]);
    assert.deepEqual(findRefWrites('const useIt = () => useMemo((ref.current = 1));'), ['ref.current = 1']);
  });

  it('is not reported in an effect, a listener or a plain function', () => {
    const effect = 'function useIt() { useLayoutEffect(() => { ref.current = 1; }); }';
    const listener = 'const View = () => { const press = () => { ref.current = 1; }; return <p onClick={press}/>; };';
    const plain = 'function store(ref) { ref.current = 1; if (ref.current === 1) return; }';
    for (const code of [effect, listener, plain]) assert.deepEqual(findRefWrites(code), []);
  });

  // React may render without committing, and a listener would then see values that were never shown.
  it('does not occur in the views of this project', () => {
    const files = globSync('{core/element,elements}/**/*.{ts,tsx}', { cwd: root });
    assert.ok(files.length > 150, `only ${files.length} files found`);
    const found = files.flatMap((file) =>
      findRefWrites(readFileSync(join(root, file), 'utf8')).map((write) => `${file}: ${write}`),
    );
    assert.deepEqual(found, []);
  });
});
