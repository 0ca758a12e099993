import type { CommandCompletion, OptionCompletion, Value } from './describe.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** Escapes a description, which is in brackets. */
const described = (text: string): string => text.replace(/[[\]\\:]/g, '\\$&');

const action = (value: Value): string =>
  value === 'path' ? ':path:_files' : value === 'anything' ? ':value: ' : `:value:(${value.join(' ')})`;

const specOf = ({ flags, description, value }: OptionCompletion): readonly string[] =>
  flags.map((flag) => {
    const takes = value === undefined ? '' : `${flag.startsWith('--') ? '=' : '+'}`;
    return quoted(`*${flag}${takes}[${described(description)}]${value === undefined ? '' : action(value)}`);
  });

const argumentOf = ({ argument }: CommandCompletion): readonly string[] =>
  argument === undefined ? [] : [quoted(argument === 'path' ? '*:path:_files' : `1${action(argument)}`)];

const commandCase = (command: CommandCompletion): string =>
  `    ${command.name})
      _arguments -s ${[...command.options.flatMap(specOf), ...argumentOf(command)].join(' \\\n        ')} ;;\n`;

/** Returns the completion script for Zsh, for a file named `_site-elements` in a folder of `fpath`. */
export const zsh = ([program, ...commands]: readonly [CommandCompletion, ...CommandCompletion[]]): string =>
  `#compdef site-elements
# Completion of site-elements for Zsh; written by site-elements completion zsh.
_site_elements() {
  local -a commands
  local curcontext="$curcontext" state line
  typeset -A opt_args
  commands=(
${commands.map(({ name, description }) => `    ${quoted(`${name}:${description.replaceAll(':', '\\:')}`)}\n`).join('')}  )
  _arguments -C ${program.options.flatMap(specOf).join(' ')} '1:command:->command' '*::argument:->argument'
  if [[ $state == command ]]; then
    _describe command commands
    return
  fi
  case $line[1] in
${commands.map(commandCase).join('')}  esac
}
if [[ $funcstack[1] == _site-elements ]]; then _site_elements "$@"; else compdef _site_elements site-elements; fi
`;
