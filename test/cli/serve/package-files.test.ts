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

  it('finds the bundles', async () => {
    assert.equal(await findBundles(site.root), join(site.root, 'dist/cdn/current'));
  });

  it('names the missing file and the command to run when the bundles are not built', async () => {
    await rm(join(site.root, 'dist'), { recursive: true });
    await assert.rejects(findBundles(site.root), (error) => {
      assert.ok(isUserError(error));
      assert.match(error.message, /dist\/cdn\/current\/site\.js/);
      assert.match(error.help ?? '', /npm run build/);
      return true;
    });
  });

  it('finds the examples', async () => {
    assert.equal(await examplesFolder(), fromRoot('examples'));
  });
});
