/** The command tree: descriptions and options only. The code of a command is imported when it runs. */
import { Command } from 'commander';
import { version } from '../package.json';
import type { Act, Io, Register } from './command.ts';
import { register as registerCheck } from './commands/check/command.ts';
import { register as registerCompletion } from './commands/completion/command.ts';
import { register as registerContract } from './commands/contract/command.ts';
import { register as registerConvert } from './commands/convert/command.ts';
import { register as registerExplain } from './commands/explain/command.ts';
import { register as registerInit } from './commands/init/command.ts';
import { register as registerLint } from './commands/lint/command.ts';
import { register as registerLsp } from './commands/lsp/command.ts';
import { register as registerMerge } from './commands/merge/command.ts';
import { register as registerPreload } from './commands/preload/command.ts';
import { register as registerPrerender } from './commands/prerender/command.ts';
import { register as registerPrintConfig } from './commands/print-config/command.ts';
import { register as registerRules } from './commands/rules/command.ts';
import { register as registerSchema } from './commands/schema/command.ts';
import { register as registerServe } from './commands/serve/command.ts';
import { register as registerValidate } from './commands/validate/command.ts';
import { columnsOf } from './report/reporters/display.ts';

const commands: readonly Register[] = [
  registerCheck,
  registerValidate,
  registerLint,
  registerMerge,
  registerRules,
  registerExplain,
  registerPrintConfig,
  registerSchema,
  registerPreload,
  registerPrerender,
  registerConvert,
  registerInit,
  registerServe,
  registerLsp,
  registerContract,
  registerCompletion,
];

const closing = `
Exit codes:
  0    clean
  1    findings at or above --fail-on, or more warnings than --max-warnings
  2    wrong usage, a file that cannot be read, or nothing matched
  130  interrupted
`;

/**
 * Replaces Commander's own help command, which prints the help of the program for an unknown command, without an error.
 */
function addHelp(program: Command): void {
  program
    .command('help [command]')
    .description('Print the help of a command.')
    .action((name: string | undefined) => {
      const command = name === undefined ? program : program.commands.find((one) => one.name() === name);
      if (command) command.help();
      // Parsing an unknown command throws its error, with a suggestion.
      program.parse([name ?? ''], { from: 'user' });
    });
}

/**
 * Creates the program. It writes to `io` and passes the job of a command to `act`. Wrong usage throws a
 * CommanderError.
 */
export function createProgram(io: Io, act: Act): Command {
  const program = new Command('site-elements')
    .description('Checks the pages and configs of sites made with site-elements, and serves them with a mock API.')
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: io.write, writeErr: io.note })
    .addHelpText('after', '\nExample:\n  site-elements check "pages/**/*.html"')
    .addHelpText('after', closing)
    .configureHelp({ helpWidth: columnsOf(io) ?? 80 });
  program.showHelpAfterError('See site-elements --help or site-elements <command> --help.');
  for (const register of commands) register(program, act);
  addHelp(program);
  return program;
}
