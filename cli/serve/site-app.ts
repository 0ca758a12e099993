import { existsSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { formatMessage } from '../../core/model/message-format.ts';
import { type AnswerFile, createFileAnswers, noStoreHeaders } from './answer-file.ts';
import { type FindOptions, type FindResult, findFile } from './find-file.ts';
import { docsMissingPage, folderPage, missingPage } from './generated-pages.ts';
import { type LiveReload, livePath } from './live/live.ts';
import { messages } from './messages.en.ts';

export interface SiteAppOptions extends FindOptions {
  /** The folder with the pages, absolute. */
  readonly folder: string;
  /** The folder with the built elements, absolute. */
  readonly bundles: string;
  /** The folder with the docs, absolute; it may be missing. */
  readonly docs?: string;
  /** The mock API; its routes come first. */
  readonly mock: Hono;
  /** Live reload and findings. */
  readonly live?: LiveReload | undefined;
}

/** The path of the built elements, which is the same for all versions and served folders. */
const bundlePath = '/site-elements/';

// One slash at the start: with two, a redirect to this path would lead to another host.
const pathOf = (context: Context): string => new URL(context.req.url).pathname.replace(/^\/+/, '/');

const docsPath = /^\/docs(\/.*|$)/;

async function answerMissing(context: Context, { folder, docs }: SiteAppOptions): Promise<Response> {
  const path = pathOf(context);
  const areUnbuilt = docs !== undefined && docsPath.test(path) && !existsSync(docs);
  return context.html(areUnbuilt ? docsMissingPage() : missingPage(folder, path), 404, noStoreHeaders);
}

async function answerBundle(context: Context, options: SiteAppOptions, answerFile: AnswerFile): Promise<Response> {
  const found = await findFile(options.bundles, `/${pathOf(context).slice(bundlePath.length)}`);
  const answer = found.kind === 'file' ? await answerFile(context, found) : undefined;
  return answer ?? answerMissing(context, options);
}

/** Finds a page in the folder, then in the docs: a site may have its own `/docs`. */
async function findPage({ folder, docs, followSymlinks }: SiteAppOptions, path: string): Promise<FindResult> {
  const found = await findFile(folder, path, { followSymlinks });
  const [, inDocs] = docsPath.exec(path) ?? [];
  return found.kind === 'nothing' && docs && inDocs !== undefined ? findFile(docs, inDocs) : found;
}

const isFrame = (context: Context): boolean => /^i?frame$/.test(context.req.header('sec-fetch-dest') ?? '');

async function answerPage(context: Context, options: SiteAppOptions, answerFile: AnswerFile): Promise<Response> {
  const { folder, live } = options;
  const path = pathOf(context);
  if (live && path.startsWith(livePath)) return live.answer(context, path.slice(livePath.length));
  const found = await findPage(options, path);
  // Only the served folder gets the script; a frame may be sandboxed.
  const isOwn = found.kind === 'file' && found.path.startsWith(folder) && !isFrame(context);
  if (found.kind === 'file')
    return (await answerFile(context, found, isOwn ? live?.inject : undefined)) ?? answerMissing(context, options);
  if (found.kind === 'moved') return context.redirect(`${path}/${new URL(context.req.url).search}`, 302);
  if (found.kind === 'outside')
    return context.text(`${formatMessage(messages['serve-symlink-refused'], { path })}\n`, 403, noStoreHeaders);
  if (found.kind === 'folder') return context.html(folderPage(found.path, path), 200, noStoreHeaders);
  return answerMissing(context, options);
}

function refuseMethod(context: Context): Response {
  const { method } = context.req;
  return context.text(formatMessage(messages['serve-method-refused'], { method }), 405, {
    ...noStoreHeaders,
    allow: 'GET, HEAD',
  });
}

/**
 * Creates the app of the site: mock API, bundles under `/site-elements/`, then the folder. GET routes also answer
 * HEAD.
 */
export function createSiteApp(options: SiteAppOptions): Hono {
  const app = new Hono();
  const answerFile = createFileAnswers();
  app.route('/', options.mock);
  app.get(`${bundlePath}*`, (context) => answerBundle(context, options, answerFile));
  app.get('*', (context) => answerPage(context, options, answerFile));
  app.all('*', refuseMethod);
  return app;
}
