import type { Command } from 'commander';
import type { ExitCode, Io } from '../../command.ts';
import { bash } from '../../completion/bash.ts';
import { type CommandCompletion, describeProgram } from '../../completion/describe.ts';
import { fish } from '../../completion/fish.ts';
import type { Shell } from '../../completion/shells.ts';
import { zsh } from '../../completion/zsh.ts';
import { readRulePages } from '../../lint/rule-pages.ts';

const scripts: Readonly<Record<Shell, (commands: readonly [CommandCompletion, ...CommandCompletion[]]) => string>> = {
  bash,
  zsh,
  fish,
};

/** Prints the script for a shell. */
export async function run(shell: Shell, program: Command, io: Io): Promise<ExitCode> {
  const rule = (await readRulePages()).map(({ id }) => id);
  io.write(scripts[shell](describeProgram(program, { rule })));
  return 0;
}
