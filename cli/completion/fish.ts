import type { CommandCompletion, OptionCompletion, Value } from './describe.ts';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const taking = (value: Value | undefined): string =>
  value === undefined
    ? ''
    : value === 'path'
      ? ' -r -F'
      : value === 'anything'
        ? ' -x'
        : ` -x -a ${quoted(value.join(' '))}`;

const flag = (text: string): string => (text.startsWith('--') ? ` -l ${text.slice(2)}` : ` -s ${text.slice(1)}`);

const optionLine = (when: string, { flags, description, value }: OptionCompletion): string =>
  `complete -c site-elements -n ${when}${flags.map(flag).join('')} -d ${quoted(description)}${taking(value)}\n`;

const argumentLine = (when: string, argument: Value): string =>
  argument === 'path'
    ? `complete -c site-elements -n ${when} -F\n`
    : argument === 'anything'
      ? ''
      : `complete -c site-elements -n ${when} -a ${quoted(argument.join(' '))}\n`;

const atTop = '__fish_use_subcommand';

function commandLines(command: CommandCompletion): string {
  const { name, description, options, argument } = command;
  const when = quoted(`__fish_seen_subcommand_from ${name}`);
  return [
    `complete -c site-elements -n ${atTop} -a ${name} -d ${quoted(description)}\n`,
    ...options.map((option) => optionLine(when, option)),
    ...(argument === undefined ? [] : [argumentLine(when, argument)]),
  ].join('');
}

/** Returns the completion script for fish. */
export const fish = ([program, ...commands]: readonly [CommandCompletion, ...CommandCompletion[]]): string =>
  `# Completion of site-elements for fish; written by site-elements completion fish.
complete -c site-elements -f
${program.options.map((option) => optionLine(atTop, option)).join('')}${commands.map(commandLines).join('')}`;
