/** Expressions that `recheck` reports, with the reason why their work is bounded. */
export const exceptions: Readonly<Record<string, string>> = {
  '/(?<![a-z])([a-z]+:\\/\\/[^\\s()]+):(\\d+):(\\d+)/i': 'The stack of an error, cut to 5,000 characters.',
  '/(?<!\\+[\\d ()-]{0,24}|\\d)[2-6](?:[ -]?\\d){12,18}(?!\\d)/g':
    'At each digit it reads at most 26 characters back and 37 forward.',
};
