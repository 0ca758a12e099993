import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printStart, type Started } from '../../../cli/serve/print-start.ts';

function printed(json: boolean, started: Partial<Started>) {
  const output = { stdout: '', stderr: '' };
  const io = {
    cwd: '/',
    env: {},
    stdin: process.stdin,
    isTerminal: false,
    signal: new AbortController().signal,
    write: (text: string) => {
      output.stdout += text;
    },
    note: (text: string) => {
      output.stderr += text;
    },
  };
  const options = { host: '127.0.0.1', json, bodyLimit: 10 };
  const flags = { followSymlinks: false, mockOnly: false, strict: false, reload: true, overlay: true };
  const all = { line: 'Serving.', url: 'http://127.0.0.1:4173/', token: undefined, hasDocs: true, ...started };
  printStart({ ...options, ...flags }, all, io);
  return output;
}

describe('the start of serve', () => {
  it('names the URLs of the inspector and of the docs, if these are served', () => {
    const { stdout, stderr } = printed(false, {});
    assert.equal(stdout, 'http://127.0.0.1:4173/\n');
    assert.match(stderr, /^Inspector: http:\/\/127\.0\.0\.1:4173\/__mock\nDocs: http:\/\/127\.0\.0\.1:4173\/docs\/$/m);
    assert.doesNotMatch(printed(false, { hasDocs: false }).stderr, /Docs/);
  });

  it('is JSON with --json', () => {
    const { url, inspector, docs, token } = JSON.parse(printed(true, { token: 'abc' }).stdout);
    assert.deepEqual(
      [url, inspector, docs, token],
      ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173/__mock?token=abc', 'http://127.0.0.1:4173/docs/', 'abc'],
    );
    assert.equal(JSON.parse(printed(true, { hasDocs: false }).stdout).docs, undefined);
  });
});
