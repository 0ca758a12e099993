import type { CommandCompletion, OptionCompletion, Value } from './describe.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const listed = (values: readonly string[]): string => quoted(values.join(' '));

const completeFrom = (list: readonly string[]): string =>
  `mapfile -t COMPREPLY < <(compgen -W ${listed(list)} -- "$cur")`;

const reply = (value: Value): string =>
  value === 'path' ? '_site_elements_paths "$cur"' : value === 'anything' ? 'COMPREPLY=()' : completeFrom(value);

const valueCase = (name: string, { flags, value }: OptionCompletion): string =>
  value === undefined
    ? ''
    : `    ${flags.map((flag) => quoted(`${name} ${flag}`)).join('|')}) ${reply(value)}; return ;;\n`;

const flagsOf = ({ options }: CommandCompletion): readonly string[] => options.flatMap(({ flags }) => flags);

const commandCase = (command: CommandCompletion): string =>
  `    ${quoted(command.name)})
      if [[ $cur == -* ]]; then ${completeFrom(flagsOf(command))}
      else ${command.argument ? reply(command.argument) : 'COMPREPLY=()'}; fi ;;\n`;

/** Returns the completion script for Bash 4 and later. */
export const bash = ([program, ...commands]: readonly [CommandCompletion, ...CommandCompletion[]]): string =>
  `# Completion of site-elements for Bash; written by site-elements completion bash.
_site_elements_paths() {
  compopt -o filenames 2> /dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$1")
}
_site_elements() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' at
  # Bash splits --option=value into three parts.
  [[ $cur == = ]] && cur=''
  [[ $prev == = ]] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  for ((at = 1; at < COMP_CWORD; at++)); do
    case \${COMP_WORDS[at]} in
      ${commands.map(({ name }) => name).join('|')}) command=\${COMP_WORDS[at]}; break ;;
    esac
  done
  case "$command $prev" in
${[program, ...commands].flatMap(({ name, options }) => options.map((option) => valueCase(name, option))).join('')}  esac
  case $command in
${[program, ...commands].map(commandCase).join('')}  esac
}
complete -F _site_elements site-elements
`;
