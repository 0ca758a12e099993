import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Adds a style to a text, or returns the text unchanged. */
export type Paint = (style: Style, text: string) => string;

const off = ['0', 'false'];

/** Whether to use colour, as Node decides it: FORCE_COLOR, then NO_COLOR, then whether the output is a terminal. */
export function usesColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return !off.includes(env.FORCE_COLOR);
  if (env.NO_COLOR) return false;
  return isTerminal && env.TERM !== 'dumb';
}

// `usesColour` has already decided; without the option, `styleText` would check its own stream.
const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });
const plain: Paint = (_style, text) => text;

export const painter = (colour: boolean): Paint => (colour ? paint : plain);
