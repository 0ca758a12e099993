import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { formatMessage } from '../../../core/model/message-format.ts';
import { UserError, userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { reasonOf } from '../../reason.ts';
import { removeStaleDrafts, writeFileAtomically } from '../../serve/atomic-file.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import { type Answers, askMissing, defaultAnswers } from './ask.ts';
import { messages } from './messages.en.ts';
import { findOccupied, type Occupied } from './occupied.ts';
import { type SiteFiles, templateFiles } from './template-files.ts';
import type { TemplateName } from './templates.ts';

const fail = userErrors(messages);

export interface InitOptions {
  /** The folder of the site. */
  readonly dir?: string;
  readonly template?: TemplateName;
  /** Uses the defaults instead of prompting. */
  readonly yes?: boolean;
  /** Lists the files instead of writing them. */
  readonly dryRun?: boolean;
}

/** Completes the options. @throws UserError when something is missing and there is no terminal to prompt in. */
async function completeAnswers({ dir, template, yes = false }: InitOptions, io: Io): Promise<Answers> {
  if (dir?.trim() === '') throw fail('init-empty-folder');
  if (yes || (dir !== undefined && template !== undefined))
    return { dir: dir ?? defaultAnswers.dir, template: template ?? defaultAnswers.template };
  if (!io.hasInputTerminal || !io.hasNoteTerminal)
    throw fail('init-no-answer', { missing: dir === undefined ? 'folder' : 'template' });
  return askMissing({ ...(dir !== undefined && { dir }), ...(template !== undefined && { template }) }, io);
}

/** A list for a message, cut to its first lines. */
function listOf(paths: readonly string[]): string {
  const shown = paths.length > 20 ? paths.slice(0, 19) : paths;
  const more = paths.length - shown.length;
  return [...shown, ...(more > 0 ? [formatMessage(messages['init-more-files'], { n: more })] : [])]
    .map((line) => `  ${line}`)
    .join('\n');
}

function refuseOccupied({ replaced, others }: Occupied, folder: string): void {
  if (replaced.length > 0)
    throw new UserError(messages, 'init-would-replace', { n: replaced.length, folder, files: listOf(replaced) });
  if (others.length > 0) throw fail('init-not-empty', { folder, files: listOf(others) });
}

/** Writes each file at once, so that an interrupted run leaves no half of one. Returns the number of files. */
async function writeFiles(folder: string, files: SiteFiles, { cwd, signal }: Io): Promise<number> {
  let written = 0;
  for (const [path, text] of files) {
    if (signal.aborted) break;
    const file = join(folder, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      await removeStaleDrafts(file);
      await writeFileAtomically(file, text);
    } catch (cause) {
      throw fail('init-unwritable', { file: withSlashes(relative(cwd, file)), reason: reasonOf(cause) }, cause);
    }
    written++;
  }
  return written;
}

/** Quotes a path for the shell if it needs that. */
const quote = (path: string): string => {
  if (/^[\w./@%+,:-]+$/.test(path) && !path.startsWith('-')) return path;
  return sep === '\\' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
};

function noteKept(kept: readonly string[], files: SiteFiles, { note }: Io): void {
  for (const file of kept) {
    const lines = file === '.gitignore' ? (files.get(file) ?? '').trim().replaceAll('\n', ', ') : '';
    const code = lines === '' ? 'init-kept' : 'init-kept-ignore';
    note(`${formatMessage(messages[code], { file, lines })}\n`);
  }
}

/** Creates a site from a template. @throws UserError when the folder is not empty. */
export async function run(options: InitOptions, io: Io): Promise<ExitCode> {
  const answers = await completeAnswers(options, io).catch((error: unknown) => {
    // The end of the input is then that of an interruption.
    if (!io.signal.aborted) throw error;
  });
  if (!answers) return 130;
  const { dir, template } = answers;
  const folder = resolve(io.cwd, dir);
  const files = new Map(await templateFiles(template, basename(folder)));
  const occupied = await findOccupied(folder, dir, files);
  refuseOccupied(occupied, dir);
  noteKept(occupied.kept, files, io);
  for (const path of occupied.kept) files.delete(path);
  if (options.dryRun) {
    await io.write([...files.keys(), ''].join('\n'));
    return 0;
  }
  const n = await writeFiles(folder, files, io);
  if (io.signal.aborted) return 130;
  io.note(`${formatMessage(messages['init-done'], { n, folder: dir })}\n${messages['init-next']}\n`);
  const steps = [...(folder === resolve(io.cwd) ? [] : [`cd ${quote(dir)}`]), 'npm install', 'npm start'];
  await io.write(steps.map((step) => `  ${step}\n`).join(''));
  return 0;
}
