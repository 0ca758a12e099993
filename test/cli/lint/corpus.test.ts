import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runHere } from '../command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const corpus = resolve(root, process.env.SITE_ELEMENTS_CORPUS ?? '../shared/data');
const skip = !existsSync(corpus) && `no folder of real pages at ${corpus} (SITE_ELEMENTS_CORPUS)`;

/** The errors reported in real pages. Each was reviewed by hand: the page is wrong, not the rule. */
const trueErrors = [
  'image-alt-missing',
  'control-label-missing',
  'accessible-name-link', // links to social networks with an icon only
  'accessible-name-button', // a search button and two menu buttons with an icon only
  'duplicate-attribute-empty', // <img alt="" … alt="a description">
  'unclosed-markup-attribute', // data-html cut off in the middle of a link
  'id-reference-missing', // a label of a menu that the saved page leaves out
];

describe('real pages', { skip }, () => {
  for (const folder of ['pages', 'forms', 'blocks']) {
    it(`${folder}: no correct markup is reported as an error`, async () => {
      const { code, stdout, stderr } = await runHere(['check', '--format', 'json', join(corpus, folder)]);
      assert.notEqual(code, 2, stderr);
      const { files, findings } = JSON.parse(stdout);
      assert.ok(files > 0);
      const errors = findings.filter((finding: { severity: string }) => finding.severity === 'error');
      const codes = new Set<string>(errors.map((finding: { code: string }) => finding.code));
      assert.deepEqual(
        [...codes].filter((error) => !trueErrors.includes(error)),
        [],
      );
    });
  }
});
