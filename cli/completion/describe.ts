/** Derives shell completions from the command tree, so that they always match it. */
import type { Argument, Command, Option } from 'commander';

/** The accepted value of an option or argument: one of a list, a path, or free text that cannot be completed. */
export type Value = readonly string[] | 'path' | 'anything';

export interface OptionCompletion {
  /** As on the command line, such as `--fail-on`; the long form first. */
  readonly flags: readonly string[];
  readonly description: string;
  /** `undefined` if the option has no value. */
  readonly value: Value | undefined;
}

export interface CommandCompletion {
  /** Empty for the program itself. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionCompletion[];
  /** The accepted value of its first argument; `undefined` if it has no argument. */
  readonly argument: Value | undefined;
}

const isPath = (name: string): boolean => /^(?:input|file|folder|dir|path|page|report|baseline)s?\b/.test(name);

/** Accepted values that the command tree does not declare, by argument name. */
type ArgumentValues = Readonly<Record<string, readonly string[]>>;

/** `<file>` of `--baseline <file>`. */
const placeholder = ({ flags }: Option): string => /[<[]([^<[\]>]+?)(?:\.\.\.)?[\]>]$/.exec(flags)?.[1] ?? '';

function optionCompletion(option: Option): OptionCompletion {
  const { long, short, description, required, optional, argChoices } = option;
  const name = placeholder(option);
  const value = argChoices ?? (isPath(name) ? 'path' : 'anything');
  return {
    flags: [long, short].filter((flag) => typeof flag === 'string'),
    description,
    value: required || optional ? value : undefined,
  };
}

const argumentCompletion = (argument: Argument | undefined, argumentValues: ArgumentValues): Value | undefined =>
  argument &&
  (argument.argChoices ?? argumentValues[argument.name()] ?? (isPath(argument.name()) ? 'path' : 'anything'));

function describe(command: Command, name: string, argumentValues: ArgumentValues): CommandCompletion {
  const help = command.createHelp();
  return {
    name,
    description: command.description(),
    options: help.visibleOptions(command).map(optionCompletion),
    argument: argumentCompletion(command.registeredArguments[0], argumentValues),
  };
}

/** Returns the completion of the program, followed by those of its commands. */
export function describeProgram(
  program: Command,
  argumentValues: ArgumentValues,
): readonly [CommandCompletion, ...CommandCompletion[]] {
  const commands = program.createHelp().visibleCommands(program);
  const names = commands.map((command) => command.name());
  const top = describe(program, '', argumentValues);
  return [
    { ...top, argument: names },
    ...commands.map((command) => withTopics(describe(command, command.name(), argumentValues), names)),
  ];
}

/** Adds the names of the commands as values of `help`. */
const withTopics = (command: CommandCompletion, names: readonly string[]): CommandCompletion =>
  command.name === 'help' ? { ...command, argument: names } : command;
