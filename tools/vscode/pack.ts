import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { version } from '../package-json.ts';
import { fromRoot } from '../root.ts';
import { stageExtension } from './stage.ts';

const run = promisify(execFile);
const vsce = fromRoot('tools/vscode/node_modules/@vscode/vsce/vsce');

/** Packs the extension for VS Code, without network. `folder` is empty. Returns the path of the package in it. */
export async function packExtension(folder: string): Promise<string> {
  const staged = join(folder, 'extension');
  const packed = join(folder, `site-elements-${version}.vsix`);
  await mkdir(staged, { recursive: true });
  await stageExtension(staged);
  // Without the first option, it lists the dependencies of the folder with npm; the bundles contain them.
  const args = ['package', '--no-dependencies', '--allow-missing-repository', '--out', packed];
  await run(process.execPath, [vsce, ...args], { cwd: staged });
  return packed;
}
