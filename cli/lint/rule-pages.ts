/** Reads the pages of the rules: Markdown files beside the rules, which are in the package as well. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

export interface RulePage {
  readonly id: string;
  readonly text: string;
  /** The first paragraph, in one line. */
  readonly summary: string;
}

const folderOf = async (): Promise<string> => join(await packageRoot(), 'cli/lint/rules');
const ending = '.md';

async function readPage(folder: string, id: string): Promise<RulePage> {
  const text = await readFile(join(folder, id + ending), 'utf8');
  const [, summary = ''] = text.split(/\n{2,}/);
  return { id, text, summary: summary.replaceAll('\n', ' ') };
}

/** Reads all rule pages, sorted by id. */
export async function readRulePages(): Promise<readonly RulePage[]> {
  const folder = await folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  const ids = files.map((file) => file.slice(0, -ending.length)).sort();
  return Promise.all(ids.map((id) => readPage(folder, id)));
}
