import { readFileSync } from 'node:fs';
import { fromRoot } from '../../tools/root.ts';
import { type Tab, withBrowser } from '../browser.ts';
import { bundle, type Source } from '../bundle.ts';
import { type Measure, type Row, valueAt } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf, probe } from '../slow-network.ts';

const start = 3;
/** In the page, because browsers seek only in files of servers that answer requests for parts of them. */
const sound = `data:audio/wav;base64,${readFileSync(fromRoot('examples/sounds/wave.wav')).toString('base64')}`;
const audio = `<audio controls preload="auto" src="${sound}"></audio>`;

interface Subject {
  readonly head: string;
  readonly body: string;
  readonly source?: Source;
  /** Finds the slider. */
  readonly slider: string;
}

const ours = (build: Build): Subject => ({
  head: ourSheet + moduleTag(`${addressOf(build)}site-audio.js`),
  body: `<site-audio>${audio}</site-audio>`,
  slider: '[part=seek]:enabled',
});

const peer = (name: string, source: Source): Pick<Subject, 'head' | 'source'> => ({
  head: `<link rel="stylesheet" href="${pathOf(name)}.css">${moduleTag(`${pathOf(name)}.js`)}`,
  source,
});

const subjects: Readonly<Record<string, Subject>> = {
  'media-chrome': {
    ...peer('media-chrome', peers.mediaChrome),
    body: `<media-controller audio>${audio.replace('<audio', '<audio slot="media"')}
      <media-control-bar><media-play-button></media-play-button><media-time-range></media-time-range>
      <media-time-display show-duration></media-time-display></media-control-bar></media-controller>`,
    slider: 'input[type=range]',
  },
  Plyr: { ...peer('Plyr', peers.plyr), body: audio, slider: 'input[type=range]' },
  'site-audio, React': ours('react'),
  'site-audio, slim': ours('slim'),
};

/** Keys by their name in the report, with the code that the DevTools protocol requires. */
const keys: Readonly<Record<string, readonly [key: string, code: number]>> = {
  '→': ['ArrowRight', 39],
  '←': ['ArrowLeft', 37],
  '↑': ['ArrowUp', 38],
  J: ['j', 74],
  L: ['l', 76],
  'Page Up': ['PageUp', 33],
  Home: ['Home', 36],
  End: ['End', 35],
  'digit 5': ['5', 53],
};

const filesOfSubject = async ([name, { head, body, source }]: [string, Subject]): Promise<Files> => {
  const { script, sheet } = source ? await bundle(source) : { script: '', sheet: '' };
  return {
    [`${pathOf(name)}.html`]: `<!doctype html><html lang="en" data-site-debug="false"><title>${name}</title>
<link rel="icon" href="data:,"><script>${probe}</script>${head}${body}`,
    [`${pathOf(name)}.js`]: script,
    [`${pathOf(name)}.css`]: sheet,
  };
};

/** Waits for the slider and the metadata, and focuses the slider. */
const prepare = (selector: string): string => `(async () => {
  await first(() => deep(${JSON.stringify(selector)})[0]);
  const [media] = deep('audio');
  if (media.readyState < 4) await new Promise((resolve) => media.addEventListener('canplaythrough', resolve, { once: true }));
  deep(${JSON.stringify(selector)})[0].focus();
  await new Promise((resolve) => setTimeout(resolve, 500));
})()`;

const seekTo = (position: number): string => `new Promise((resolve, reject) => {
  const [media] = deep('audio');
  media.addEventListener('seeked', () => setTimeout(() => {
    if (media.currentTime === ${position}) resolve();
    else reject(new Error('The recording is at ' + media.currentTime + ' s.'));
  }, 100), { once: true });
  media.currentTime = ${position};
})`;

const settle = `new Promise((resolve) => setTimeout(resolve, 300)).then(() => deep('audio')[0].currentTime)`;

async function press(tab: Tab, key: string, code: number): Promise<void> {
  const text = key.length === 1 ? { text: key } : {};
  const event = { key, windowsVirtualKeyCode: code, ...text };
  await tab.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await tab.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

async function rowsOf(tab: Tab, subject: string): Promise<readonly Row[]> {
  const { slider = '' } = subjects[subject] ?? {};
  await tab.open(`${pathOf(subject)}.html`);
  await tab.evaluate(prepare(slider));
  const rows: Row[] = [];
  for (const [what, [key, code]] of Object.entries(keys)) {
    await tab.evaluate(seekTo(start));
    await press(tab, key, code);
    const position = await tab.evaluate<number>(settle);
    rows.push({ what, subject, value: position - start, unit: 's' });
  }
  return rows;
}

export const audioKeys: Measure = {
  name: 'audio-keys',
  title: 'Keys of audio players',
  method: `Seconds by which each key moves the position of a paused recording of 7 seconds from its third second, while the slider has
the focus. A position cannot be before the start or after the end, so −3 and 4 are the limits. 0 is a key without an effect.
Each player has the settings of its documentation, with a button, a slider and the times.`,
  inShort: (rows) => {
    const count = (subject: string): number =>
      Object.keys(keys).filter((what) => valueAt(rows, what, subject) !== 0).length;
    return `of ${Object.keys(keys).length} keys of media players, ${count('site-audio, slim')} move the position of an audio player, ${count('media-chrome')} that of media-chrome and ${count('Plyr')} that of Plyr`;
  },
  async run() {
    const pages = await Promise.all(Object.entries(subjects).map(filesOfSubject));
    const files: Files = Object.assign({ ...ourFiles() }, ...pages);
    return withBrowser(files, async (openTab) => {
      const rows: Row[] = [];
      for (const subject of Object.keys(subjects)) rows.push(...(await openTab((tab) => rowsOf(tab, subject))));
      return rows;
    });
  },
};
