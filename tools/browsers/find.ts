import { accessSync, constants } from 'node:fs';
import { posix, win32 } from 'node:path';
import type { Engine, Program } from './programs.ts';

/** The properties of the machine that the lookup depends on; tests pass a fake machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isExecutable: (path: string) => boolean;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const thisMachine = (): Machine => ({ platform: process.platform, env: process.env, isExecutable });

const expand = (path: string, env: Machine['env']): string => path.replace(/%(.+?)%/g, (_, name) => env[name] ?? '');

const onPath = (names: readonly string[], { platform, env }: Machine): string[] => {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
};

/** Returns the path of the program. Returns undefined if it is missing, also if a variable names a missing file. */
export const findProgram = (program: Program, machine: Machine): string | undefined => {
  const named = machine.env[program.variable];
  if (named) return machine.isExecutable(named) ? named : undefined;
  const wellKnown = (program.paths[machine.platform] ?? []).map((path) => expand(path, machine.env));
  return [...wellKnown, ...onPath(program.names, machine)].find(machine.isExecutable);
};

/** Returns the path of each program of the engine by its key, or undefined when one is missing. */
export const findEngine = <E extends Engine>(
  { programs }: E,
  machine: Machine = thisMachine(),
): Record<keyof E['programs'] & string, string> | undefined => {
  const found: Record<string, string> = {};
  for (const [key, program] of Object.entries(programs)) {
    const path = findProgram(program, machine);
    if (!path) return undefined;
    found[key] = path;
  }
  return found;
};
