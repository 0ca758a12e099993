/** A page for each command: its declaration, and the text of `docs/commands/<name>.md` if it exists. */
import { existsSync } from 'node:fs';
import type { Command, Option } from 'commander';
import type { Io } from '../../../cli/command.ts';
import { createProgram } from '../../../cli/program.ts';
import { fromRoot } from '../../root.ts';
import { readPieces } from '../include.ts';
import type { DocsPage, Piece } from '../page.ts';

interface Help {
  readonly text: string;
  readonly command: Command;
}

/** The commands with their help. */
function helps(): readonly Help[] {
  const output: string[] = [];
  // Printing help uses nothing else.
  const io = {
    write: (text: string) => void output.push(text),
    note: () => {},
    env: {},
    isTerminal: false,
  } as unknown as Io;
  const { commands } = createProgram(io, async () => {});
  return commands.map((command) => {
    output.length = 0;
    command.outputHelp();
    return { command, text: output.join('') };
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/([<>])/g, '\\$1');

const choices = ({ argChoices }: Option): string =>
  argChoices ? ` One of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}.` : '';

const initial = ({ defaultValue }: Option): string =>
  defaultValue === undefined || defaultValue === false ? '' : ` Default: \`${defaultValue}\`.`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const optionRow = (option: Option): string =>
  `| \`${option.flags.replaceAll('|', '\\|')}\` | ${cell(sentence(option.description))}${choices(option)}${initial(option)} |`;

const optionTable = (options: readonly Option[]): string =>
  options.length === 0
    ? ''
    : `## Options\n\n| option | what it does |\n|---|---|\n${options.map(optionRow).join('\n')}\n`;

const argumentList = ({ registeredArguments }: Command): string =>
  registeredArguments.map((argument) => `- \`${argument.name()}\`: ${cell(argument.description)}`).join('\n');

const partOf = (help: string, title: string): string =>
  new RegExp(`^${title}:\\n([\\s\\S]*?)(?=\\n\\n|\\n*$(?![\\s\\S]))`, 'm').exec(help)?.[1]?.replace(/^ {2}/gm, '') ??
  '';

const exitCodes = (help: string): string =>
  partOf(help, 'Exit codes')
    .split('\n')
    .map((line) => line.replace(/^(\d+) +(.*)$/, '| $1 | $2 |'))
    .join('\n');

const intro = ({ command, text }: Help): string => `# \`site-elements ${command.name()}\`

${command.description()}

\`\`\`sh
${partOf(text, 'Examples?').replace(/^/gm, 'npx ')}
\`\`\`

\`site-elements ${command.name()} ${command.usage()}\`

${argumentList(command)}

`;

const closing = ({ command, text }: Help): string => `

${optionTable(
  command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long !== '--help'),
)}
## Exit codes

| code | meaning |
|---|---|
${exitCodes(text)}
`;

async function pageOf(help: Help): Promise<DocsPage> {
  const name = help.command.name();
  const source = `cli/commands/${name}/command.ts`;
  const own = `docs/commands/${name}.md`;
  const more: readonly Piece[] = existsSync(fromRoot(own)) ? await readPieces(own) : [];
  const pieces = [{ markdown: intro(help), source }, ...more, { markdown: closing(help), source }];
  return { path: `commands/${name}`, source, group: 'Commands', label: name, pieces };
}

/** All command pages, in the order of the help. */
export const commandPages = (): Promise<readonly DocsPage[]> => Promise.all(helps().map(pageOf));
