import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { specTextsFile, specTextsPage } from '../../../tools/generate/spec-texts.ts';
import { fromRoot } from '../../../tools/root.ts';
import { findTexts } from '../../../tools/spec-texts/find-texts.ts';
import { normalize } from '../../../tools/spec-texts/literals.ts';
import { specTexts } from '../../../tools/spec-texts/texts.ts';

const found = findTexts();
const listed = specTexts.flatMap(({ texts }) => texts);
const spec = normalize(readFileSync(fromRoot('docs/spec.md'), 'utf8').replaceAll('\\"', "'"));

describe('the texts of the specification', () => {
  it('are shown by code unless they are planned', () => {
    assert.deepEqual(
      found.filter(({ planned, shownBy }) => !planned && shownBy.length === 0).map(({ text }) => text),
      [],
    );
  });

  it('are proved by a test unless they are planned', () => {
    assert.deepEqual(
      found.filter(({ planned, provedBy }) => !planned && !provedBy).map(({ text }) => text),
      [],
    );
  });

  it('are listed once, and appear in docs/spec.md', () => {
    assert.equal(new Set(listed).size, listed.length);
    assert.deepEqual(
      listed.filter((text) => !spec.includes(normalize(text).replaceAll('"', "'")) && !spec.includes(normalize(text))),
      [],
    );
  });

  it('include every quoted text of the error catalogs in docs/spec.md', () => {
    const quoted = ['Runtime', 'Widgets'].flatMap((title) => {
      const [, section = ''] = readFileSync(fromRoot('docs/spec.md'), 'utf8').split(`## ${title} 8\n`);
      const [own = ''] = section.split(/^## /m);
      return [...own.replaceAll('\\"', "'").matchAll(/"([^"]+)"/g)].map(([, text = '']) => normalize(text));
    });
    const known = new Set(listed.map((text) => normalize(text).replaceAll('"', "'")));
    assert.ok(quoted.length > 60, `found only ${quoted.length} quoted texts`);
    assert.deepEqual(
      quoted.filter((text) => !known.has(text)),
      [],
    );
  });

  it('are in docs/spec-texts.md; otherwise run: npm run generate', () => {
    assert.equal(readFileSync(specTextsFile, 'utf8'), specTextsPage(found));
  });
});
