import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { initials, privateName, removeUnused } from '../../tools/build/web-vitals-plugin.ts';
import { fromRoot } from '../../tools/root.ts';

const folder = fromRoot('node_modules/web-vitals/dist/modules');

/** The modules of the package with their names, without those that describe the cause of a value. */
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!attribution)[^.]*\.js$/.test(path))
  .map((path) => ({ name: path.replace(/^.*[\\/]/, ''), code: readFileSync(`${folder}/${path}`, 'utf8') }));

describe('the bundled library for Web Vitals', () => {
  it('measures no soft navigations, and rates no values', () => {
    const removed = /entry\.entryType [!=]== 'soft-navigation'|opts\.reportAllChanges|metric\.rating/;
    for (const { name, code } of modules) assert.doesNotMatch(removeUnused(code, name), removed, name);
    const soft = modules.find(({ name }) => name === 'softNavs.js');
    assert.match(removeUnused(soft?.code ?? '', 'softNavs.js'), /checkSoftNavsEnabled = \(opts\) => false;/);
  });

  it('has short names for its private members, all different', () => {
    const names = new Set(modules.flatMap(({ code }) => code.match(privateName) ?? []));
    assert.ok(names.size > 10);
    assert.equal(new Set([...names].map(initials)).size, names.size);
  });

  it('must be reviewed when the removed code has changed', () => {
    for (const name of ['softNavs.js', 'bindReporter.js', 'initMetric.js'])
      assert.throws(() => removeUnused('export const other = 1;', name), /web-vitals has changed/);
  });
});
