/**
 * Draws the images of the example pages: `node examples/images/generate.mjs [folder]`. The default folder is that of
 * this file. It has no dependencies, does not read the clock, and seeds all randomness, so it always writes the same
 * files.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circles, pack } from './methods/circle-packing.mjs';
import { contour, grid } from './methods/contours.mjs';
import { flowField } from './methods/flow-field.mjs';
import { bands, ringSet } from './methods/moire.mjs';
import { layered, noiseFrom, randomFrom } from './methods/random.mjs';
import { inkLines, ridges } from './methods/ridgelines.mjs';
import { along, disc, path, picture } from './methods/svg.mjs';
import { strips, weave } from './methods/weave.mjs';

const turn = Math.PI * 2;

/** Flow fields. */
const leeward = ({ width, height }) =>
  flowField({
    seed: 41,
    width,
    height,
    gap: 15,
    step: 22,
    longest: 60,
    shortest: 5,
    stroke: 11,
    colours: ['#163a4a', '#1f5d6b', '#e8dcc3', '#d98b4a', '#b6452c'],
    angle: (x, y, noise) => (noise(x * 2.1 + 3, y * 1.5) - 0.5) * 3.4 + Math.sin(y * 3) * 0.25,
    ink: ({ random, noise, line, width: w, height: h }) => {
      const at = line[Math.floor(line.length / 2)];
      return Math.min(4, Math.floor((noise((at.x / w) * 2.4 + 9, (at.y / h) * 2.4) * 0.78 + random() * 0.26) * 5));
    },
  });

const undertow = ({ width, height }) =>
  flowField({
    seed: 8,
    width,
    height,
    gap: 13,
    step: 20,
    longest: 90,
    shortest: 4,
    stroke: 3.2,
    colours: ['#f2e9d8', '#e9b872', '#8fb8b0'],
    angle: (x, y, noise) => {
      const away = Math.hypot(x - 0.62, (y - 0.36) * 1.33);
      return (
        Math.atan2((y - 0.36) * 1.33, x - 0.62) + turn / 4 + Math.min(1.3, away * 1.5) + noise(x * 2.5, y * 2.5) * 0.9
      );
    },
    ink: ({ random, line, width: w, height: h }) => {
      const away = Math.hypot(line[0].x - w * 0.62, line[0].y - h * 0.36) / h;
      if (away < 0.2) return random() < 0.7 ? 1 : 0;
      return random() < 0.16 ? 2 : 0;
    },
  });

/** Ridgelines. */
const farShore = ({ width, height }) =>
  path(disc(860, 236, 92), { fill: '#f7e3bf' }) +
  ridges({
    seed: 12,
    width,
    height,
    count: 11,
    from: 0.44,
    to: 1.02,
    step: 20,
    tall: 330,
    rough: 2.2,
    scale: ['#e7b59a', '#cf8f86', '#8f6f86', '#4f5477', '#26345a', '#111c38'],
  });

const nightShift = ({ width }) =>
  inkLines({
    seed: 77,
    width,
    count: 46,
    top: 250,
    bottom: 1090,
    step: 12,
    inset: 110,
    ground: '#14171c',
    stroke: 2,
    scale: ['#e8e2d4', '#f0c27b', '#e2725b'],
    relief: (x, share, noise) => {
      const hill = Math.exp(-(((x - 0.5 - Math.sin(share * 4.2) * 0.1) / 0.17) ** 2));
      return hill * 165 * noise(x * 11, share * 9) ** 1.4 * 1.7 + noise(x * 26, share * 30 + 4) * 10;
    },
  });

/** Circle packing. */
const tidepool = ({ width, height }) => {
  const list = pack({
    seed: 5,
    width,
    height,
    gap: 5,
    within: (x, y, r) => x - r > 46 && y - r > 46 && x + r < width - 46 && y + r < height - 46,
    sizes: [
      { r: 128, tries: 12, spread: 20 },
      { r: 84, tries: 60, spread: 18 },
      { r: 52, tries: 240, spread: 14 },
      { r: 30, tries: 900, spread: 10 },
      { r: 16, tries: 2600, spread: 5 },
      { r: 8, tries: 4200, spread: 2 },
    ],
  });
  return circles(list, {
    seed: 6,
    colours: ['#1d3f4a', '#2f7f79', '#e3a23c', '#d4553a', '#8db5a4', '#e2bd8c'],
    halves: 0.42,
    ringed: 0.55,
    spacing: 9,
    turn: ({ x, y }) => Math.round((x + y) / 260) * (Math.PI / 4),
  });
};

const moonrise = ({ width, height }) => {
  const inside = (x, y, r) => Math.hypot(x - 800, y - 450) + r < 372;
  const list = pack({
    seed: 23,
    width,
    height,
    gap: 3,
    within: inside,
    sizes: [
      { r: 66, tries: 60, spread: 16 },
      { r: 38, tries: 500, spread: 12 },
      { r: 20, tries: 2400, spread: 7 },
      { r: 10, tries: 6500, spread: 3 },
    ],
  });
  const light = (circle, random) => {
    const facing = ((circle.x - 800) * -0.75 + (circle.y - 450) * -0.55) / 372;
    return along(
      ['#3a3350', '#6d4f6b', '#c7776b', '#eebd8a', '#fbeccb'],
      Math.round((0.52 + facing * 0.5 + (random() - 0.5) * 0.24) * 10) / 10,
    );
  };
  return circles(list, {
    seed: 24,
    colours: ['#fbeccb', '#c7776b'],
    colourOf: light,
    halves: 0,
    ringed: 0.16,
    spacing: 8,
    turn: () => 0,
  });
};

/** Woven grids. */
const homespun = ({ width, height }) => {
  const scale = ['#f0e4cc', '#e4b363', '#c8553d', '#7d2e3a'];
  const cool = ['#dfe6dc', '#8fb0a9', '#41727c', '#1e3a4c'];
  return weave({
    warp: strips({
      seed: 3,
      length: width,
      widths: [25, 40, 40, 55, 70],
      colourOf: (x, random) => along(cool, Math.round((x * 0.8 + random() * 0.35) * 6) / 6),
    }),
    weft: strips({
      seed: 4,
      length: height,
      widths: [25, 40, 40, 55, 70],
      colourOf: (y, random) => along(scale, Math.round((y * 0.8 + random() * 0.35) * 6) / 6),
    }),
    over: (column, row) => (column + row) % 2 === 0,
    gap: 1,
    shade: '#1a1420',
    depth: 6,
  });
};

const selvedge = ({ width, height }) => {
  const stripe = (_at, random, index) =>
    index % 9 === 4
      ? '#d96c4a'
      : index % 9 === 0
        ? '#f3ead7'
        : along(['#1c2f52', '#2f5584', '#7fa3bf'], Math.round(random() * 4) / 4);
  return weave({
    warp: strips({ seed: 14, length: width, widths: [45], colourOf: stripe }),
    weft: strips({
      seed: 15,
      length: height,
      widths: [40],
      colourOf: (y) => along(['#f3ead7', '#e8dcc3', '#d9c8a6'], Math.round(y * 5) / 5),
    }),
    over: (column, row) => (column + row * 3 + Math.floor(row / 10) * 2) % 4 < 2,
    gap: 1,
    shade: '#0d1526',
    depth: 5,
  });
};

/** Moiré. */
const interference = () =>
  ringSet({ x: 478, y: 400, first: 4, gap: 12, count: 27, stroke: '#d1432b', width: 6 }) +
  ringSet({ x: 722, y: 400, first: 4, gap: 12, count: 27, stroke: '#1d4e89', width: 6 });

const tremor = ({ width, height }) =>
  bands({
    height,
    count: 30,
    step: 25,
    scale: ['#12263a', '#1d4e5f', '#3f7d6e', '#c9a227', '#d9643a'],
    edge: (index, y) => {
      const x = (index / 59) * (width + 120) - 60;
      const fall = Math.max(0, y / height) ** 1.5;
      return x + Math.sin(y / (96 - 52 * fall) + x / 310) * (8 + 40 * fall * Math.sin((x / width) * Math.PI) ** 2);
    },
  });

/** Noise terrain. */
const survey = ({ width, height }) => {
  const noise = layered(noiseFrom(31), 2);
  const cell = 25;
  const heights = grid(width / cell, height / cell, (x, y) => {
    const bend = noise(x * 1.6 + 20, y * 2.1 + 20) * 0.7;
    return noise(x * 1.9 + bend + 5, y * 2.5 + bend + 2);
  });
  const scale = ['#7fb0b1', '#b9cdb0', '#ecdcae', '#e2b06f', '#c2714a', '#8b3f3c', '#4b2434'];
  const shade = { fill: '#1d1420', 'fill-opacity': '.3', transform: 'translate(5 9)' };
  return Array.from({ length: 12 }, (_, index) => {
    const sheet = contour(heights, 0.24 + index * 0.047, cell);
    return path(sheet, shade) + path(sheet, { fill: along(scale, index / 11) });
  }).join('');
};

const saltmarsh = ({ width, height }) => {
  const random = randomFrom(64);
  const hills = Array.from({ length: 17 }, (_, index) => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    size: 0.1 + random() * 0.17,
    tall: (0.5 + random()) * (index % 4 === 3 ? -0.8 : 1),
  }));
  const cell = 20;
  const heights = grid(width / cell, height / cell, (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.tall * Math.exp(-(((x - hill.x) * 1.5) ** 2 + (y - hill.y) ** 2) / hill.size ** 2),
      0,
    ),
  );
  return Array.from({ length: 19 }, (_, index) => {
    const main = index % 5 === 2;
    const line = { fill: 'none', stroke: main ? '#d9482f' : '#23404a', 'stroke-width': main ? 4.5 : 2 };
    return path(contour(heights, -0.6 + index * 0.12, cell), line);
  }).join('');
};

const pictures = [
  { name: 'leeward', title: 'Leeward', width: 1200, height: 800, ground: '#f3ead9', draw: leeward },
  { name: 'undertow', title: 'Undertow', width: 900, height: 1200, ground: '#122b36', draw: undertow },
  { name: 'far-shore', title: 'Far Shore', width: 1200, height: 800, ground: '#f2cda6', draw: farShore },
  { name: 'night-shift', title: 'Night Shift', width: 900, height: 1200, ground: '#14171c', draw: nightShift },
  { name: 'tidepool', title: 'Tidepool', width: 1000, height: 1000, ground: '#f6efe2', draw: tidepool },
  { name: 'moonrise', title: 'Moonrise', width: 1600, height: 900, ground: '#1b1a2b', draw: moonrise },
  { name: 'homespun', title: 'Homespun', width: 1000, height: 1000, ground: '#221a24', draw: homespun },
  { name: 'selvedge', title: 'Selvedge', width: 900, height: 1200, ground: '#16223a', draw: selvedge },
  { name: 'interference', title: 'Interference', width: 1200, height: 800, ground: '#f5efe0', draw: interference },
  { name: 'tremor', title: 'Tremor', width: 1000, height: 1000, ground: '#f4ecdb', draw: tremor },
  { name: 'survey', title: 'Survey', width: 900, height: 1200, ground: '#5f93a0', draw: survey },
  { name: 'saltmarsh', title: 'Saltmarsh', width: 1200, height: 800, ground: '#eef0e6', draw: saltmarsh },
];

const [, , folder = fileURLToPath(new URL('.', import.meta.url))] = process.argv;
for (const { name, draw, ...frame } of pictures) {
  writeFileSync(join(folder, `${name}.svg`), picture(frame, draw(frame)));
}
