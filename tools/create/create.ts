import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot, root } from '../root.ts';
import { command } from './command.ts';
import { element } from './element.ts';
import { findNameProblem, type Names, namesOf } from './names.ts';
import { rule } from './rule.ts';
import { changedFiles, existingFiles, type FileContents, newFiles, type Scaffold } from './scaffold.ts';

const scaffolds: ReadonlyMap<string, Scaffold> = new Map(Object.entries({ element, rule, command }));

const listOf = (title: string, lines: Iterable<string>): string =>
  [title, ...[...lines].map((line) => `  ${line}`)].join('\n');

const usage = listOf(
  'Usage:',
  [...scaffolds.keys()].map((kind) => `npm run create ${kind} <name>`),
);

function write(texts: FileContents): void {
  for (const [file, text] of texts) {
    mkdirSync(dirname(fromRoot(file)), { recursive: true });
    writeFileSync(fromRoot(file), text);
  }
}

/** Runs a tool of the project. */
function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Returns why nothing can be created from these arguments, or undefined. */
export function findProblem(kind = '', name = '', ...others: readonly string[]): string | undefined {
  const scaffold = scaffolds.get(kind);
  if (!scaffold || name === '' || others.length > 0) return usage;
  const problem = findNameProblem(name);
  if (problem) return problem;
  const names = namesOf(name, scaffold.suffix);
  const existing = existingFiles(newFiles(kind, names));
  const conflict = existing.length > 0 ? listOf('These files exist:', existing) : scaffold.findConflict?.(names);
  return conflict && `The name "${name}" is taken. ${conflict}`;
}

/** The files of a new element, rule or command. */
export interface Plan {
  readonly created: FileContents;
  readonly changed: FileContents;
  readonly scaffold: Scaffold;
  readonly names: Names;
}

/** Makes all contents without writing a file, so that an error leaves nothing behind. */
export function planFiles(kind: string, name: string): Plan {
  const scaffold = scaffolds.get(kind);
  if (!scaffold) throw new Error(usage);
  const names = namesOf(name, scaffold.suffix);
  return { created: newFiles(kind, names), changed: changedFiles(scaffold.edits(names)), scaffold, names };
}

/** Writes the files of a new element, rule or command. Returns the report for the user. */
export function create(kind: string, name: string): string {
  const { created, changed, scaffold, names } = planFiles(kind, name);
  write(created);
  write(changed);
  const sources = [...created.keys(), ...changed.keys()].filter((file) => !file.endsWith('.md'));
  run(fromRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...sources);
  if (scaffold.isGenerated) run('--import', 'tsx', fromRoot('tools/generate/main.ts'));
  return [
    listOf('Created:', created.keys()),
    listOf('Added to:', changed.keys()),
    listOf('Next:', scaffold.nextSteps(names)),
  ].join('\n\n');
}
