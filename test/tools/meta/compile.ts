/** Compiles a few lines against generated types, in memory. */
import { dirname } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../../../tools/root.ts';

/** A folder that does not exist: the compiled files are in it, beside the packages of the frameworks. */
const place = fromRoot('test/hosts/in-memory');

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: [],
};

/** The installed packages, parsed once for all compilations. */
const installed = new Map<string, ts.SourceFile>();

/** Returns the compiler errors in these files (paths from their own folder), as `path:line: message`. */
export const complaints = (files: Readonly<Record<string, string>>, options: ts.CompilerOptions): string[] => {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`${place}/${path}`, text]));
  const folders = new Set([...sources.keys()].flatMap((path) => [dirname(path), dirname(dirname(path))]));
  const all = { ...strict, ...options };
  const host = ts.createCompilerHost(all);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  const program = ts.createProgram([...sources.keys()], all, {
    ...host,
    fileExists: (path) => sources.has(path) || fileExists(path),
    readFile: (path) => sources.get(path) ?? readFile(path),
    directoryExists: (path) => folders.has(path) || directoryExists?.(path) === true,
    getSourceFile: (path, ...rest) => {
      const text = sources.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
      const file = installed.get(path) ?? getSourceFile(path, ...rest);
      if (file) installed.set(path, file);
      return file;
    },
  });
  return [...sources.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ start = 0, messageText }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `${path.slice(place.length + 1)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
};
