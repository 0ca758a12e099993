// Sums the closing lines of several test runs. It runs even where nothing could be installed: plain Node.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const pattern = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** The numbers of a log's last line; a log that ends in anything else is one failure, because its run broke off. */
const read = (file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
  const found = pattern.exec(lines.at(-1) ?? '');
  if (found) return found.slice(1).map((number) => Number(number ?? 0));
  console.error(`${file} has no closing line: the run broke off.`);
  return [0, 1, 0];
};

const [passed, failed, skipped] = process.argv
  .slice(2)
  .map(read)
  .reduce((sum, numbers) => sum.map((number, index) => number + numbers[index]), [0, 0, 0]);

console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
