/** Results of `<site-search>` in the page. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { announced, callAt, enter, form, found, item, open, part, parts, region, type SearchPage } from './search.ts';

afterEach(closePages);

const openResults = (content = form() + region, attributes = 'suggestions="0"'): Promise<SearchPage> =>
  open(content, attributes);

const submit = (page: SearchPage, text: string): void => {
  enter(page, text);
  page.document.querySelector('button')?.click();
};

const titles = (page: SearchPage): readonly string[] => parts(page, 'link').map(({ textContent }) => textContent ?? '');

const served = '<div slot="results"><p>2 results</p><a href="/served">Served</a></div>';

describe('the results of a search', () => {
  it('replace the content of the author, with their number, and are links', async () => {
    const page = await openResults(form() + served);
    const own = page.document.querySelector<HTMLElement>('[slot="results"] a');
    expect(own?.checkVisibility()).to.equal(true);
    submit(page, ' lee ');
    const call = await callAt(page, 0);
    expect(call.query.get('size')).to.equal('20');
    await eventually('the progress', () => announced(page).join() === 'Searching…');
    expect(page.element.matches(':state(loading)')).to.equal(true);
    call.answer({
      items: [
        item('<em>Lee</em>ward', { excerpt: '<p>Wind &amp; <em>lee</em></p>', collectionDisplayName: 'Prints' }),
        item('Sleet'),
      ],
      totalCount: 2,
    });
    await eventually('the results', () => titles(page).join() === 'Leeward,Sleet');
    expect(announced(page)).to.deep.equal(['2 results for “lee”']);
    expect(own?.checkVisibility()).to.equal(false);
    expect(page.events).to.deep.equal(['site-search', 'site-searched']);
    expect(parts(page, 'excerpt').map(({ textContent }) => textContent?.trim())).to.deep.equal(['Wind & lee']);
    expect(parts(page, 'match').map(({ textContent }) => textContent)).to.deep.equal(['Lee', 'lee', 'lee']);
    expect(page.element.matches(':state(searched)')).to.equal(true);
    expect(page.troubles).to.deep.equal([]);
  });

  it('are those of the last query, in whatever order the answers arrive', async () => {
    const page = await openResults();
    submit(page, 'one');
    const first = await callAt(page, 0);
    submit(page, 'two');
    const second = await callAt(page, 1);
    expect(first.signal.aborted).to.equal(true);
    second.answer(found('Two'));
    await eventually('the results', () => titles(page).join() === 'Two');
    first.answer(found('One'));
    await never('an older answer', () => titles(page).join() !== 'Two', { frames: 5 });
    expect(page.events.filter((type) => type === 'site-searched').length).to.equal(1);
  });

  it('can be none', async () => {
    const page = await openResults();
    submit(page, 'x<b>');
    (await callAt(page, 0)).answer(found());
    await eventually('the reason', () => announced(page).join() === 'No results for “x<b>”');
    expect(titles(page)).to.deep.equal([]);
  });

  it('are extended by a button, without duplicates, and keep those that are shown after a failure', async () => {
    const page = await openResults(form() + region, 'suggestions="0" page-size="2"');
    submit(page, 'lee');
    (await callAt(page, 0)).answer({ ...found('One', 'Two'), totalCount: 5 });
    await eventually('the results', () => titles(page).length === 2);
    expect(announced(page)).to.deep.equal(['5 results for “lee”']);
    part(page, 'more').click();
    const next = await callAt(page, 1);
    expect([next.query.get('p'), next.query.get('size'), next.query.get('q')]).to.deep.equal(['1', '2', 'lee']);
    next.answer({}, 503);
    await eventually('the failure', () => part(page, 'retry'));
    expect(announced(page)).to.deep.equal(['Unable to load results']);
    expect(titles(page)).to.deep.equal(['One', 'Two']);
    part(page, 'retry').click();
    const again = await callAt(page, 2);
    expect(again.query.get('p')).to.equal('1');
    again.answer({ ...found('Two', 'Three'), totalCount: 3 });
    await eventually('all results', () => titles(page).join() === 'One,Two,Three');
    expect(parts(page, 'more').length).to.equal(0);
    expect(parts(page, 'retry').length).to.equal(0);
  });

  it('are extended for their own query only, not during another search', async () => {
    const page = await openResults(form() + region, 'suggestions="0" page-size="2"');
    submit(page, 'wind');
    (await callAt(page, 0)).answer({ ...found('One', 'Two'), totalCount: 5 });
    const more = await eventually('the button', () => parts(page, 'more')[0]);
    submit(page, 'print');
    const print = await callAt(page, 1);
    more.click();
    await eventually('no button', () => parts(page, 'more').length === 0);
    expect(page.calls.length).to.equal(2);
    print.answer(found('Print'));
    await eventually('the results of the other query', () => titles(page).join() === 'Print');
  });

  it('are updated if an answer has a URL twice', async () => {
    const page = await openResults();
    submit(page, 'lee');
    const twice = [item('One'), item('Two'), item('One')];
    (await callAt(page, 0)).answer({ items: twice, totalCount: 3 });
    await eventually('each result once', () => titles(page).join() === 'One,Two');
    submit(page, 'leek');
    (await callAt(page, 1)).answer(found('Two'));
    await eventually('the other results', () => titles(page).join() === 'Two');
  });

  for (const [what, text, status, rest] of [
    ['a path after the last page', 'Not found', 404, ''],
    ['JSON after the last page', '<!doctype html>', 200, 'retry'],
  ] as const)
    it(`stay in the page for a server without ${what}`, async () => {
      const page = await openResults(form() + region, 'suggestions="0" page-size="2"');
      submit(page, 'lee');
      (await callAt(page, 0)).answer({ ...found('One', 'Two'), totalCount: 5 });
      (await eventually('the button', () => parts(page, 'more')[0])).click();
      (await callAt(page, 1)).answerText(text, status);
      await eventually('the end', () => parts(page, 'more').length === 0);
      expect(titles(page)).to.deep.equal(['One', 'Two']);
      expect(parts(page, 'retry').length).to.equal(rest ? 1 : 0);
      submit(page, 'leek');
      await callAt(page, 2);
    });

  it('are requested from this site by default, whatever the base of the page is', async () => {
    const page = await openResults();
    const base = page.document.createElement('base');
    base.href = 'https://cdn.example/';
    page.document.head.append(base);
    submit(page, 'lee');
    expect((await callAt(page, 0)).url.origin).to.equal(location.origin);
  });

  it('are requested with the parameters of src, without its fragment', async () => {
    const page = await openResults(form() + region, 'suggestions="0" src="/api/search/own?kind=a#x"');
    submit(page, 'lee');
    expect((await callAt(page, 0)).url.search).to.equal('?kind=a&q=lee&p=0&size=20');
  });

  it('show a failure with Retry, which keeps the field', async () => {
    const page = await openResults();
    submit(page, 'lee');
    (await callAt(page, 0)).fail();
    await eventually('the failure', () => announced(page).join() === 'Unable to load results');
    expect(part(page, 'retry').textContent).to.equal('Retry');
    part(page, 'retry').click();
    expect(page.field.value).to.equal('lee');
    (await callAt(page, 1)).answer(found('Leeward'));
    await eventually('the result', () => titles(page).join() === 'Leeward');
  });

  for (const [what, text, status] of [
    ['no such path', 'Not found', 404],
    ['a page instead of JSON', '<!doctype html>', 200],
    ['JSON of another shape', '[]', 200],
  ] as const)
    it(`are those of the page of the form for a server with ${what}`, async () => {
      const page = await openResults(form() + served);
      submit(page, 'lee');
      (await callAt(page, 0)).answerText(text, status);
      await eventually('the page', () => page.events.includes('submit lee'));
      submit(page, 'leek');
      expect(page.events.at(-1)).to.equal('submit leek');
      expect(page.calls.length).to.equal(1);
    });

  for (const [what, content] of [
    ['of another method', form('method="post" action="/search"') + region],
    ['in another tab', form('target="_blank"') + region],
    ['without a place for results', form()],
    ['with a button for another page', form().replace('<button', '<button formaction="/other"') + region],
  ] as const)
    it(`are those of the page of a form ${what}`, async () => {
      const page = await openResults(content);
      submit(page, 'lee');
      await eventually('the page', () => page.events.join() === 'submit lee');
      expect(page.calls.length).to.equal(0);
    });

  it('are not requested for an empty field, or if a listener cancels', async () => {
    const page = await openResults();
    submit(page, ' ');
    await eventually('the page', () => page.events.join() === 'submit  ');
    page.document.addEventListener('site-search', (event) => event.preventDefault());
    submit(page, 'lee');
    await eventually('the event', () => page.events.includes('site-search'));
    await never('a call', () => page.calls.length > 0, { frames: 5 });
  });

  it('are found with the button of the form', async () => {
    const page = await openResults(form().replace('<button', '<button name="in" value="shop"') + region);
    submit(page, 'lee');
    expect((await callAt(page, 0)).url.search).to.equal('?q=lee&in=shop&p=0&size=20');
  });

  it('wait for their code for the form of the search only', async () => {
    const other =
      '<div slot="results"><form action="/other" method="post"><button name="q">Other</button></form></div>';
    const page = await openResults(form() + other);
    page.document.querySelector<HTMLButtonElement>('[slot] button')?.click();
    expect(page.events).to.deep.equal(['submit null']);
  });

  it('are reached by the focus after "Show more results"', async () => {
    const page = await openResults(form() + region, 'suggestions="0" page-size="2"');
    submit(page, 'lee');
    (await callAt(page, 0)).answer({ ...found('One', 'Two'), totalCount: 3 });
    const button = await eventually('the button', () => parts(page, 'more')[0]);
    button.focus();
    button.click();
    const failing = await callAt(page, 1);
    expect(page.element.shadowRoot?.activeElement).to.equal(button);
    failing.answer({}, 503);
    await eventually('the failure', () => parts(page, 'retry')[0]);
    expect(page.element.shadowRoot?.activeElement).to.equal(button);
    button.click();
    (await callAt(page, 2)).answer({ ...found('Three'), totalCount: 3 });
    await eventually('the result', () => page.element.shadowRoot?.activeElement?.textContent === 'Three');
  });

  it('are found with the other fields of the form', async () => {
    const page = await openResults(
      form().replace(
        '<button',
        '<input type="hidden" name="f_collectionId" value="a1"><input type="file" name="file"><button',
      ) + region,
    );
    submit(page, 'lee');
    const { query } = await callAt(page, 0);
    expect(Object.fromEntries(query)).to.deep.equal({ q: 'lee', f_collectionId: 'a1', p: '0', size: '20' });
  });

  it('survive half of a surrogate pair, and names of properties', async () => {
    const page = await openResults(
      form().replace(
        '<button',
        '<input type="hidden" name="action" value="x"><input type="hidden" name="method" value="post"><button',
      ) + region,
    );
    submit(page, '\ud800 __proto__');
    (await callAt(page, 0)).answer(
      JSON.parse('{"__proto__": {"items": []}, "items": [{"title": "toString", "itemUrl": "/a"}]}'),
    );
    await eventually('the result', () => titles(page).join() === 'toString');
    expect(page.troubles).to.deep.equal([]);
  });
});
