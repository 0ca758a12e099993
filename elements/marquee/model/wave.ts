/** The path of a wave, and the number of texts that fill it. */

/** With control points at this share of a segment, a cubic Bézier curve differs from a sine by less than 1 % of its height. */
const handle = 0.3642;

/** Enough lines for an error of less than a pixel. */
const lines = 32;

interface WaveShape {
  /** The width of a rise or a fall, in CSS pixels. */
  readonly segment: number;
  /** From the lowest to the highest point, in CSS pixels. */
  readonly height: number;
}

/** Returns the length of the curve of one rise and one fall. */
export function waveLength({ segment, height }: WaveShape): number {
  const at = (line: number): number => (height / 2) * Math.cos((Math.PI * line) / lines);
  const steps = [...new Array(lines).keys()].map((line) => Math.hypot(segment / lines, at(line + 1) - at(line)));
  return 2 * steps.reduce((sum, step) => sum + step, 0);
}

/** Texts at equal distances on a number of waves. Repeated, both form an endless line. */
export interface WaveFill {
  readonly waves: number;
  readonly texts: number;
}

/** Returns the arrangement with the least space between texts of this length, which includes the least space. */
export function fillWaves(textLength: number, shape: WaveShape): WaveFill {
  const length = waveLength(shape);
  const fewest = Math.max(1, Math.ceil(textLength / length));
  const fills = [0, 1, 2, 3].map((more): WaveFill => {
    const waves = fewest + more;
    return { waves, texts: Math.floor((waves * length) / textLength) };
  });
  const share = ({ waves, texts }: WaveFill): number => texts / waves;
  return fills.reduce((best, fill) => (share(fill) > share(best) ? fill : best));
}

/** Returns an SVG path of this many waves around a horizontal line at `y`. */
export function wavePath({ segment, height }: WaveShape, waves: number, y: number): string {
  const points = (...coordinates: readonly number[]): string =>
    coordinates.map((value) => Number(value.toFixed(2))).join(' ');
  const start = y + height / 2;
  const ends = [...new Array(2 * waves).keys()].map((index): string => {
    const x = (index + 1) * segment;
    const end = index % 2 === 0 ? start - height : start;
    return points(x - handle * segment, end, x, end);
  });
  return `M${points(0, start)}C${points(handle * segment, start)} ${ends.join('S')}`;
}
