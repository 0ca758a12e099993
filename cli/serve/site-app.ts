import { existsSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { formatMessage } from '../../core/model/message-format.ts';
import { wantsPage } from '../mock/routes/html-page.ts';
import { isInside } from '../text/is-inside.ts';
import { type AnswerFile, chainChanges, createFileAnswers, noStoreHeaders, type PageChange } from './answer-file.ts';
import { type FindOptions, type FindResult, findFile } from './find-file.ts';
import { displayPath, docsMissingPage, folderPage, missingPage } from './generated-pages.ts';
import { type LiveReload, livePath } from './live/live.ts';
import { messages } from './messages.en.ts';
import { createPageList, type ListPages } from './page-list.ts';

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
  /** Prerenders the pages of the folder. */
  readonly prerender?: PageChange | undefined;
  /** Prerenders the pages of the docs. */
  readonly prerenderDocs?: PageChange | undefined;
}

/** The options, and what all requests share. */
interface Site extends SiteAppOptions {
  readonly answerFile: AnswerFile;
  readonly listPages: ListPages;
}

/** The path of the built elements, which is the same for all versions and served folders. */
const bundlePath = '/site-elements/';

// One slash at the start: with two, a redirect to this path would lead to another host.
const pathOf = (context: Context): string => new URL(context.req.url).pathname.replace(/^\/+/, '/');

const docsPath = /^\/docs(\/.*|$)/;

async function answerMissing(context: Context, { docs, listPages }: Site): Promise<Response> {
  const path = pathOf(context);
  // A script, image or stylesheet needs no list of pages.
  if (!wantsPage(context))
    return context.text(
      `${formatMessage(messages['serve-file-missing'], { path: displayPath(path) })}\n`,
      404,
      noStoreHeaders,
    );
  const areUnbuilt = docs !== undefined && docsPath.test(path) && !existsSync(docs);
  return context.html(areUnbuilt ? docsMissingPage() : missingPage(listPages, path), 404, noStoreHeaders);
}

async function answerBundle(context: Context, site: Site): Promise<Response> {
  const found = await findFile(site.bundles, `/${pathOf(context).slice(bundlePath.length)}`);
  const answer = found.kind === 'file' ? await site.answerFile(context, found) : undefined;
  return answer ?? answerMissing(context, site);
}

/** Finds a page in the folder, then in the docs: a site may have its own `/docs`. */
async function findPage({ folder, docs, followSymlinks }: SiteAppOptions, path: string): Promise<FindResult> {
  const found = await findFile(folder, path, { followSymlinks });
  const [, inDocs] = docsPath.exec(path) ?? [];
  return found.kind === 'nothing' && docs && inDocs !== undefined ? findFile(docs, inDocs) : found;
}

const isFrame = (context: Context): boolean => /^i?frame$/.test(context.req.header('sec-fetch-dest') ?? '');

/** The changes of a page: only those of the served folder are reloaded. */
function changeOf(context: Context, path: string, site: Site): PageChange | undefined {
  const { folder, live, prerender, prerenderDocs } = site;
  if (!isInside(path, folder)) return prerenderDocs;
  // A frame may be sandboxed, so that it cannot load the script.
  return chainChanges([...(prerender ? [prerender] : []), ...(live && !isFrame(context) ? [live.inject] : [])]);
}

async function answerPage(context: Context, site: Site): Promise<Response> {
  const { live, answerFile } = site;
  const path = pathOf(context);
  if (live && path.startsWith(livePath)) return live.answer(context, path.slice(livePath.length));
  const found = await findPage(site, path);
  if (found.kind === 'file')
    return (await answerFile(context, found, changeOf(context, found.path, site))) ?? answerMissing(context, site);
  if (found.kind === 'moved') return context.redirect(`${path}/${new URL(context.req.url).search}`, 302);
  if (found.kind === 'outside')
    return context.text(`${formatMessage(messages['serve-symlink-refused'], { path })}\n`, 403, noStoreHeaders);
  if (found.kind === 'folder') return context.html(folderPage(found.path, path), 200, noStoreHeaders);
  return answerMissing(context, site);
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
  const site = { ...options, answerFile: createFileAnswers(), listPages: createPageList(options.folder) };
  app.route('/', options.mock);
  app.get(`${bundlePath}*`, (context) => answerBundle(context, site));
  app.get('*', (context) => answerPage(context, site));
  app.all('*', refuseMethod);
  return app;
}
