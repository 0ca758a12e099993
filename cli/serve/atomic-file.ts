import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically: no reader finds an incomplete file, even after a crash. */
export async function writeFileAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the drafts of `file` that killed runs left behind. In a container, a killed run may have had the same pid.
 */
export async function removeStaleDrafts(file: string): Promise<void> {
  const [folder, name] = [dirname(file), basename(file)];
  const names = await readdir(folder).catch(() => []);
  const stale = names.filter((one) => {
    const pid = one.startsWith(`${name}.`) ? /^\.(\d+)\.tmp$/.exec(one.slice(name.length))?.[1] : undefined;
    return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
  });
  await Promise.all(stale.map((one) => rm(join(folder, one), { force: true })));
}
