import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { fromRoot } from '../../tools/root.ts';

const references = fromRoot('test/pixels/references');
const results = fromRoot('.cache/pixels');

/** The number of pixels per thousand that may differ: edges of curves and of scaled images are not drawn identically everywhere. */
const tolerated = 3;

const write = (folder: string, name: string, content: Uint8Array): string => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, content);
  return file;
};

const sizeOf = ({ width, height }: PNG): string => `${width} x ${height} px`;

/**
 * Returns how a screenshot differs from the reference of this name, or `undefined` if it looks the same. With
 * `PIXELS=update` the screenshot becomes the reference.
 */
export const difference = (name: string, screenshot: Uint8Array): string | undefined => {
  if (process.env.PIXELS === 'update') {
    write(references, name, screenshot);
    return undefined;
  }
  const file = join(references, `${name}.png`);
  if (!existsSync(file)) return `There is no ${file}: PIXELS=update npm test writes it.`;
  const [wanted, shown] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(Buffer.from(screenshot))];
  const actual = write(results, name, screenshot);
  if (sizeOf(wanted) !== sizeOf(shown))
    return `It is ${sizeOf(shown)} and was ${sizeOf(wanted)}: see ${actual} beside ${file}.`;
  const drawn = new PNG({ width: wanted.width, height: wanted.height });
  const count = pixelmatch(wanted.data, shown.data, drawn.data, wanted.width, wanted.height, { threshold: 0.2 });
  const share = (1000 * count) / (wanted.width * wanted.height);
  if (share <= tolerated) return undefined;
  return `${share.toFixed(1)} of 1000 pixels differ: see ${write(results, `${name}-difference`, PNG.sync.write(drawn))}.`;
};
