import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { corpus, skip } from '../../../core/model/site-context/corpus.ts';
import { runHere } from '../../command.ts';

/** The findings in real data, without notes. Each was reviewed by hand and is correct. All are embeds without a frame. */
const trueWarnings = ['entity-embed'];

describe('data of real sites', { skip }, () => {
  for (const folder of ['blocks', 'products', 'forms', 'pages']) {
    it(`${folder}: no data that sites wrote is reported as an error`, async () => {
      const { code, stdout } = await runHere(['validate', '--format', 'json', '.'], { cwd: `${corpus}/${folder}` });
      const { files, findings } = JSON.parse(stdout);
      const codes: readonly string[] = findings
        .filter(({ severity }: { readonly severity: string }) => severity !== 'info')
        .map((finding: { readonly code: string }) => finding.code);
      assert.deepEqual(
        [...new Set(codes)].filter((found) => !trueWarnings.includes(found)),
        [],
      );
      assert.deepEqual([code, files > 0], [0, true]);
    });
  }
});
