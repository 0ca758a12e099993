/** Lists the files that have changed according to Git. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { codeOf } from '../reason.ts';
import { withSlashes } from '../text/with-slashes.ts';

const fail = userErrors(messages);

const execute = promisify(execFile);

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd, maxBuffer: 2 ** 28 });
  return stdout;
}

const listed = (text: string): readonly string[] => text.split('\0').filter(Boolean);

async function topOf(cwd: string): Promise<string> {
  const top = await git(cwd, 'rev-parse', '--show-toplevel').catch((cause: unknown) => {
    throw codeOf(cause) === 'ENOENT' ? fail('git-missing', {}, cause) : fail('git-no-tree', {}, cause);
  });
  return top.replace(/\r?\n$/, '');
}

/** Returns the commit to compare with: the merge base of this branch and `since`, or else the last commit. */
async function baseOf(top: string, since = 'HEAD'): Promise<string> {
  const base = async (): Promise<string> => {
    const commit = await git(top, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`);
    return git(top, 'merge-base', commit.trim(), 'HEAD');
  };
  return (await base().catch((cause: unknown) => Promise.reject(fail('git-no-commit', { since }, cause)))).trim();
}

/**
 * Returns the files that differ from a commit, committed or not, and new files that Git does not ignore, with the
 * paths that findings have.
 *
 * @throws UserError when Git is missing, the folder is not in a repository, or no such commit exists.
 */
export async function changedFiles(since: string | undefined, { cwd }: Pick<Io, 'cwd'>): Promise<ReadonlySet<string>> {
  const top = await topOf(cwd);
  const base = await baseOf(top, since);
  const changed = await git(top, 'diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', base, '--');
  const added = await git(top, 'ls-files', '-z', '--others', '--exclude-standard');
  const here = await realpath(cwd);
  const nameOf = (path: string): string => withSlashes(relative(here, join(top, path)));
  return new Set([...listed(changed), ...listed(added)].map(nameOf));
}
