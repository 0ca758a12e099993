import { createArgument } from 'commander';
import type { Register } from '../../command.ts';
import { type Shell, shells } from '../../completion/shells.ts';

export const register: Register = (program, act) => {
  program
    .command('completion')
    .description('Print a script that lets your shell complete commands, options, their values and rules.')
    .addArgument(createArgument('<shell>', 'your shell').choices(shells))
    .addHelpText(
      'after',
      `
Examples:
  site-elements completion bash \\
    > ~/.local/share/bash-completion/completions/site-elements
  site-elements completion zsh > "\${fpath[1]}/_site-elements"
  site-elements completion fish > ~/.config/fish/completions/site-elements.fish`,
    )
    .action((shell: Shell) => act(async (io) => (await import('./run.ts')).run(shell, program, io)));
};
