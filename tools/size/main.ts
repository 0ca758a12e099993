import { tableOf } from '../table.ts';
import { measureBuild, type Size } from './measure.ts';

const kb = (bytes: number): string => (bytes / 1024).toFixed(2);

const rowOf = ({ name, min, gzip, brotli, limit }: Size): string[] => [
  name,
  ...[min, gzip, brotli, limit].map(kb),
  gzip > limit ? 'OVER' : 'ok',
];

const asTable = (sizes: readonly Size[]): string =>
  tableOf([['KB of 1024 bytes', 'min', 'gzip -9', 'brotli', 'limit', ''], ...sizes.map(rowOf)]);

const main = (asJson: boolean): number => {
  const sizes = measureBuild();
  if (!sizes) {
    console.error('There are no bundles to measure. Run "npm run build" first.');
    return 1;
  }
  console.log(asJson ? JSON.stringify(sizes) : asTable(sizes));
  return sizes.some(({ gzip, limit }) => gzip > limit) ? 1 : 0;
};

process.exitCode = main(process.argv.includes('--json'));
