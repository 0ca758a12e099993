import { readFileSync } from 'node:fs';
import { type ChunkList, withImports } from '../cli/preload/chunk-list.ts';
import { fromRoot } from '../tools/root.ts';

/** The build on React 19, and the one on Preact. */
export const builds = ['react', 'slim'] as const;
export type Build = (typeof builds)[number];

const folder = 'dist/cdn/current';

/** The URL of the files of a build. */
export const addressOf = (build: Build): string => (build === 'slim' ? '/site-elements/slim/' : '/site-elements/');

const pathOf = (build: Build, file: string): string => `${folder}/${build === 'slim' ? 'slim/' : ''}${file}`;

/** The text of a built file. */
export const readBuilt = (build: Build, file: string): string => readFileSync(fromRoot(pathOf(build, file)), 'utf8');

/** The stylesheet of all elements: it is beside the scripts of the React build and serves both. */
export const readSheet = (): string => readBuilt('react', 'site-elements.css');

/** The stylesheet of prerendered elements whose styles are linked. */
export const prerenderedSheet = '/site-elements/prerendered.css';

/** The chunk list that the build wrote. */
export const chunksOf = (build: Build): ChunkList => JSON.parse(readBuilt(build, 'chunks.json'));

/** The files and everything that they import, each once. */
export const closureOf = (build: Build, ...files: readonly string[]): readonly string[] =>
  withImports(files, chunksOf(build));

/** Every built script and the stylesheets, by the URL that pages use. */
export const ourFiles = (): Readonly<Record<string, string>> => ({
  '/site-elements/site-elements.css': readSheet(),
  [prerenderedSheet]: readBuilt('react', 'prerendered.css'),
  ...Object.fromEntries(
    builds.flatMap((build) =>
      Object.keys(chunksOf(build).files).map((file) => [addressOf(build) + file, readBuilt(build, file)]),
    ),
  ),
});
