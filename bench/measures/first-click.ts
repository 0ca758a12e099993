import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, valueAt } from '../measure.ts';
import { addressOf, type Build, builds, ourFiles } from '../ours.ts';
import { prerendered } from '../prerendered.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';

const repetitions = 9;
const slowdown = 4;

const picture = '<img alt="Ridges" width="300" height="200">';

/** A page with one carousel, as visitors get it: without the warnings for developers. It fits into the window, with the button to click. */
const pageOf = (build: Build): string => `<!doctype html>
<html lang="en" data-site-debug="false"><link rel="icon" href="data:,"><title>Carousel</title>${ourSheet}${moduleTag(`${addressOf(build)}site.js`)}
<style>body { width: 40rem }</style>
<site-gallery design="carousel" speed="0">${picture.repeat(8)}</site-gallery>`;

const filesOf = async (): Promise<Files> => ({
  ...ourFiles(),
  ...Object.fromEntries(
    await Promise.all(builds.map(async (build) => [`${pathOf(build)}.html`, await prerendered(pageOf(build))])),
  ),
});

/** Waits until the page has prefetched what its elements need, and returns the center of the button. */
const prepare = `(async () => {
  const count = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== count(); await new Promise((resolve) => setTimeout(resolve, 300))) before = count();
  const host = document.querySelector('site-gallery');
  let hasMoved = false;
  const button = host.shadowRoot.querySelector('[part~="next"]');
  // The click follows at once; the page does not see it until it is repeated.
  addEventListener('pointerup', ({ timeStamp }) => {
    globalThis.clicked = timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { globalThis.painted = performance.now(); };
      port2.postMessage(undefined);
      globalThis.isAcknowledged = hasMoved || button.ariaBusy === 'true';
    });
  }, true);
  globalThis.moved = new Promise((resolve) => {
    host.addEventListener('site-slid', () => {
      hasMoved = true;
      resolve(performance.now());
    }, { once: true });
  });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

const times = `(async () => {
  const at = await globalThis.moved;
  if (!globalThis.isAcknowledged) throw new Error('The button was not acknowledged.');
  return { acknowledged: globalThis.painted - globalThis.clicked, result: at - globalThis.clicked };
})()`;

async function visit(tab: Tab, build: Build): Promise<Sample> {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.open(`${pathOf(build)}.html`);
  const point = await tab.evaluate<{ readonly x: number; readonly y: number }>(prepare);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await tab.cdp.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
  return tab.evaluate<Sample>(times);
}

export const firstClick: Measure = {
  name: 'first-click',
  title: `The first click on a prerendered button with the processor ${slowdown} times slower`,
  method: `A page with one carousel, after it has loaded and prefetched what the carousel needs. *Acknowledged* is the time from
the click to the end of the first frame in which the button is marked as busy, *result* to the event with which the carousel reports
that it has moved. Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ms = (build: Build): string => valueAt(rows, 'result', build).toFixed(0);
    return `the first click on a prerendered carousel takes effect after ${ms('slim')} (slim) or ${ms('react')} ms with the processor ${slowdown} times slower`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const subjects = Object.fromEntries(builds.map((build) => [build, build]));
      const samples = await takeTurns(subjects, repetitions, (build) => openTab((tab) => visit(tab, build)));
      return rowsOf(samples, { unit: 'ms' });
    });
  },
};
