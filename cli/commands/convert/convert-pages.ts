/** Converts the pages of a run in one or several threads. Only this thread writes them, so that no file is left incomplete. */
import type { Io } from '../../command.ts';
import type { SavedFiles } from '../../convert/files/saved-files.ts';
import { type InputFile, untilInterrupted } from '../../run/output-files.ts';
import { createProgress } from '../../run/progress.ts';
import { shareWork } from '../../run/threads/share-work.ts';
import { jobsOf, threadCount } from '../../run/threads/thread-count.ts';
import { type ConvertedPage, convertFile, type PageOptions, type ReadPage } from './convert-file.ts';
import type { ConvertJob, SiteFiles } from './convert-in-worker.ts';
import type { ConvertCommandOptions } from './convert-options.ts';
import type { Output } from './output.ts';
import type { Results } from './results.ts';

/** The files of a run, and where its output and its results go. */
export interface ConvertRun {
  readonly files: SavedFiles;
  /** Absent if the pages are printed. */
  readonly output: Output | undefined;
  readonly results: Results;
}

/** The facts of the converted pages that the other files need. */
interface ConvertedPages {
  /** The hosts of the site. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a page has elements of ours. */
  readonly hasElements: boolean;
}

/** A page without the content of its file, which has been written. */
type WrittenPage = ReadPage<Omit<ConvertedPage, 'bytes'>>;

/** Converts pages, and writes or prints each. The results are in the order of the pages. */
export async function convertPages(
  pages: readonly InputFile[],
  { files, output, results }: ConvertRun,
  { site, ...options }: ConvertCommandOptions & { readonly site: SiteFiles },
  io: Io,
): Promise<ConvertedPages> {
  const { concurrency, dryRun = false, elements, out, prerender = false } = options;
  const pageOptions: PageOptions = {
    ...{ dryRun, prerender, isReported: results.isReported },
    ...(elements !== undefined && { elements }),
    ...(out !== undefined && { out }),
  };
  const progress = createProgress(pages.length, io);
  const write = ({ page, unread }: ReadPage): WrittenPage => {
    if (!page) return { ...(unread && { unread }) };
    const { bytes, ...written } = page;
    output?.write(page.place, bytes, page.kind);
    return { page: written, ...(unread && { unread }) };
  };
  const here = async (job: ConvertJob): Promise<readonly WrittenPage[]> => {
    const written: WrittenPage[] = [];
    for await (const input of untilInterrupted(job.pages, io)) {
      const read = await convertFile(input, files, pageOptions, io);
      if (!output && read.page?.kind === 'pages') await io.write(read.page.bytes);
      written.push(write(read));
      progress.step();
    }
    return written;
  };
  const hosts = new Set<string>();
  let hasElements = false;
  const answers = await shareWork<ConvertJob, readonly WrittenPage[], readonly ReadPage[]>({
    task: 'convert',
    jobs: jobsOf(pages).map((pages) => ({ pages, site, options: pageOptions, cwd: io.cwd })),
    // Pages are printed in order.
    count: output && !io.texts ? threadCount(pages.length, concurrency) : 1,
    start: io.startThread,
    signal: io.signal,
    here,
    receiver: () => (read) => {
      progress.step(read.length);
      return read.map(write);
    },
  });
  progress.end();
  for (const { page, unread } of answers.flat()) {
    if (unread) results.unread.push(unread);
    if (!page) continue;
    results.read.add(page.result.file);
    results.add(page.result, io);
    for (const host of page.hosts) hosts.add(host);
    hasElements ||= page.hasElements;
  }
  return { hosts, hasElements };
}
