/** A copy of this project in a temporary folder, so that tests can add files to it. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { fromRoot, root } from '../../../tools/root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const copied = ['cli', 'core', 'docs', 'elements', 'examples', 'test', 'tools'];
const files = [
  '.gitignore',
  'README.md',
  'biome.json',
  'css.d.ts',
  'globals.d.ts',
  'leaflet.d.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

const isCopied = (path: string): boolean => !/[\\/](?:node_modules|references|pictures)$/.test(path);

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export class ProjectCopy {
  readonly folder = temporaryFolder();

  constructor() {
    for (const name of [...copied, ...files])
      cpSync(fromRoot(name), join(this.folder, name), { recursive: true, filter: isCopied });
    for (const packages of ['node_modules', 'test/runner/node_modules'])
      symlinkSync(fromRoot(packages), join(this.folder, packages), 'junction');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Runs Node in the copy. */
  run(...args: readonly string[]): Promise<Ended> {
    // A test runner that is started by a test would report to the outer one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const child = spawn(process.execPath, args, { cwd: this.folder, env: { ...env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }

  /** Returns the type errors of these files. */
  typeErrors(names: readonly string[]): readonly string[] {
    const { config } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['*.d.ts'] }, ts.sys, this.folder);
    const paths = [...names, 'css.d.ts', 'globals.d.ts', 'leaflet.d.ts'].map((name) => join(this.folder, name));
    const program = ts.createProgram(paths, options);
    return paths
      .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
      .map(
        ({ file, messageText }) =>
          `${relative(this.folder, file?.fileName ?? root)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
  }
}
