/**
 * Draws Leeward stroke by stroke: follow the angle, stop before touching another stroke. A classic script, because the player
 * is a frame with an opaque origin, which cannot load modules.
 */
const canvas = document.getElementById('sheet');
const button = document.getElementById('play');
const count = document.getElementById('count');
const pen = canvas.getContext('2d');
const { width, height } = canvas;
const [gap, step, longest] = [7, 5, 150];
const inks = ['#22323d', '#7d3a29', '#b9532f', '#d39a57', '#dccbb0'];

/** Numbers in [0, 1) from a seed: Mulberry32 by Tommy Ettinger (public domain). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in [0, 1): a sum of waves. */
function noiseFrom(random) {
  const waves = Array.from({ length: 5 }, () => [random() * 6 - 3, random() * 6 - 3, random() * 7]);
  return (x, y) => 0.5 + waves.reduce((sum, [a, b, c]) => sum + Math.sin(a * x + b * y + c), 0) / 10;
}

const random = randomFrom(41);
const bend = noiseFrom(random);
const dye = noiseFrom(random);
const cells = new Map();
const keyOf = (x, y) => Math.floor(y / gap) * 1000 + Math.floor(x / gap);

/** Whether another stroke is closer than the gap. */
function isTaken(x, y) {
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      const near = cells.get(keyOf(x + column * gap, y + row * gap)) ?? [];
      if (near.some((other) => Math.hypot(other.x - x, other.y - y) < gap)) return true;
    }
  }
  return false;
}

function trace({ x, y }, direction) {
  const line = [];
  for (let at = { x, y }; line.length < longest; ) {
    const angle = (bend((at.x / width) * 2, (at.y / width) * 2) - 0.5) * 6;
    at = { x: at.x + Math.cos(angle) * step * direction, y: at.y + Math.sin(angle) * step * direction };
    if (at.x < -gap || at.y < -gap || at.x > width + gap || at.y > height + gap || isTaken(at.x, at.y)) break;
    line.push(at);
  }
  return line;
}

/** Tries one stroke. Returns undefined when there is no room. */
function stroke() {
  const from = { x: random() * width, y: random() * height };
  if (isTaken(from.x, from.y)) return undefined;
  const line = [...trace(from, -1).reverse(), from, ...trace(from, 1)];
  if (line.length < 6) return undefined;
  for (const point of line) {
    const key = keyOf(point.x, point.y);
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return line;
}

function draw(line) {
  const band = dye((line[0].x / width) * 1.6, (line[0].y / width) * 1.6) + (random() - 0.5) * 0.2;
  pen.strokeStyle = inks[Math.min(Math.max(Math.floor((band - 0.22) * 8), 0), 4)];
  pen.lineWidth = 4 + random() * 1.4;
  pen.beginPath();
  for (const { x, y } of line) pen.lineTo(x, y);
  pen.stroke();
}

let drawn = 0;
let playing = false;

/** Draws one frame: few tries at first, and more as the image fills. It takes half a minute. */
function frame() {
  if (!playing) return;
  for (let tries = 2 + drawn / 12; tries > 0; tries -= 1) {
    const line = stroke();
    if (line) draw(line);
    drawn += line ? 1 : 0;
  }
  count.value = `${drawn} strokes`;
  requestAnimationFrame(frame);
}

function play(shouldPlay) {
  playing = shouldPlay;
  button.textContent = shouldPlay ? 'Pause' : 'Play';
  if (shouldPlay) requestAnimationFrame(frame);
}

pen.fillStyle = '#efe6d6';
pen.fillRect(0, 0, width, height);
pen.lineCap = 'round';
pen.lineJoin = 'round';
button.addEventListener('click', () => play(!playing));
play(true);
