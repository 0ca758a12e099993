import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { examplesFolder, findBundles } from '../../../cli/serve/package-files.ts';
import { isUserError } from '../../../core/model/user-error.ts';
import { fromRoot } from '../../../tools/root.ts';
import { createSiteFolder } from './site-folder.ts';

describe('finding the files of the package', () => {
  let site: Awaited<ReturnType<typeof createSiteFolder>>;
  beforeEach(async () => {
    site = await createSiteFolder();
  });
  afterEach(() => site.remove());

  it('uses the newest version in numeric order, not in alphabetical order', async () => {
    assert.equal(await findBundles(site.root), join(site.root, 'dist/cdn/0.10.0'));
  });

  for (const missing of ['dist/cdn', 'dist/cdn/0.10.0/site.js']) {
    it(`names the command to run when ${missing} is missing`, async () => {
      await rm(join(site.root, missing), { recursive: true });
      await assert.rejects(findBundles(site.root), (error) => {
        assert.ok(isUserError(error));
        assert.match(error.message, new RegExp(missing));
        assert.match(error.help ?? '', /npm run build/);
        return true;
      });
    });
  }

  it('finds the examples', async () => {
    assert.equal(await examplesFolder(), fromRoot('examples'));
  });
});
