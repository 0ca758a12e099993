/** Packs the extension for VS Code: `npm run vscode` writes `.cache/vscode/site-elements-<version>.vsix`. */
import { rm, stat } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { packExtension } from './pack.ts';

const folder = fromRoot('.cache/vscode');
await rm(folder, { recursive: true, force: true });
const packed = await packExtension(folder);
const { size } = await stat(packed);
console.log(`${packed} (${(size / 1024).toFixed(0)} KB)`);
