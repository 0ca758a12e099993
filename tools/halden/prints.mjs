/** The prints of Halden: six series of two prints. Each series has its own method, each print its own seed and palette. */
import { blocks, cloth, herringbone } from './methods/cloth.mjs';
import { gratings } from './methods/gratings.mjs';
import { haze } from './methods/haze.mjs';
import { drawing, marks, packed } from './methods/packing.mjs';
import { streamlines } from './methods/streamlines.mjs';
import { contours, relief } from './methods/terrain.mjs';

const wide = { width: 2500, height: 1667 };
const tall = { width: 2000, height: 2500 };
const square = { width: 2000, height: 2000 };

const leeward1 = () =>
  streamlines({
    ...wide,
    seed: 41,
    gap: 8.5,
    step: 6,
    longest: 190,
    shortest: 7,
    tries: 90_000,
    inset: -20,
    ground: '#efe6d6',
    angle: (x, y, noise) => (noise(x * 2.3 + 3, y * 2.1) - 0.5) * 5.2 + Math.sin(y * 4.2 + x * 1.4) * 0.35,
    inkOf: ({ x, y }, random, noise) => {
      const band = noise(x * 2.6 + 9, y * 2.6 + 4) + (random() - 0.5) * 0.17;
      const colour =
        band < 0.4
          ? '#22323d'
          : band < 0.475
            ? '#7d3a29'
            : band < 0.55
              ? '#b9532f'
              : band < 0.63
                ? '#d39a57'
                : '#dccbb0';
      return { colour, width: 5.2 + random() * 1.6 };
    },
  });

const leeward2 = () =>
  streamlines({
    ...tall,
    seed: 8,
    gap: 9,
    step: 6,
    longest: 260,
    shortest: 9,
    tries: 80_000,
    inset: 130,
    ground: '#efe6d6',
    angle: (x, y, noise) => {
      const [dx, dy] = [x - 0.6, y - 0.5];
      return Math.atan2(dy, dx) + 1.25 + Math.hypot(dx, dy) * 1.1 + (noise(x * 2.2, y * 2.2) - 0.5) * 1.9;
    },
    inkOf: ({ x, y, length }, random) => {
      const away = Math.hypot(x - 0.6, y - 0.5);
      const warm = away < 0.13 + random() * 0.1;
      return { colour: warm ? '#b9532f' : length > 60 ? '#22323d' : '#5f6f74', width: 3.6 + random() * 2.4 };
    },
  });

const farShore1 = () =>
  haze({
    ...wide,
    seed: 26,
    count: 12,
    from: 0.44,
    to: 1.08,
    tall: 0.56,
    rough: 2.1,
    sky: ['#d9d5cb', '#e6dccb', '#ecd9bf'],
    near: ['#c3bdb4', '#8f9aa0', '#566b78', '#2b404e', '#14222d'],
    mist: '#e2d9ca',
    disc: { x: 0.685, y: 0.235, r: 0.036, colour: '#f7ead2', glow: 0.5 },
  });

const farShore2 = () =>
  haze({
    ...tall,
    seed: 57,
    count: 15,
    from: 0.4,
    to: 1.03,
    tall: 0.5,
    rough: 1.5,
    sky: ['#16232e', '#2b4250', '#5f7479'],
    near: ['#71858a', '#4b626d', '#2b414e', '#182935', '#0b141c'],
    mist: '#8a9a9b',
    disc: { x: 0.36, y: 0.2, r: 0.05, colour: '#ece2cd', glow: 0.28 },
  });

const tidepool1 = () => {
  const { width, height } = square;
  const inks = ['#f0e7d8', '#f0e7d8', '#e8b79b', '#d9674a', '#79a29b', '#79a29b'];
  const kinds = [marks.full, marks.ring, marks.pupil, marks.shells];
  const list = packed({
    width,
    height,
    seed: 5,
    largest: 190,
    smallest: 7,
    shrink: 0.87,
    tries: 16,
    gap: 5,
    within: (x, y, r) => x - r > 150 && y - r > 150 && x + r < width - 150 && y + r < height - 150,
    radiusAt: (x, y) => 0.16 + 0.95 * Math.exp(-(((x - 0.42) / 0.34) ** 2) - ((y - 0.56) / 0.3) ** 2),
  });
  const body = list.map((circle, index) => {
    const ink = inks[(index * 7 + Math.floor(circle.x / 310)) % inks.length];
    const kind = circle.r < 17 ? marks.full : kinds[(index * 5 + Math.floor(circle.y / 420)) % (circle.r > 34 ? 4 : 2)];
    return kind(circle, ink);
  });
  return drawing({ ...square, ground: '#173f43' }, body.join(''));
};

const tidepool2 = () => {
  const { width, height } = tall;
  const centre = { x: 1000, y: 1180 };
  const inside = (x, y, r) => Math.hypot(x - centre.x, y - centre.y) + r < 790;
  const list = packed({
    width,
    height,
    seed: 23,
    largest: 92,
    smallest: 6,
    shrink: 0.86,
    tries: 90,
    gap: 3.5,
    within: inside,
    radiusAt: (x, y) => 0.1 + Math.max(0, Math.hypot(x - 0.5, y - 0.59) * 2.2) ** 1.4,
  });
  const body = list.map((circle) => {
    const lit = ((circle.x - centre.x) * -0.6 + (circle.y - centre.y) * -0.8) / 790;
    const ink = lit > 0.42 ? '#d9674a' : lit > 0.02 ? '#1f5257' : lit > -0.4 ? '#173f43' : '#0f2d31';
    return lit < -0.12 && circle.r > 16 ? marks.ring(circle, ink) : marks.full(circle, ink);
  });
  return drawing({ ...tall, ground: '#ece3d2' }, body.join(''));
};

const saltmarsh1 = () =>
  relief({
    ...wide,
    seed: 64,
    zoom: 3.1,
    warp: 1.15,
    octaves: 7,
    sea: 0.46,
    levels: 70,
    land: ['#dccfa9', '#b9b584', '#8f9a6b', '#6c7f5b', '#566a52'],
    water: ['#d3d8c6', '#8fb0a8', '#4d7f82', '#2a565f'],
    ink: '#3b4a35',
  });

const saltmarsh2 = () =>
  contours({
    ...tall,
    seed: 90,
    zoom: 1.5,
    warp: 1.1,
    octaves: 3,
    levels: 62,
    paper: '#efe9da',
    ink: '#40594c',
    second: '#b3532f',
  });

const homespun1 = () =>
  cloth({
    ...square,
    seed: 3,
    thread: 12,
    warp: [
      ['#e4d8c0', 26],
      ['#c9913f', 13],
      ['#e4d8c0', 13],
      ['#a8452f', 26],
      ['#1f2a3d', 26],
      ['#e4d8c0', 26],
      ['#1f2a3d', 13],
      ['#a8452f', 26],
    ],
    weft: [
      ['#1f2a3d', 39],
      ['#2f466b', 26],
      ['#1f2a3d', 26],
      ['#2f466b', 13],
      ['#e4d8c0', 13],
      ['#1f2a3d', 52],
    ],
    over: blocks(13),
  });

const homespun2 = () =>
  cloth({
    ...tall,
    seed: 12,
    thread: 15,
    warp: [['#ded2ba', 1]],
    weft: [
      ['#1f2a3d', 58],
      ['#a8452f', 5],
      ['#1f2a3d', 9],
      ['#2f466b', 30],
      ['#5d7697', 22],
      ['#c9913f', 4],
      ['#a9b3ba', 30],
      ['#2f466b', 9],
    ],
    over: herringbone,
  });

const around = (x, r) => (u, v) => Math.hypot(u - x, v) < r;

const interference1 = () =>
  gratings({
    ...wide,
    seed: 1,
    paper: '#f1eadb',
    inks: [
      {
        colour: '#d1472c',
        share: 0.44,
        lines: (u, v) => Math.hypot(u + 0.108, v) * 92,
        within: around(-0.108, 0.2717),
      },
      { colour: '#1d4468', share: 0.44, lines: (u, v) => Math.hypot(u - 0.108, v) * 92, within: around(0.108, 0.2717) },
    ],
  });

const frame = (u, v) => Math.abs(u) < 0.4 && Math.abs(v) < 0.525;

const interference2 = () =>
  gratings({
    ...tall,
    seed: 2,
    paper: '#f1eadb',
    inks: [
      { colour: '#1d4468', share: 0.42, lines: (u, v) => (u + Math.sin(v * 4.4) * 0.04) * 57, within: frame },
      {
        colour: '#d1472c',
        share: 0.42,
        lines: (u, v) => (u * 1.03 + v * 0.05 + Math.sin(v * 4.4 + 1.1) * 0.05 * Math.cos(u * 3)) * 57,
        within: frame,
      },
    ],
  });

/** Every sheet by the name of its files. */
export const prints = {
  'leeward-1': leeward1,
  'leeward-2': leeward2,
  'far-shore-1': farShore1,
  'far-shore-2': farShore2,
  'tidepool-1': tidepool1,
  'tidepool-2': tidepool2,
  'saltmarsh-1': saltmarsh1,
  'saltmarsh-2': saltmarsh2,
  'homespun-1': homespun1,
  'homespun-2': homespun2,
  'interference-1': interference1,
  'interference-2': interference2,
};
