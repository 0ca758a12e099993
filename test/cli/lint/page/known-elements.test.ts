import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { elements } from '../../../../cli/lint/page/known-elements.ts';
import { runHere } from '../../command.ts';

const folder = fileURLToPath(new URL('../../../../elements', import.meta.url));

describe('the elements of the package', () => {
  it('are all known to check', () => {
    assert.deepEqual(
      [...elements.keys()].sort(),
      readdirSync(folder)
        .map((name) => `site-${name}`)
        .sort(),
    );
  });

  it('are used correctly in our own examples', async () => {
    const { stdout } = await runHere(['check', '--format', 'json', 'examples']);
    const { findings }: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(stdout);
    // The examples are served by `site-elements serve`, which answers the paths of the elements.
    const others = findings.filter(({ code }) => code !== 'resource-path-elements');
    assert.deepEqual(others, []);
    assert.ok(others.length < findings.length, 'the examples load the elements');
  });

  it('are checked against their contracts', async () => {
    const page = '<site-dialog dialog-style="3" width="50%"><p>Hi</p></site-dialog><site-gallery slides-per-row="0">';
    const { stdout } = await runHere(['check', '--format', 'json', '-'], { stdin: page });
    const [finding, ...others] = JSON.parse(stdout).findings;
    assert.deepEqual(others, []);
    assert.equal(finding.code, 'element-value-unknown');
    assert.match(finding.help, /^Use a whole number from 1 to 12, or one for each minimum width/);
    assert.equal(page.slice(finding.start.offset, finding.end.offset), '0');
  });
});
