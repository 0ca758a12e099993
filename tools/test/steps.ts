import { closingLine } from './closing-line.ts';
import { failure, type Outcome, sumOf } from './outcome.ts';

export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

interface Row {
  readonly name: string;
  readonly outcome: Outcome;
}

const runStep = async ({ name, run }: Step): Promise<Row> => {
  const started = performance.now();
  const outcome = await run().catch((error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = outcome.failed > 0 ? 'FAIL' : 'ok';
  console.log(`${mark.padEnd(5)} ${name.padEnd(12)} ${closingLine(outcome).padEnd(36)} ${seconds.padStart(6)} s`);
  if (outcome.failed > 0) console.log(`\n${outcome.log.trimEnd()}\n`);
  return { name, outcome };
};

const printNotes = (rows: readonly Row[]): void => {
  for (const { name, outcome } of rows) {
    for (const { test, reason } of outcome.skips) console.log(`skipped in ${name}: ${test} (${reason})`);
  }
};

const failedTest = /^\s*(?:❌|✖)/u;

/** Names the failed tests again at the end: a viewer that shortens a long log keeps its end. */
export const failuresOf = ({ name, outcome }: Row): readonly string[] => {
  if (outcome.failed === 0) return [];
  const tests = new Set(outcome.log.split('\n').filter((line) => failedTest.test(line)));
  const named = [...tests].map((line) => line.replace(failedTest, '').trim());
  return (named.length > 0 ? named : ['see its output above']).map((test) => `failed in ${name}: ${test}`);
};

const runLane = async (lane: readonly Step[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const step of lane) rows.push(await runStep(step));
  return rows;
};

/** On two cores a third lane uses the time in which browser tests wait for frames and timers. */
const LANES_AT_ONCE = 3;

const runLanes = async (lanes: readonly (readonly Step[])[]): Promise<readonly Row[]> => {
  const waiting = [...lanes];
  const rows: Row[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) rows.push(...(await runLane(lane)));
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
  return rows;
};

/**
 * Runs the steps in sequence, then the lanes concurrently, then the last steps; prints a row for each step, then the
 * notes and the failed tests, and ends with the closing line. Sets the exit code.
 */
export const runSteps = async (
  steps: readonly Step[],
  lanes: readonly (readonly Step[])[] = [],
  last: readonly Step[] = [],
  notes: readonly string[] = [],
): Promise<void> => {
  const rows = [...(await runLane(steps)), ...(await runLanes(lanes)), ...(await runLane(last))];
  printNotes(rows);
  for (const note of [...notes, ...rows.flatMap(failuresOf)]) console.log(note);
  const sum = sumOf(rows.map(({ outcome }) => outcome));
  console.log(closingLine(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
};
