import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { formatMessage } from '../../core/model/message-format.ts';
import type { Io } from '../command.ts';
import { createMock, type MockServer, type MockSetup } from '../mock/app.ts';
import type { PageChange } from './answer-file.ts';
import { compressResponses } from './compress-responses.ts';
import { createLive, type LiveReload } from './live/live.ts';
import { messages } from './messages.en.ts';
import { docsFolder, examplesFolder, findBundles, findPages } from './package-files.ts';
import type { ServeOptions } from './serve-options.ts';
import { servedForms } from './served-forms.ts';
import { servedProducts } from './served-products.ts';
import { servedPrompts } from './served-prompts.ts';
import { createSiteApp } from './site-app.ts';

export interface ServedApp {
  readonly mock: MockServer;
  readonly app: Hono;
  readonly live?: LiveReload | undefined;
  /** The line that reports the start. */
  readonly started: string;
  /** Whether the docs of this package are served. */
  readonly hasDocs: boolean;
}

/** The changes that prerender the pages of the folder, and those of the docs, whose policy is our own. */
export interface PrerenderChanges {
  readonly pages: PageChange;
  readonly docs: PageChange;
}

/** The app with compressed responses. */
const compressed = (app: Hono): Hono => new Hono().use('*', compressResponses()).route('/', app);

/** Creates the app that the options describe: the mock API alone, or with a folder of pages. */
export async function createServedApp(
  options: ServeOptions,
  setup: MockSetup,
  changes: PrerenderChanges,
  io: Io,
): Promise<ServedApp> {
  if (options.mockOnly) {
    const mock = createMock({}, setup);
    return {
      mock,
      app: compressed(mock.app),
      started: formatMessage(messages['serve-started-mock-only']),
      hasDocs: false,
    };
  }
  const folder = await findPages(options.dir, io.cwd);
  const { reload, overlay, followSymlinks } = options;
  const files = { followSymlinks };
  const bundles = await findBundles();
  const docs = await docsFolder();
  // A folder of the site at the same path comes first.
  const hasDocs = existsSync(docs) && !existsSync(join(folder, 'docs'));
  const mock = createMock(
    { findForm: servedForms(folder, files), findProduct: servedProducts(folder, files) },
    { ...setup, docs: hasDocs ? '/docs/' : undefined, findConsentPrompt: servedPrompts(folder, files) },
  );
  const ignored = [options.state, options.readyFile].flatMap((file) => (file === undefined ? [] : [basename(file)]));
  const live = createLive({ folder, reload, overlay, followSymlinks, ignored }, io);
  const isPrerendered = options.prerender ?? folder === (await examplesFolder());
  const prerender = isPrerendered ? changes.pages : undefined;
  const prerenderDocs = options.prerender === false ? undefined : changes.docs;
  const app = createSiteApp({ folder, bundles, docs, mock: mock.app, live, prerender, prerenderDocs, followSymlinks });
  return {
    mock,
    app: compressed(app),
    live,
    started: formatMessage(messages['serve-started'], { folder: options.dir ?? folder }),
    hasDocs,
  };
}
