/** The part of `convert` that other threads do: they read and convert pages, and send the result. */
import process from 'node:process';
import { SavedFiles } from '../../convert/files/saved-files.ts';
import type { InputFile } from '../../run/output-files.ts';
import { convertFile, type PageOptions, type ReadPage } from './convert-file.ts';

/** The files of a saved site, as data that threads can receive. */
export interface SiteFiles {
  /** The paths in the site, with `/`. */
  readonly places: readonly string[];
  /** The URLs under which pages were published, with the paths of their files. */
  readonly published: readonly (readonly [url: string, path: string])[];
}

export interface ConvertJob {
  readonly pages: readonly InputFile[];
  /** The same object in all jobs, which is sent once. */
  readonly site: SiteFiles;
  readonly options: PageOptions;
  readonly cwd: string;
}

/** The work of a worker thread. */
export function convertInWorker(): (job: ConvertJob) => Promise<readonly ReadPage[]> {
  const { signal } = new AbortController();
  let files: SavedFiles | undefined;
  return async ({ pages, site, options, cwd }) => {
    files ??= new SavedFiles(site.places, site.published);
    const converted: ReadPage[] = [];
    for (const page of pages)
      converted.push(await convertFile(page, files, options, { cwd, signal, stdin: process.stdin }));
    return converted;
  };
}
