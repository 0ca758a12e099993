/** What can be completed, as data: read from the command tree, so that it can never differ from it. */
import type { Argument, Command, Option } from 'commander';

/** What stands behind an option or as an argument: one of these words, a path, or something that nobody can guess. */
export type Value = readonly string[] | 'path' | 'anything';

export interface OptionWords {
  /** As it is written, `--fail-on` and the like; the long form first. */
  readonly flags: readonly string[];
  readonly description: string;
  /** `undefined` where it takes none. */
  readonly value: Value | undefined;
}

export interface CommandWords {
  /** Empty for the program itself. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionWords[];
  /** What its first argument takes; `undefined` where it takes none. */
  readonly argument: Value | undefined;
}

const isPath = (name: string): boolean => /^(?:input|file|folder|dir|path|page|report|baseline)s?\b/.test(name);

/** Words that the tree does not know, by the name of the argument. */
type Known = Readonly<Record<string, readonly string[]>>;

/** `<file>` of `--baseline <file>`. */
const placeholder = ({ flags }: Option): string => /[<[]([^\]>]+?)(?:\.\.\.)?[\]>]$/.exec(flags)?.[1] ?? '';

function optionWords(option: Option): OptionWords {
  const { long, short, description, required, optional, argChoices } = option;
  const name = placeholder(option);
  const value = argChoices ?? (isPath(name) ? 'path' : 'anything');
  return {
    flags: [long, short].filter((flag) => typeof flag === 'string'),
    description,
    value: required || optional ? value : undefined,
  };
}

const argumentWords = (argument: Argument | undefined, known: Known): Value | undefined =>
  argument && (argument.argChoices ?? known[argument.name()] ?? (isPath(argument.name()) ? 'path' : 'anything'));

function describe(command: Command, name: string, known: Known): CommandWords {
  const help = command.createHelp();
  return {
    name,
    description: command.description(),
    options: help.visibleOptions(command).map(optionWords),
    argument: argumentWords(command.registeredArguments[0], known),
  };
}

/** The program first, then its commands. */
export function describeProgram(program: Command, known: Known): readonly [CommandWords, ...CommandWords[]] {
  const commands = program.createHelp().visibleCommands(program);
  const names = commands.map((command) => command.name());
  const top = describe(program, '', known);
  return [
    { ...top, argument: names },
    ...commands.map((command) => withTopics(describe(command, command.name(), known), names)),
  ];
}

/** `help` takes the name of a command. */
const withTopics = (command: CommandWords, names: readonly string[]): CommandWords =>
  command.name === 'help' ? { ...command, argument: names } : command;
