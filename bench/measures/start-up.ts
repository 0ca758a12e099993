import { type Measure, valueAt } from '../measure.ts';
import { runNode } from '../run.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';

const repetitions = 5;
const base = 'site-elements';

/** Arguments of Node for each subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [tools.ours, '--version'],
  'Node alone': ['-e', '0'],
  HTMLHint: [tools.htmlHint, '--version'],
  'html-validate': [tools.htmlValidate, '--version'],
  linkinator: [tools.linkinator, '--version'],
};

const inMilliseconds = async (args: readonly string[]): Promise<Sample> => {
  const { 'peak memory': memory = Number.NaN, ...times } = await runNode(args);
  const spent = Object.entries(times).map(([what, seconds]) => [what, seconds * 1000]);
  return { ...Object.fromEntries(spent), 'peak memory': memory };
};

export const startUp: Measure = {
  name: 'start-up',
  title: 'Starting the command',
  method: `From the start of the process to its end for \`--version\`; Node alone runs \`node -e 0\`. All have a small module
before them that reports the resource usage. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const own = valueAt(rows, 'time by the clock', base) - valueAt(rows, 'time by the clock', 'Node alone');
    return `\`--version\` takes ${own.toFixed(0)} ms more than Node alone`;
  },
  async run() {
    const samples = await takeTurns(subjects, repetitions, inMilliseconds);
    return rowsOf(samples, { unit: 'ms', units: { 'peak memory': 'MB' }, ratioTo: base });
  },
};
