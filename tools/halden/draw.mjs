/**
 * Draws the pictures of the example site and copies its fonts: `node tools/halden/draw.mjs [name …]`. All randomness is
 * seeded, so the same versions write the same files. The files are committed: the package contains the site, and users
 * need neither sharp nor the minutes that drawing takes.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { exhibitionRoom } from './exhibition-room.mjs';
import { prints } from './prints.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'examples/halden');

/** The widths that site builders store; the largest only for images that fill a window. */
const widths = [500, 1000, 1500];
const large = ['leeward-1', 'far-shore-1', 'saltmarsh-1'];

/** Soft tones break into bands where a codec saves; thousands of edges hide that it does. */
const soft = /far-shore|room/;
const fine = /leeward|homespun|saltmarsh-2|interference-2/;

/** Large images are mostly loaded by dense displays, whose pixels are too small to show the difference. */
const qualityOf = (name, width) => {
  if (soft.test(name)) return width > 1500 ? 50 : 60;
  return (fine.test(name) ? 44 : 50) - (width > 1000 ? 10 : 0);
};

/** Every browser that knows these elements knows AVIF: of thousands of edges it keeps more than WebP, in half the bytes. */
const save = (picture, quality, name) =>
  picture.avif({ quality, effort: 4 }).toFile(join(folder, `images/${name}.avif`));

const opened = (drawn) => {
  if (typeof drawn === 'string') return sharp(Buffer.from(drawn), { unlimited: true });
  const { data, width, height } = drawn;
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 3 } });
};

async function write(name, drawn) {
  for (const width of large.includes(name) ? [...widths, 2500] : widths)
    await save(opened(drawn).resize({ width }), qualityOf(name, width), `${name}-${width}w`);
}

/** Writes a detail of a print: a square from its center at full size. */
async function writeDetail(name, drawn) {
  const { width, height } = await opened(drawn).metadata();
  const side = 750;
  const cut = {
    left: Math.round((width - side) * 0.46),
    top: Math.round((height - side) * 0.62),
    width: side,
    height: side,
  };
  await save(opened(drawn).extract(cut), 48, `${name}-detail`);
}

const inset = async (drawn) =>
  `data:image/png;base64,${(await opened(drawn).resize({ width: 1000 }).png().toBuffer()).toString('base64')}`;

const drawExhibitionRoom = async () =>
  exhibitionRoom({ left: await inset(prints['far-shore-2']()), right: await inset(prints['leeward-1']()) });

async function drawAll(names) {
  await mkdir(join(folder, 'images'), { recursive: true });
  for (const [name, draw] of Object.entries({ ...prints, room: drawExhibitionRoom })) {
    if (names.length > 0 && !names.includes(name)) continue;
    const drawn = await draw();
    await write(name, drawn);
    if (name.endsWith('-1')) await writeDetail(name, drawn);
  }
}

async function copyFonts() {
  const from = join(root, 'node_modules/@fontsource-variable');
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const [name, axes] of [
    ['fraunces', 'opsz'],
    ['schibsted-grotesk', 'wght'],
  ]) {
    await copyFile(join(from, `${name}/files/${name}-latin-${axes}-normal.woff2`), join(folder, `fonts/${name}.woff2`));
    await copyFile(join(from, `${name}/LICENSE`), join(folder, `fonts/${name}-license.txt`));
  }
}

await copyFonts();
await drawAll(process.argv.slice(2));
