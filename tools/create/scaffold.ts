import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { fromRoot } from '../root.ts';
import { fillTemplate, type Names } from './names.ts';

/** A change of a file that exists. */
export interface Edit {
  readonly file: string;
  change(text: string): string;
}

/** Something that can be created: its templates are in `templates/<kind>`, at the paths of the files. */
export interface Scaffold {
  /** Suffix for names of variables that would be reserved words of JavaScript. */
  readonly suffix: string;
  /** Returns why the name is taken although no file of that name exists, or undefined. */
  findConflict?(names: Names): string | undefined;
  edits(names: Names): readonly Edit[];
  /** Whether some of its files are completed by `npm run generate`. */
  readonly isGenerated?: boolean;
  /** The tasks that remain, one per line. */
  nextSteps(names: Names): readonly string[];
}

/** Contents of files, by path relative to the repository. */
export type FileContents = ReadonlyMap<string, string>;

const ending = '.template';

/** Returns the new files of a kind. */
export function newFiles(kind: string, names: Names): FileContents {
  const folder = fromRoot(`tools/create/templates/${kind}`);
  const templates = globSync(`**/*${ending}`, { cwd: folder }).sort();
  return new Map(
    templates.map((template) => [
      fillTemplate(template.slice(0, -ending.length), names),
      fillTemplate(readFileSync(join(folder, template), 'utf8'), names),
    ]),
  );
}

/** Returns the changed contents of the files that list the new one. */
export const changedFiles = (edits: readonly Edit[]): FileContents =>
  new Map(edits.map(({ file, change }) => [file, change(readFileSync(fromRoot(file), 'utf8'))]));

/** Returns the files that would be overwritten. */
export const existingFiles = (files: FileContents): readonly string[] =>
  [...files.keys()].filter((file) => existsSync(fromRoot(file)));
