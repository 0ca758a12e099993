/** The studio's wall: two sheets in oak frames, a bench, and the light of one window. */
const size = { width: 2500, height: 1667 };

/** A framed sheet: oak, a shadow on the wall that falls to the right, paper with a margin, the print. */
const framed = ({ x, y, width, height, image }) => {
  const [oak, margin] = [17, 58];
  const box = (inset) =>
    `x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  return (
    `<rect ${box(0)} transform="translate(26 34)" fill="#3b2f22" opacity=".42" filter="url(#far)"/>` +
    `<rect ${box(0)} transform="translate(7 9)" fill="#2b2219" opacity=".5" filter="url(#near)"/>` +
    `<rect ${box(0)} fill="url(#oak)"/><rect ${box(oak)} fill="#8d7350"/>` +
    `<rect ${box(oak + 3)} fill="#f3ecde"/><image ${box(oak + margin)} preserveAspectRatio="xMidYMid slice" href="${image}"/>` +
    `<rect ${box(oak + margin)} fill="none" stroke="#00000022" stroke-width="2"/>` +
    `<path d="M${x + oak} ${y + oak}h${width - 2 * oak}v20h-${width - 2 * oak - 20}v${height - 2 * oak - 20}h-20z" fill="#2b2219" opacity=".13" filter="url(#near)"/>`
  );
};

const gradient = (id, stops, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const blur = (id, far) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${far}"/></filter>`;

const definitions =
  gradient('wall', [
    [0, '#cfc5b4'],
    [0.6, '#dad1c1'],
    [1, '#cbbfac'],
  ]) +
  gradient('floor', [
    [0, '#8a7458'],
    [1, '#6b573f'],
  ]) +
  gradient(
    'oak',
    [
      [0, '#b8925f'],
      [0.5, '#a57f4e'],
      [1, '#8f6b3f'],
    ],
    'x2="1" y2="1"',
  ) +
  gradient('seat', [
    [0, '#9c7a4e'],
    [1, '#7f6039'],
  ]) +
  blur('far', 26) +
  blur('near', 6) +
  blur('light', 9);

/** Four panes of light, as low sun throws them. */
const panes = [
  [640, 120],
  [1010, 90],
  [640, 640],
  [1010, 610],
]
  .map(([x, y]) => `<path d="M${x} ${y}l320 -26l58 470l-320 26z" fill="#fff3da" opacity=".34"/>`)
  .join('');

const boards = Array.from(
  { length: 6 },
  (_, index) =>
    `<path d="M0 ${1415 + index ** 1.5 * 22}h2500" stroke="#4a3a28" stroke-opacity=".35" stroke-width="3"/>`,
).join('');

const bench =
  '<path d="M1520 1400h700v60h-700z" fill="#2b2219" opacity=".5" filter="url(#far)"/>' +
  '<rect x="1470" y="1236" width="780" height="34" rx="4" fill="url(#seat)"/><rect x="1470" y="1266" width="780" height="9" fill="#5b4426"/>' +
  '<path d="M1540 1275h36l-14 178h-30zM2144 1275h36l8 178h-30z" fill="#6f5331"/>';

/** Returns an SVG image of an exhibition room; both pictures in it are data: URLs. */
export const exhibitionRoom = ({ left, right }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>${definitions}</defs>` +
  `<path d="M0 0h2500v1390h-2500z" fill="url(#wall)"/><g filter="url(#light)">${panes}</g>` +
  framed({ x: 330, y: 250, width: 720, height: 880, image: left }) +
  framed({ x: 1330, y: 330, width: 920, height: 660, image: right }) +
  `<path d="M0 1390h2500v277h-2500z" fill="url(#floor)"/>${boards}<path d="M0 1362h2500v30h-2500z" fill="#e6ddcd"/><path d="M0 1390h2500v5h-2500z" fill="#3b2f22" opacity=".5"/>${bench}` +
  '<path d="M0 0h2500v1667h-2500z" fill="#2b2219" opacity=".05"/></svg>';
