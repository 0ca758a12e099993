import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import type { MessageTable } from '../../core/model/message-format.ts';
import { invalidPluralKeys } from '../../core/model/message-format.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = await glob('{core,cli,elements}/**/messages.en.ts', { cwd: root });
const tables = await Promise.all(
  paths.sort().map(async (path) => {
    const [messages = {}, ...others]: MessageTable[] = Object.values(await import(pathToFileURL(root + path).href));
    assert.deepEqual(others, [], `${path} exports more than its table`);
    return { path, messages };
  }),
);

describe('texts', () => {
  it('have codes that are unique in the whole project', () => {
    const places = new Map<string, string>();
    for (const { path, messages } of tables) {
      for (const code of Object.keys(messages)) {
        assert.equal(places.get(code), undefined, `${code} in ${path}`);
        places.set(code, path);
      }
    }
    assert.ok(places.size > 0);
  });

  it('exist for every code that a rule reports', async () => {
    const all = new Set(tables.flatMap(({ messages }) => Object.keys(messages)));
    const files = await glob(['core/model/**/*.ts', 'cli/lint/**/*.ts', 'elements/*/model/**/*.ts'], { cwd: root });
    assert.ok(files.length > 0);
    for (const file of files) {
      // `custom` is zod's own.
      for (const [, code = ''] of (await readFile(root + file, 'utf8')).matchAll(/\bcode: '([a-z][\w-]*)'/g))
        assert.ok(all.has(code) || code === 'custom', `${code} in ${file}`);
    }
  });

  it('have the plural forms of their language and no others', () => {
    for (const { path, messages } of tables) assert.deepEqual(invalidPluralKeys(messages, 'en'), [], path);
  });

  it('have help only for existing messages', () => {
    for (const { path, messages } of tables) {
      const advice = Object.keys(messages).filter((code) => code.endsWith('.help'));
      for (const code of advice) assert.ok(code.slice(0, -'.help'.length) in messages, `${code} in ${path}`);
    }
  });
});
