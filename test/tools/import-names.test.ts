/** The names of imports and exports of minified chunks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withOutsideNames } from '../../tools/build/import-names-plugin.ts';

/** Runs a chunk without imports. */
async function exportOf(code: string): Promise<unknown> {
  const { e } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return e;
}

describe('names of imports and exports', () => {
  it('imports under the name outside if the chunk does not use it', () => {
    assert.equal(withOutsideNames('import{a as t,ai as n}from"./b.js";t(n);'), 'import{a,ai}from"./b.js";a(ai);');
  });

  it('exchanges the names of variables in all scopes', () => {
    assert.equal(
      withOutsideNames('import{a as t}from"./b.js";const x=a=>t(a),y=t=>t.t;x(y);'),
      'import{a}from"./b.js";const x=t=>a(t),y=a=>a.t;x(y);',
    );
  });

  it('exports under the name outside', () => {
    assert.equal(withOutsideNames('function e(){return e}export{e as b};'), 'function b(){return b}export{b};');
  });

  it('exports one variable under two names', () => {
    assert.match(withOutsideNames('const e=1;export{e as b,e as c};'), /^const ([bc])=1;export\{.*\};$/);
  });

  it('keeps names of properties, labels and methods', async () => {
    const code = `const e={b:1},f=({b:t,c:n=2})=>({t,n,c:n}),g=({b,...c})=>[b,c];
class h{static b=3;#b=4;b(){return this.#b}}
const i=()=>{a:for(const b of[1,2]){for(;;){if(b>1)break a;continue a}}try{throw 5}catch(b){return b}},[j=6,...k]=[void 0,7];
const b=[e,f({b:1}),g({b:1,c:2}),h.b,new h().b(),i(),j,k];
export{b as e};`;
    const expected = [{ b: 1 }, { t: 1, n: 2, c: 2 }, [1, { c: 2 }], 3, 4, 5, 6, [7]];
    assert.notEqual(withOutsideNames(code), code);
    assert.deepEqual(await exportOf(code), expected);
    assert.deepEqual(await exportOf(withOutsideNames(code)), expected);
  });

  it('keeps the names of globals', () => {
    assert.equal(withOutsideNames('import{a as t}from"./b.js";t(a);'), 'import{a as t}from"./b.js";t(a);');
  });

  it('refuses a chunk that exports a declaration', () => {
    assert.throws(() => withOutsideNames('export const a=1;'), /exports a declaration/);
  });
});
