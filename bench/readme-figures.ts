/** The figures that the README shows: three that a reader can repeat, taken from the results of the bench. */
import { type Row, type Unit, valueAt } from './measure.ts';

interface Figure {
  /** The name of the measure: what `npm run bench -- <name>` takes. */
  readonly measure: string;
  readonly text: string;
  readonly what: string;
  readonly unit: Unit;
  readonly subject: string;
  readonly peer: string;
  readonly peerText: string;
}

const figures: readonly Figure[] = [
  {
    measure: 'sizes',
    text: 'A page with a dialog (slim), all scripts and styles, brotli',
    what: 'brotli',
    unit: 'KB',
    subject: 'Dialog: ours, slim, whole page',
    peer: 'Dialog: Web Awesome dialog, theme',
    peerText: 'Web Awesome',
  },
  {
    measure: 'check',
    text: 'Check 1,000 pages of 27 KB',
    what: 'time by the clock',
    unit: 's',
    subject: 'site-elements check',
    peer: 'html-validate, the five nearest rules',
    peerText: 'html-validate, the five most similar rules',
  },
  {
    measure: 'banner',
    text: 'Show a prerendered cookie banner (slim) on a slow network',
    what: 'question shown',
    unit: 'ms',
    subject: 'site-cookie-banner, slim, prerendered',
    peer: 'vanilla-cookieconsent',
    peerText: 'vanilla-cookieconsent',
  },
];

const digits: Readonly<Record<Unit, number>> = { KB: 1, MB: 0, ms: 0, s: 1, count: 0, score: 3 };

/** The rows of each measure, by its name. */
export type Rows = Readonly<Record<string, { readonly rows: readonly Row[] }>>;

function lineOf({ measure, text, what, unit, subject, peer, peerText }: Figure, results: Rows): string {
  const rows = results[measure]?.rows ?? [];
  const [own, other] = [subject, peer].map((name) => `${valueAt(rows, what, name).toFixed(digits[unit])} ${unit}`);
  return `| ${text} | ${own} | ${other} (${peerText}) | \`npm run bench -- ${measure}\` |`;
}

/** Returns the table of the README. Throws if a result is missing. */
export const readmeFigures = (results: Rows): string =>
  [
    '| measured | site-elements | compared with | repeat with |',
    '|---|--:|---|---|',
    ...figures.map((figure) => lineOf(figure, results)),
  ].join('\n');

const marker = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/** Inserts the table between the two `bench` comments of the README. Throws if they are missing. */
export function withFigures(readme: string, results: Rows): string {
  if (!marker.test(readme)) throw new Error('README.md has no place for the bench: <!-- bench --> … <!-- /bench -->.');
  return readme.replace(marker, (_, start: string, end: string) => `${start}${readmeFigures(results)}\n${end}`);
}
