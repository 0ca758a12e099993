/** The list of `<site-events>`, and the files that it downloads. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, setViewport } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { calendarOf, clear, item, items, part, parts, place, showsList, time } from './events.ts';

afterEach(clear);

/** Records the warnings of the console during an action. */
async function warnings(action: () => Promise<unknown>): Promise<readonly string[]> {
  const { warn } = console;
  const texts: string[] = [];
  console.warn = (text) => texts.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return texts;
}

const { createObjectURL } = URL;
const { click: clickLink } = HTMLAnchorElement.prototype;

afterEach(() => {
  URL.createObjectURL = createObjectURL;
  HTMLAnchorElement.prototype.click = clickLink;
});

/** Returns the name and the text of the file that an action downloads. */
async function downloaded(action: () => unknown): Promise<{ readonly name: string; readonly text: string }> {
  const files: { readonly name: string; readonly file: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    last = file;
    return createObjectURL(file);
  };
  HTMLAnchorElement.prototype.click = function () {
    if (last && this.href.startsWith('blob:')) files.push({ name: this.download, file: last });
  };
  await action();
  const { name, file } = await eventually('a file is downloaded', () => files[0]);
  return { name, text: await file.text() };
}

const buttons = (element: Element): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-site-owned] button'),
];

describe('the list of events', () => {
  it('is shown in a narrow box, whatever the view is', async () => {
    const events = place(calendarOf(items), 400);
    await showsList(events);
    await eventually('the calendar is loaded', () => parts(events, 'calendar')[0]);
    await showsList(events);
    expect(part(events, 'switch').checkVisibility()).to.equal(false);
  });

  it('fits into 320 pixels', async () => {
    const events = place(`<site-events time-zone="Asia/Tokyo"><ul>${items}</ul></site-events>`, 288);
    await eventually('the buttons are added', () => buttons(events).length === 6);
    expect(events.scrollWidth).to.be.at.most(288);
    for (const button of buttons(events)) expect(button.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('downloads an event for the calendar of the visitor', async () => {
    const events = place(`<site-events><ul>${items}</ul></site-events>`);
    const button = await eventually('the button is added', () => buttons(events)[0]);
    await expectAccessible(button, { role: 'button', name: 'Add to calendar: Opening' });
    const { name, text } = await downloaded(() => click(button));
    expect(name).to.equal('Opening.ics');
    expect(text).to.include('\r\nDTSTART:20261204T170000Z\r\nDTEND:20261204T200000Z\r\nSUMMARY:Opening\r\n');
    expect(text.replace(/\r\n /g, '')).to.include(`URL:${location.href.replace(/#.*/, '')}#opening\r\n`);
  });

  it('adds no buttons with download="false"', async () => {
    const events = place(`<site-events download="false"><ul>${items}</ul></site-events>`);
    await eventually('it is ready', () => events.matches(':state(ready)'));
    expect(buttons(events)).to.deep.equal([]);
    events.download = true;
    await eventually('the buttons are added', () => buttons(events).length === 6);
    events.download = false;
    await eventually('the buttons are removed', () => buttons(events).length === 0);
  });

  it('shows the time of the visitor beside another time zone', async () => {
    const zones = ['Asia/Tokyo', 'America/Los_Angeles'];
    const shown = zones.map((zone) =>
      place(`<site-events time-zone="${zone}"><ul>${item('Talk', time('2026-12-04T19:00'))}</ul></site-events>`),
    );
    for (const events of shown) await eventually('the button is added', () => buttons(events)[0]);
    // At most one of them is that of the visitor.
    expect(shown.some(({ textContent }) => /Your time: [345] Dec/.test(textContent ?? ''))).to.equal(true);
  });

  it('reads events that are added, and forgets those that are removed', async () => {
    const events = place(`<site-events><ul>${items}</ul></site-events>`);
    await eventually('the buttons are added', () => buttons(events).length === 6);
    events.querySelector('ul')?.insertAdjacentHTML('beforeend', item('Late', time('2026-12-30')));
    await eventually('it has a button', () => buttons(events).length === 7);
    events.querySelector('li')?.remove();
    await eventually('the others keep theirs', () => buttons(events).length === 6);
    const copy = events.cloneNode(true);
    events.after(copy);
    await frames(2);
    expect(buttons(document.body)).to.have.length(12);
  });

  it('keeps the focus on a button while its item changes, and the button shows the new title', async () => {
    const events = place(`<site-events><ul>${items}</ul></site-events>`);
    const button = await eventually('the button is added', () => buttons(events)[0]);
    button.focus();
    const link = events.querySelector('h3 a');
    if (link) link.textContent = 'Vernissage';
    await eventually('the name is updated', () => button.getAttribute('aria-label')?.includes('Vernissage'));
    expect(document.activeElement).to.equal(button);
    const { name } = await downloaded(() => click(button));
    expect(name).to.equal('Vernissage.ics');
  });

  it('restores the markup when the element is removed', async () => {
    const events = place(`<site-events><ul>${items}</ul></site-events>`);
    const before = place(`<site-events download="false"><ul>${items}</ul></site-events>`).innerHTML;
    await eventually('the buttons are added', () => buttons(events).length === 6);
    events.remove();
    await eventually('the list is unchanged', () => events.innerHTML === before);
  });

  it('keeps an item whose date is invalid, and warns once', async () => {
    const wrong = item('Wrong', time('4.12.2026'));
    const texts = await warnings(async () => {
      const events = place(`<site-events><ul>${items}${wrong}${wrong}</ul></site-events>`);
      await eventually('the buttons are added', () => buttons(events).length === 6);
      expect(events.querySelectorAll('li')[6]?.checkVisibility()).to.equal(true);
      events.download = false;
      events.setAttribute('time-zone', 'Europe/Oslo');
      await frames(2);
    });
    expect(texts.filter((text) => text.includes('4.12.2026'))).to.have.length(1);
  });

  it('has no switch without events', async () => {
    const events = place('<site-events view="calendar"><p>No events.</p></site-events>');
    await eventually('it is ready', () => events.matches(':state(ready)'));
    expect(events.shadowRoot?.querySelector('button')).to.equal(null);
    expect(events.querySelector('p')?.checkVisibility()).to.equal(true);
  });

  it('reads items of an article around it as its own only if they are inside', async () => {
    await setViewport({ width: 1024, height: 768 });
    const events = place(
      `<article><h2>Program</h2>${time('2026-01-01')}<site-events><article><h3>Talk</h3>${time('2026-12-04')}
       <ul><li><a href="#doors">Doors</a> ${time('2026-12-04T18:00')}</li></ul></article></site-events></article>`,
    );
    await eventually('the button is added', () => buttons(events).length === 1);
    expect(document.querySelectorAll('[data-test] button')).to.have.length(1);
  });
});
