/** Suggestions of `<site-search>`, by keys, pointer and roles; long because each way to open and close the list is one test. */
import { expect } from '@open-wc/testing';
import { click, press, type as typeText } from '../../support/engine.ts';
import { eventually, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import {
  announced,
  callAt,
  enter,
  form,
  found,
  item,
  open,
  optionsOf,
  part,
  parts,
  type SearchPage,
  shown,
} from './search.ts';

afterEach(closePages);

const titles = ['Leeward', 'Leek soup', 'Sleet'];

/** Opens a page with these suggestions for "lee". */
async function openSuggested(): Promise<SearchPage> {
  const page = await open();
  enter(page, 'lee');
  (await callAt(page, 0)).answer(found(...titles));
  await eventually('the suggestions', () => shown(page).length === 3);
  return page;
}

const activeOf = (page: SearchPage): string =>
  page.document.getElementById(page.field.getAttribute('aria-activedescendant') ?? '')?.firstElementChild
    ?.textContent ?? '';

/** Presses a key as a script: a trusted key would need the focus of the window for each frame. */
function key(page: SearchPage, name: string, more: KeyboardEventInit = {}): boolean {
  const { KeyboardEvent: Type } = page.view;
  return page.field.dispatchEvent(new Type('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
}

describe('the suggestions of a search', () => {
  it('are requested once for several letters, without a request before them', async () => {
    const page = await open();
    page.field.focus();
    await never('a request', () => page.calls.length > 0, { frames: 5 });
    for (const text of ['l', 'le', 'lee']) enter(page, text);
    const call = await callAt(page, 0);
    expect(Object.fromEntries(call.query)).to.deep.equal({ q: 'lee', p: '0', size: '6' });
    call.answer(found(...titles));
    await eventually('the suggestions', () => shown(page).join() === titles.join());
    expect(page.calls.length).to.equal(1);
    expect(announced(page)).to.deep.equal(['3 suggestions']);
  });

  it('are a list of a combobox with its attributes', async () => {
    const page = await openSuggested();
    expect(page.field.getAttribute('role')).to.equal('combobox');
    expect(page.field.getAttribute('aria-autocomplete')).to.equal('list');
    expect(page.field.getAttribute('aria-expanded')).to.equal('true');
    expect(page.field.getAttribute('aria-controls')).to.equal(optionsOf(page)[0]?.parentElement?.id);
    expect(optionsOf(page)[0]?.parentElement?.getAttribute('aria-label')).to.equal('Suggestions');
  });

  it('are reached by arrow keys, around both ends, while the focus stays in the field', async () => {
    const page = await openSuggested();
    const reached: string[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      expect(key(page, name)).to.equal(false);
      await eventually('the active option', () => activeOf(page) !== reached.at(-1));
      reached.push(activeOf(page));
    }
    expect(reached).to.deep.equal(['Leeward', 'Leek soup', 'Sleet', 'Leeward', 'Sleet', 'Leek soup']);
    expect(page.document.activeElement).to.equal(page.field);
    expect(optionsOf(page).map((option) => option.getAttribute('aria-selected'))).to.deep.equal([
      'false',
      'true',
      'false',
    ]);
    for (const name of ['Home', 'End']) {
      key(page, 'ArrowDown');
      await eventually('an active option', () => activeOf(page));
      expect(key(page, name)).to.equal(true);
      await eventually('no active option', () => !activeOf(page));
    }
  });

  it('are closed by Escape, which then clears the field', async () => {
    const page = await openSuggested();
    const cleared: string[] = [];
    page.document.addEventListener('input', () => cleared.push(page.field.value));
    let reached = 0;
    page.document.addEventListener('keydown', () => {
      reached += 1;
    });
    expect(key(page, 'Escape')).to.equal(false);
    await eventually('the list is closed', () => shown(page).length === 0);
    expect(page.field.value).to.equal('lee');
    expect(page.field.getAttribute('aria-expanded')).to.equal('false');
    expect(key(page, 'Escape')).to.equal(false);
    expect(page.field.value).to.equal('');
    expect(cleared).to.deep.equal(['']);
    expect(reached).to.equal(0);
    expect(key(page, 'Escape')).to.equal(true);
    expect(reached).to.equal(1);
  });

  it('open again by an arrow key, without a request for the same text', async () => {
    const page = await openSuggested();
    key(page, 'Escape');
    await eventually('the list is closed', () => shown(page).length === 0);
    key(page, 'ArrowDown');
    await eventually('the list is open', () => shown(page).length === 3);
    expect(activeOf(page)).to.equal('');
    expect(page.calls.length).to.equal(1);
  });

  it('are followed by Enter and by click; Enter without one submits', async () => {
    const page = await openSuggested();
    const followed: string[] = [];
    page.document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      followed.push(link.pathname);
    });
    key(page, 'ArrowDown');
    await eventually('the active option', () => activeOf(page) === 'Leeward');
    expect(key(page, 'Enter')).to.equal(false);
    expect(followed).to.deep.equal(['/pages/Leeward']);
    await eventually('the list is closed', () => shown(page).length === 0);
    key(page, 'ArrowDown');
    await eventually('the list is open', () => shown(page).length === 3);
    const [, second] = optionsOf(page);
    if (second) await click(second);
    expect(followed).to.deep.equal(['/pages/Leeward', '/pages/Leek%20soup']);
    expect(key(page, 'Enter')).to.equal(true);
    page.document.querySelector('button')?.click();
    expect(page.events).to.deep.equal(['submit lee']);
  });

  it('work with the keys of a keyboard', async () => {
    const page = await open();
    await click(page.field);
    await typeText('lee');
    (await callAt(page, 0)).answer(found(...titles));
    await eventually('the suggestions', () => shown(page).length === 3);
    await press('ArrowDown');
    await press('ArrowDown');
    await eventually('the active option', () => activeOf(page) === 'Leek soup');
    await press('Escape');
    await eventually('the list is closed', () => shown(page).length === 0);
    expect(page.field.value).to.equal('lee');
    await press('Enter');
    await eventually('the form is sent', () => page.events.join() === 'submit lee');
  });

  it('are closed when the focus leaves the field, also for another control of the form', async () => {
    for (const leave of [
      (page: SearchPage) => page.document.querySelector('button')?.focus(),
      (page: SearchPage) => page.field.blur(),
    ]) {
      const page = await openSuggested();
      leave(page);
      await eventually('the list is closed', () => shown(page).length === 0);
    }
  });

  it('keep a failure until its button is used, from which Escape leads back to the field', async () => {
    const page = await open();
    enter(page, 'lee');
    (await callAt(page, 0)).answer({}, 500);
    await eventually('the failure', () => parts(page, 'retry')[0]);
    page.document.querySelector('button')?.focus();
    part(page, 'retry').focus();
    part(page, 'retry').click();
    const again = await callAt(page, 1);
    expect(page.document.activeElement).to.equal(page.field);
    expect(part(page, 'retry').checkVisibility()).to.equal(true);
    again.answer({}, 500);
    part(page, 'retry').focus();
    const { KeyboardEvent: Type } = page.view;
    const pressed = new Type('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    await eventually('the end of the call', () => page.element.matches(':state(open)'));
    part(page, 'retry').dispatchEvent(pressed);
    await eventually('no failure', () => parts(page, 'retry').length === 0);
    expect(page.document.activeElement).to.equal(page.field);
  });

  it('are not those of another text after the list was closed', async () => {
    const page = await openSuggested();
    key(page, 'Escape');
    await eventually('the list is closed', () => shown(page).length === 0);
    enter(page, 'wind');
    const call = await callAt(page, 1);
    await never('older suggestions', () => shown(page).length > 0, { frames: 5 });
    call.answer(found('Windward'));
    await eventually('the suggestion', () => shown(page).join() === 'Windward');
  });

  it('are closed by Back, and are at most as many as requested', async () => {
    const page = await open();
    enter(page, 'lee');
    (await callAt(page, 0)).answer(found(...Array.from({ length: 50 }, (_, index) => `Lee ${index}`)));
    await eventually('the suggestions', () => shown(page).length > 0);
    expect(shown(page).length).to.equal(6);
    expect(announced(page)).to.deep.equal(['6 suggestions']);
    page.view.dispatchEvent(new page.view.PopStateEvent('popstate'));
    await eventually('the list is closed', () => shown(page).length === 0);
  });

  it('are not requested for text that a script has put into the field', async () => {
    const page = await open();
    page.field.value = 'lee';
    page.field.focus();
    await eventually('the combobox', () => page.field.getAttribute('role') === 'combobox');
    await never('a request', () => page.calls.length > 0, { frames: 20 });
    expect(shown(page)).to.deep.equal([]);
  });

  it('are requested for composed text after the element was moved', async () => {
    const page = await openSuggested();
    const box = page.document.createElement('div');
    page.document.body.append(box);
    box.append(page.element);
    await eventually('the combobox', () => page.field.getAttribute('role') === 'combobox');
    const { CompositionEvent: Composition } = page.view;
    page.field.focus();
    page.field.dispatchEvent(new Composition('compositionstart', { bubbles: true }));
    page.field.value = '紙';
    page.field.dispatchEvent(new Composition('compositionend', { bubbles: true }));
    expect((await callAt(page, 1)).query.get('q')).to.equal('紙');
  });

  it('are those of the last text, in whatever order the answers arrive', async () => {
    const page = await open();
    enter(page, 'lee');
    const first = await callAt(page, 0);
    enter(page, 'leek');
    const second = await callAt(page, 1);
    expect(first.signal.aborted).to.equal(true);
    second.answer(found('Leek soup'));
    await eventually('the suggestion', () => shown(page).join() === 'Leek soup');
    first.answer(found('Leeward'));
    await never('an older answer', () => shown(page).includes('Leeward'), { frames: 5 });
  });

  it('are not requested for text that is being composed', async () => {
    const page = await open();
    const { CompositionEvent: Composition, InputEvent: Input } = page.view;
    page.field.focus();
    page.field.dispatchEvent(new Composition('compositionstart', { bubbles: true }));
    page.field.value = 'かみ';
    page.field.dispatchEvent(new Input('input', { bubbles: true, isComposing: true }));
    // Enter and arrows select in the list of the input method.
    expect(key(page, 'ArrowDown', { isComposing: true })).to.equal(true);
    await never('a request', () => page.calls.length > 0, { frames: 20 });
    page.field.value = '紙';
    page.field.dispatchEvent(new Composition('compositionend', { bubbles: true }));
    expect((await callAt(page, 0)).query.get('q')).to.equal('紙');
  });

  it('mark matches, and show markup of the server as text', async () => {
    const page = await open();
    enter(page, 'lee');
    (await callAt(page, 0)).answer({
      items: [
        item('<em>Lee</em>ward &amp; more'),
        item('Sleek <img src=x onerror=alert(1)>', { collectionDisplayName: '<b>Prints</b>' }),
      ],
    });
    await eventually('the suggestions', () => shown(page).length === 2);
    expect(shown(page)).to.deep.equal(['Leeward & more', 'Sleek <img src=x onerror=alert(1)>']);
    expect([...page.document.querySelectorAll('mark')].map(({ textContent }) => textContent)).to.deep.equal([
      'Lee',
      'lee',
    ]);
    expect(page.document.querySelector('site-search img, site-search b')).to.equal(null);
    expect(optionsOf(page)[1]?.lastElementChild?.textContent).to.equal('<b>Prints</b>');
  });

  it('lead to this site only: others are refused with one warning', async () => {
    const page = await open();
    enter(page, 'lee');
    const refused = ['javascript:alert(1)', '//evil.example/', 'https://evil.example/', 'data:text/html,1', 7, ''];
    (await callAt(page, 0)).answer({
      items: [...refused.map((itemUrl) => item('Bad', { itemUrl })), item('Good')],
      totalCount: 7,
    });
    await eventually('the suggestion', () => shown(page).join() === 'Good');
    enter(page, 'leew');
    (await callAt(page, 1)).answer({ items: refused.map((itemUrl) => item('Bad', { itemUrl })) });
    await eventually('no suggestion', () => announced(page).join() === 'No suggestions');
    expect(page.troubles.filter((text) => text.includes('not a URL of a page of this site')).length).to.equal(1);
    expect(shown(page)).to.deep.equal([]);
  });

  it('report a failure with Retry, and what is missing offline', async () => {
    const page = await open();
    enter(page, 'lee');
    (await callAt(page, 0)).answer({}, 500);
    await eventually('the failure', () => parts(page, 'problem')[0]);
    expect(part(page, 'problem').textContent).to.include('Unable to load results');
    expect(announced(page)).to.deep.equal(['Unable to load results']);
    expect(part(page, 'retry').textContent).to.equal('Retry');
    part(page, 'retry').click();
    (await callAt(page, 1)).answer(found('Leeward'));
    await eventually('the suggestion', () => shown(page).join() === 'Leeward');
    Object.defineProperty(page.view.navigator, 'onLine', { value: false, configurable: true });
    enter(page, 'leek');
    (await callAt(page, 2)).fail();
    await eventually('the reason', () => announced(page).join().includes('You are offline.'));
    page.view.dispatchEvent(new page.view.Event('online'));
    (await callAt(page, 3)).answer(found('Leek soup'));
    await eventually('the suggestion', () => shown(page).join() === 'Leek soup');
  });

  for (const [what, answer] of [
    ['no such path', ['', 404]],
    ['a page instead of JSON', ['<!doctype html>', 200]],
    ['JSON of another shape', ['{"items": "none"}', 200]],
  ] as const)
    it(`are given up for a server with ${what}: the form leads to its page`, async () => {
      const page = await open();
      enter(page, 'lee');
      (await callAt(page, 0)).answerText(answer[0], answer[1]);
      await eventually('the end of the call', () => page.calls[0]?.signal.aborted === false);
      enter(page, 'leek');
      await never('another call', () => page.calls.length > 1, { frames: 20 });
      expect(parts(page, 'problem').length).to.equal(0);
      page.document.querySelector('button')?.click();
      expect(page.events).to.deep.equal(['submit leek']);
    });

  it('can be turned off, and restore the field', async () => {
    const page = await open(form().replace('<input', '<input autocomplete="on"'));
    enter(page, 'lee');
    await callAt(page, 0);
    expect(page.field.getAttribute('role')).to.equal('combobox');
    page.element.suggestions = 0;
    await eventually('the field of the author', () => !page.field.hasAttribute('role'));
    expect([...page.field.attributes].map(({ name, value }) => `${name}=${value}`)).to.have.members([
      'type=search',
      'name=q',
      'autocomplete=on',
    ]);
    expect(page.element.querySelector('[data-site-owned]')).to.equal(null);
  });
});
