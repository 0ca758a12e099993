/** The script that `serve` adds to pages: it reloads them on changes and shows their findings. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { readClient } from '../../client-files.ts';
import type { Io } from '../../command.ts';
import { FileWatcher } from '../../run/watch.ts';
import { noStoreHeaders, type PageChange } from '../answer-file.ts';
import { type FindOptions, findFile } from '../find-file.ts';
import { messages } from '../messages.en.ts';
import { withScript } from './script-tag.ts';

export interface LiveOptions extends FindOptions {
  /** The folder with the pages, absolute. */
  readonly folder: string;
  readonly reload: boolean;
  readonly overlay: boolean;
  /** Prefixes of names of files that may change without a reload. */
  readonly ignored: readonly string[];
}

export interface LiveReload {
  /** Adds the script to pages. */
  readonly inject: PageChange;
  /** Answers the requests of the script, by the last segment of their path. */
  readonly answer: (context: Context, name: string) => Promise<Response>;
  end(): void;
}

/** Whether the file is a draft, which editors write beside the edited file. */
const isDraft = (name: string): boolean => /^\.|~$|\.tmp$/.test(name);

/** Notifies listeners about changes; watches the folder from the first listener on. */
class Changes {
  readonly #listeners = new Set<() => void>();
  readonly #watched: FileWatcher;
  readonly #folder: string;
  #isEnded = false;
  #isStarted = false;

  constructor({ folder, ignored }: LiveOptions) {
    this.#folder = folder;
    this.#watched = new FileWatcher((name) => !isDraft(name) && !ignored.some((start) => name.startsWith(start)));
  }

  async #notify(): Promise<void> {
    while (!this.#isEnded) {
      await this.#watched.change();
      if (!this.#isEnded) for (const listener of this.#listeners) listener();
    }
  }

  /** Throws a UserError if the folder cannot be watched. */
  listen(listener: () => void): () => void {
    if (!this.#isStarted) this.#watched.watchTree(this.#folder);
    if (!this.#isStarted) void this.#notify();
    this.#isStarted = true;
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(): void {
    this.#isEnded = true;
    this.#watched.end();
  }
}

/** Streams changes as server-sent events. The id of this run shows a reconnecting page whether the server restarted. */
function eventStream(changes: Changes, run: string): ReadableStream<string> {
  let stop = (): void => {};
  return new ReadableStream<string>({
    start(controller) {
      controller.enqueue(`retry: 500\nevent: run\ndata: ${run}\n\n`);
      // A page that reads slowly needs only one of several waiting changes; the first event may wait as well.
      stop = changes.listen(() => {
        if ((controller.desiredSize ?? 0) > -2) controller.enqueue('event: change\ndata:\n\n');
      });
    },
    cancel: () => stop(),
  });
}

async function answerFindings(context: Context, { folder, followSymlinks }: LiveOptions, io: Io): Promise<Response> {
  const found = await findFile(folder, context.req.query('page') ?? '/', { followSymlinks });
  if (found.kind !== 'file' || !/\.html?$/i.test(found.path))
    return context.json({ findings: [] }, 200, noStoreHeaders);
  // Loaded by the first request, so that the server starts fast.
  const { pageFindings } = await import('./page-findings.ts');
  return context.json({ findings: await pageFindings(found.path, folder, io) }, 200, noStoreHeaders);
}

async function answerScript(context: Context): Promise<Response> {
  const script = await readClient('live');
  if (script === undefined) return context.text(formatMessage(messages['serve-live-missing']), 404, noStoreHeaders);
  return context.body(script, 200, { ...noStoreHeaders, 'content-type': 'text/javascript; charset=utf-8' });
}

/** The path below which the script and its requests are served. */
export const livePath = '/__serve/';

/** Creates the live features of pages. Returns undefined if both are off. */
export function createLive(options: LiveOptions, io: Io): LiveReload | undefined {
  const { reload, overlay } = options;
  if (!reload && !overlay) return undefined;
  const changes = new Changes(options);
  const run = crypto.randomUUID();
  const parts = [...(reload ? ['reload'] : []), ...(overlay ? ['overlay'] : [])];
  return {
    inject: {
      name: parts.join('-'),
      apply: (content) => withScript(content, `${livePath}live.js?${parts.join('&amp;')}`),
    },
    async answer(context, name) {
      if (name === 'live.js') return answerScript(context);
      if (name === 'findings') return answerFindings(context, options, io);
      if (name !== 'events') return context.notFound();
      const headers = { ...noStoreHeaders, 'content-type': 'text/event-stream; charset=utf-8' };
      // A stream never ends, and the client does not read it.
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      return context.body(eventStream(changes, run).pipeThrough(new TextEncoderStream()), 200, headers);
    },
    end: () => changes.end(),
  };
}
