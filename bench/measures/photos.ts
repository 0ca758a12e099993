import { randomFrom } from '../../cli/mock/faults/random.ts';
import { placeBelow } from '../../elements/gallery/model/columns.ts';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';

/** The layout functions of the package, which it does not export; only the bench installs it. */
type Layout = (photos: readonly object[], spacing: number, padding: number, width: number, size: number) => unknown;

const layoutOf = async (name: string): Promise<Layout> =>
  (await import(fromRoot(`bench/node_modules/react-photo-album/dist/layouts/${name}.js`))).default;

const count = 1000;
const repetitions = 101;
const width = 1440;
const columns = 5;

const random = randomFrom(7);
const photos = Array.from({ length: count }, (_, index) => ({
  src: `${index}.jpg`,
  width: 300 + Math.floor(random() * 900),
  height: 300 + Math.floor(random() * 900),
}));

const base = 'react-photo-album, rows';

const ends = Array.from({ length: columns }, () => 0);

const subjects = async (): Promise<Readonly<Record<string, () => unknown>>> => {
  const [inRows, inMasonry, inColumns] = await Promise.all(['rows', 'masonry', 'columns'].map(layoutOf));
  return {
    [base]: () => inRows?.(photos, 10, 0, width, 250),
    'react-photo-album, masonry': () => inMasonry?.(photos, 10, 0, width, columns),
    'react-photo-album, columns': () => inColumns?.(photos, 10, 0, width, columns),
    'site-gallery, autocolumns': () =>
      placeBelow(
        ends,
        photos.map((photo) => (width / columns / photo.width) * photo.height),
      ),
  };
};

const timed = (layout: () => unknown): Sample => {
  const started = performance.now();
  layout();
  return { maths: performance.now() - started };
};

export const photosLayout: Measure = {
  name: 'photos',
  title: `Layout of ${count.toLocaleString('en')} photos`,
  method: `The arithmetic alone, on Node. Our grids, rows and first columns are laid out by the browser from CSS and
have none; \`autocolumns\` computes the positions of appended slides, here all ${count.toLocaleString('en')} at once. The columns of react-photo-album are
balanced by a search for the best. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = ratioOf(rows, 'maths', 'site-gallery, autocolumns', base).toFixed(2);
    return `laying out ${count.toLocaleString('en')} photos takes ${ratio} times the time of react-photo-album's rows`;
  },
  run: async () =>
    rowsOf(await takeTurns(await subjects(), repetitions, async (layout) => timed(layout)), {
      unit: 'ms',
      ratioTo: base,
    }),
};
