/** Writes screenshots of the elements for visual review to `.cache/screenshots`: light and dark, on a phone and on a wide screen. */
import { expect } from '@open-wc/testing';
import { emulateMedia, screenshot, setViewport } from '../support/engine.ts';
import { eventually, frames } from '../support/eventually.ts';
import { skipUnless } from '../support/skip.ts';

for (const bundle of ['/dist/test/site-dialog.js', '/dist/test/site-gallery.js']) await import(bundle);

const picture = (name: string): string => `<img alt="" src="/examples/images/${name}.svg" width="600" height="400">`;

const scenes: Readonly<Record<string, string>> = {
  dialog:
    '<site-dialog dialog-title="Delete this print?" confirm-label="Delete" destructive open>It is gone then.</site-dialog>',
  notification: '<site-dialog dialog-style="no-buttons" hide-after="0" open>Saved.</site-dialog>',
  'notification-action':
    '<site-dialog dialog-style="no-buttons" hide-after="0" open>Moonrise is removed. <button slot="action">Undo</button></site-dialog>',
  content: `<site-dialog dialog-style="content" dialog-title="How to keep a print" open>
    <p>The ink is made of pigment. Out of direct sun it keeps its colours.</p>
    <h3>Framing</h3><p>Leave 5 mm between the paper and the glass.</p><button slot="footer">Close</button></site-dialog>`,
  drawer: `<site-dialog dialog-style="content" side="end" dialog-title="Filter the prints" open>
    <p><label><input type="checkbox" checked> Ridgelines</label></p><p><label><input type="checkbox"> Flow fields</label></p>
    <button slot="footer">Show 16 prints</button></site-dialog>`,
  untitled: `<site-dialog dialog-style="content" size="small" open><h2>Papers</h2>
    <p>Cotton rag, 300 g. It is made without acid, and keeps its white for a century.</p></site-dialog>`,
  grid: `<site-gallery aspect-ratio="1" design="grid">${['leeward', 'tidepool', 'undertow', 'survey'].map(picture).join('')}</site-gallery>`,
  list: `<site-gallery design="list"><figure>${picture('leeward')}<figcaption>Leeward</figcaption></figure></site-gallery>`,
};

describe('pictures', () => {
  for (const [name, markup] of Object.entries(scenes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1440]) {
        it(`of the ${name}, ${colorScheme}, ${width} px wide`, async function () {
          skipUnless(this, 'pictures', await emulateMedia({ colorScheme }));
          await setViewport({ width, height: 640 });
          document.documentElement.style.colorScheme = 'light dark';
          document.body.innerHTML = markup;
          await eventually('its dialog is shown', () =>
            [...document.querySelectorAll('site-dialog')].every(({ shadowRoot }) =>
              shadowRoot?.querySelector('dialog[open], [part="notification"]'),
            ),
          );
          await Promise.all([...document.images].map((image) => image.decode()));
          await frames(3);
          await eventually('nothing moves', () =>
            document.getAnimations().every(({ playState }) => playState === 'finished'),
          );
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
          expect(await screenshot(`${name}-${colorScheme}-${width}`)).to.be.a('string');
        });
      }
    }
  }

  after(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
  });
});
