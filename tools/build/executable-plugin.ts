import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputAsset, OutputChunk, Plugin } from 'rollup';

const shebang = '#!/usr/bin/env node\n';

const isProgram = (file: OutputAsset | OutputChunk): file is OutputChunk =>
  file.type === 'chunk' && file.isEntry && file.name === 'main';

/** Makes the entry called main executable: sets the file mode, and adds the first line if the source has none. */
export const executable = (): Plugin => ({
  name: 'executable',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (isProgram(file) && !file.code.startsWith('#!')) file.code = shebang + file.code;
    }
  },
  async writeBundle({ dir = '' }, bundle) {
    const entries = Object.values(bundle).filter(isProgram);
    await Promise.all(entries.map(({ fileName }) => chmod(join(dir, fileName), 0o755)));
  },
});
