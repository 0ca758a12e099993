/** `<site-relative-time>` as visitors see it. */
import { expect } from '@open-wc/testing';
import { emulateMedia } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  ago,
  clear,
  day,
  hour,
  minute,
  passTime,
  place,
  placeTime,
  second,
  seenTime,
  shows,
  timeTag,
} from './relative-time.ts';

afterEach(clear);

/** The date so many milliseconds ago, by the clock of the visitor. */
const dateOf = (ms: number): string => {
  const date = new Date(Date.now() - ms);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};

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

describe('<site-relative-time>', () => {
  for (const [lang, age, text] of [
    ['en', 0, 'just now'],
    ['en', 30.5 * minute, '30 minutes ago'],
    ['en', -90 * minute, 'in 1 hour'],
    ['de', 5 * hour, 'vor 5 Stunden'],
    ['de', 0, 'jetzt'],
    ['en', 400 * day, '1 year ago'],
    ['not a language', 2 * hour, '2 hours ago'],
  ] as const)
    it(`shows "${text}" for an age of ${age / minute} minutes in the language "${lang}"`, () =>
      shows(placeTime(ago(age), `lang="${lang}"`), text));

  it('names days of the calendar', async () => {
    await shows(placeTime(dateOf(0)), 'today');
    await shows(placeTime(dateOf(-day)), 'tomorrow');
    const midnight = new Date(`${dateOf(2 * day)}T00:00`).toISOString();
    await shows(placeTime(midnight, 'lang="de"'), 'vorgestern');
  });

  it('updates the text as time passes', async () => {
    const element = placeTime(ago(0));
    await shows(element, 'just now');
    await eventually('seconds are shown', () => {
      const { textContent } = seenTime(element);
      if (!/^\d seconds? ago$/.test(textContent ?? '')) throw new Error(`"${textContent}", hidden: ${document.hidden}`);
      return true;
    });
    passTime(10 * minute);
    await shows(element, '10 minutes ago');
    passTime(10 * hour);
    await shows(element, '10 hours ago');
    passTime(21 * day);
    await shows(element, '3 weeks ago');
  });

  it('does not update the text while the page is hidden', async () => {
    const element = placeTime(ago(2 * minute));
    await shows(element, '2 minutes ago');
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    try {
      passTime(10 * minute);
      await frames(3);
      expect(seenTime(element).textContent).to.equal('2 minutes ago');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
    passTime(0);
    await shows(element, '12 minutes ago');
  });

  it('shows the date and time when the pointer rests on the text', async () => {
    const element = placeTime('2020-02-20T20:20Z', 'lang="en-GB"');
    await eventually('the time has a title', () => /^\d\d February 2020/.test(seenTime(element).title));
    const titled = place(`<site-relative-time>${timeTag(ago(hour), 'title="My title"')}</site-relative-time>`);
    await eventually('my title is used', () => seenTime(titled).title === 'My title');
  });

  it('has the date of the author for other software', async () => {
    const element = placeTime(ago(3 * hour));
    await shows(element, '3 hours ago');
    expect(seenTime(element).getAttribute('datetime')).to.equal(
      element.querySelector('time')?.getAttribute('datetime'),
    );
  });

  it('shows the date and time with format="datetime"', async () => {
    await shows(placeTime('2020-02-20', 'format="datetime" lang="de"'), '20. Februar 2020');
    await shows(placeTime('2020-02-20', 'format="datetime" lang="en-US"'), 'February 20, 2020');
  });

  it('shortens the words', async () => {
    await shows(placeTime(ago(62 * day), 'format-style="short"'), '2 mo. ago');
    await shows(placeTime(ago(62 * day), 'format-style="narrow"'), '2mo ago');
  });

  it('shows "just now" on the wrong side of a tense', async () => {
    await shows(placeTime(ago(-3 * hour), 'tense="past"'), 'just now');
    await shows(placeTime(ago(3 * hour), 'tense="future"'), 'just now');
    await shows(placeTime(ago(3 * hour), 'tense="past"'), '3 hours ago');
  });

  it('shows the text of the author beyond the threshold', async () => {
    const element = placeTime(ago(hour), 'threshold="P1D"');
    await shows(element, '1 hour ago');
    passTime(2 * day);
    await shows(element, 'My date');
    element.setAttribute('threshold', 'P1W');
    // Days are counted from midnight to midnight.
    const isSameDay = new Date(Date.now() - hour).getDate() === new Date(Date.now()).getDate();
    await shows(element, `${isSameDay ? 2 : 3} days ago`);
    const empty = place(
      '<site-relative-time lang="en-GB" threshold="P1D"><time datetime="2020-02-20"></time></site-relative-time>',
    );
    await shows(empty, '20 February 2020');
  });

  it('follows changes of the date and of the language', async () => {
    const element = placeTime(ago(3 * hour));
    await shows(element, '3 hours ago');
    element.querySelector('time')?.setAttribute('datetime', ago(0));
    await shows(element, 'just now');
    passTime(6 * second);
    await eventually('it is updated soon again', () => /seconds ago/.test(seenTime(element).textContent ?? ''));
    element.querySelector('time')?.setAttribute('datetime', ago(3 * hour));
    element.parentElement?.setAttribute('lang', 'fr');
    await shows(element, 'il y a 3 heures');
    element.innerHTML = timeTag(ago(4 * hour));
    await shows(element, 'il y a 4 heures');
  });

  it('leaves the text of the author and warns once about an invalid date', async () => {
    const texts = await warnings(async () => {
      const first = placeTime('23.11.2026');
      await shows(first, 'My date');
      await shows(placeTime('23.11.2026'), 'My date');
      passTime(hour);
      first.setAttribute('tense', 'past');
      await frames(2);
      first.querySelector('time')?.setAttribute('datetime', ago(hour));
      await shows(first, '1 hour ago');
    });
    expect(texts.filter((text) => text.includes('23.11.2026'))).to.have.length(1);
  });

  it('leaves other content of the author and warns', async () => {
    const texts = await warnings(async () => {
      const element = place(`<site-relative-time>Printed ${timeTag(ago(hour))}</site-relative-time>`);
      await eventually('it is defined', () => element.matches(':defined'));
      await frames(2);
      await shows(element, 'My date');
    });
    expect(texts.filter((text) => text.includes('only content'))).to.have.length(1);
  });

  it('does not write to the markup of the author', async () => {
    const element = placeTime(ago(hour));
    const before = element.innerHTML;
    await shows(element, '1 hour ago');
    expect(element.innerHTML).to.equal(before);
    element.remove();
    expect(element.innerHTML).to.equal(before);
  });

  it('prints the text of the author', async function () {
    const element = placeTime(ago(hour));
    await shows(element, '1 hour ago');
    skipUnless(this, 'emulated media', await emulateMedia({ print: true }));
    await shows(element, 'My date');
  });
});
