import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { ensureNode } from '../../tools/nodes/ensure.ts';

const current = Number.parseInt(process.versions.node, 10);

/** Sets a variable until the tests of this file are over. */
const name = (variable: string, value: string): void => {
  process.env[variable] = value;
  after(() => Reflect.deleteProperty(process.env, variable));
};

describe('finding a version of Node', () => {
  it('returns the running one if the version matches', async () => {
    assert.equal(await ensureNode(current), process.execPath);
  });

  it('returns the one in a variable', async () => {
    name(`NODE_${current}_PATH`, process.execPath);
    assert.equal(await ensureNode(current), process.execPath);
  });

  it('does not ignore a variable with a wrong path, and explains what to do', async () => {
    name('NODE_99_PATH', process.execPath);
    name('NODE_98_PATH', '/nowhere/node');
    await assert.rejects(
      ensureNode(99),
      /Node 99 is not installed\.\nInstall it .*NODE_99_PATH=\/path\/to\/node .*\n.* is not Node 99\.$/,
    );
    await assert.rejects(ensureNode(98), /NODE_98_PATH=\/nowhere\/node is not Node 98\.$/);
  });
});
