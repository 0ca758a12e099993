/** The requests, content and announcements of `<site-summary>`. */
import { expect } from '@open-wc/testing';
import { eventually, frames, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { announced, callAt, items, open, part, type SummaryPage, shown } from './summary.ts';

afterEach(closePages);

const isRendered = ({ element }: SummaryPage): boolean => element.matches(':state(rendered)');

const widgetOf = async (page: SummaryPage, index = 0): Promise<unknown> =>
  JSON.parse((await (await callAt(page, index)).fields).get('widgetJSON') ?? '');

describe('a summary', () => {
  it('is rendered by the server once, in place of the content of the author', async () => {
    const page = await open();
    const own = page.element.firstElementChild;
    expect(shown(page)).to.equal('One,Two');
    const call = await callAt(page, 0);
    expect(page.element.matches(':state(loading)')).to.equal(true);
    call.respond(items('Three', 'Four'));
    await eventually('the new content', () => shown(page) === 'Three,Four');
    expect([isRendered(page), page.element.firstElementChild === own, announced(page)]).to.deep.equal([true, true, '']);
    await never('another call', () => page.calls.length > 1, { frames: 5 });
    expect([page.events, page.troubles]).to.deep.equal([['site-rendered'], []]);
    page.element.remove();
    await eventually('the markup of the author', () => page.element.children.length === 1);
  });

  it('sends the type, the id and the value of its block as a form, with the crumb', async () => {
    const data = '{"blockId": "a1b2", "design": "list", "pageSize": 4, "filter": {"category": "Wind & sea"}}';
    const page = await open({
      attributes: `block-type="summary" data-block-json='${data}'`,
      prepare: (view) => {
        view.document.cookie = 'crumb=the-crumb';
      },
    });
    const { url, fields } = await callAt(page, 0);
    expect(url.pathname).to.equal('/api/widget/GetWidgetRendering');
    expect(url.searchParams.get('crumb')).to.equal('the-crumb');
    expect([...(await fields).keys()]).to.deep.equal(['widgetJSON']);
    expect(await widgetOf(page)).to.deep.equal({ type: 20, id: 'a1b2', value: JSON.parse(data) });
    page.view.document.cookie = 'crumb=; Max-Age=0';
  });

  it('sends the collection of events, and an empty value without block data', async () => {
    const page = await open({ attributes: 'block-id="dates" collection-id="64f1"' });
    expect((await (await callAt(page, 0)).fields).get('collectionId')).to.equal('64f1');
    expect(await widgetOf(page)).to.deep.equal({ type: 55, id: 'dates', value: {} });
  });

  it('uses the first of its attributes that is not blank', async () => {
    const page = await open({ attributes: `block-id="" block-json=" " data-block-json='{"blockId": "a1b2"}'` });
    await callAt(page, 0);
    expect(await widgetOf(page)).to.deep.equal({ type: 55, id: 'a1b2', value: { blockId: 'a1b2' } });
  });

  it('is requested from the server of the page, also with a base URL elsewhere', async () => {
    const page = await open({ before: '<base href="https://cdn.example/">' });
    expect((await callAt(page, 0)).url.origin).to.equal(location.origin);
  });

  it('shows what a script has put in its place', async () => {
    const page = await open();
    (await callAt(page, 0)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
    page.element.innerHTML = items('Four');
    expect(shown(page)).to.equal('Four');
  });

  it('is requested near the viewport only', async () => {
    const page = await open({ before: '<div id="before" style="block-size: 3000px"></div>' });
    await never('a call', () => page.calls.length > 0, { frames: 5 });
    page.view.scrollTo(0, 2500);
    await callAt(page, 0);
  });

  it('keeps the content of the author, with one warning, without an id or with invalid data', async () => {
    const warnings = {
      '': 'a block id is missing',
      'block-id="" block-json="{}"': 'a block id is missing',
      'block-id="a" block-json="[1]"': 'is not a JSON object',
      'block-id="a" data-block-json="{"': 'is not a JSON object',
    };
    for (const [attributes, warning] of Object.entries(warnings)) {
      const page = await open({ attributes });
      await eventually('the warning', () => page.troubles.length > 0);
      await never('a call', () => page.calls.length > 0, { frames: 3 });
      expect(page.troubles.join()).to.contain(warning);
      expect([shown(page), part(page, 'status')]).to.deep.equal(['One,Two', null]);
      // The next page has to be in the viewport.
      closePages();
    }
  });

  it('drops the response to an earlier call', async () => {
    const page = await open();
    const first = await callAt(page, 0);
    page.element.blockId = 'other';
    const second = await callAt(page, 1);
    expect(first.signal.aborted).to.equal(true);
    second.respond(items('Other'));
    await eventually('the other block', () => shown(page) === 'Other');
    first.respond(items('Earlier'));
    await never('the earlier block', () => shown(page) !== 'Other', { frames: 5 });
    page.element.blockId = 'third';
    (await callAt(page, 2)).respond(items('Third'));
    await eventually('the third block', () => shown(page) === 'Third');
    expect(page.element.querySelectorAll('[data-site-owned]').length).to.equal(1);
  });

  it('shows that there is nothing, in the place of the content', async () => {
    const page = await open({ after: '<p id="after">After</p>' });
    const topOf = (): number | undefined => page.document.querySelector('#after')?.getBoundingClientRect().top;
    const top = topOf();
    (await callAt(page, 0)).respond(' <p> </p>');
    await eventually('the text', () => announced(page) === 'There is currently nothing to show.');
    expect([shown(page), topOf()]).to.deep.equal(['', top]);
  });

  it('shows the content of the author while another block loads, and if that fails or is impossible', async () => {
    const page = await open();
    (await callAt(page, 0)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
    page.element.blockId = 'other';
    const call = await callAt(page, 1);
    expect(shown(page)).to.equal('One,Two');
    call.fail();
    await eventually('the failure', () => part(page, 'retry'));
    expect(shown(page)).to.equal('One,Two');
    page.element.removeAttribute('block-id');
    await eventually('no failure', () => !part(page, 'retry'));
    expect([shown(page), isRendered(page)]).to.deep.equal(['One,Two', false]);
  });

  it('opens no login unless the visitor tries again', async () => {
    const page = await open();
    let logins = 0;
    page.document.addEventListener('site-login-required', (event) => {
      event.preventDefault();
      logins += 1;
    });
    (await callAt(page, 0)).respondText('{"loginRequired": true}', 401);
    await eventually('the failure', () => part(page, 'retry'));
    expect(logins).to.equal(0);
    part(page, 'retry')?.click();
    (await callAt(page, 1)).respondText('{"loginRequired": true}', 401);
    await eventually('the event', () => logins === 1);
  });
});

describe('the HTML of the server', () => {
  it('loses everything that is not safe', async () => {
    const page = await open();
    const hostile = `<p onclick="top.hit = 1">Text</p><img src="/none.png" onerror="top.hit = 1" alt="Image">
      <script>top.hit = 1</script><a href="javascript:top.hit = 1">Script</a><a href="#safe">Safe</a>
      <form action="https://evil.example"><input name="password"></form><iframe src="/x"></iframe>
      <style>main { display: none }</style><div id="defaultView" class="modal" style="position: fixed">Box</div>
      <site-dialog open>Dialog</site-dialog><base href="https://evil.example">`;
    (await callAt(page, 0)).respond(hostile);
    await eventually('the new content', () => isRendered(page));
    const content = page.element.querySelector('[data-site-owned]');
    const kept = [...(content?.querySelectorAll('*') ?? [])].map((node) =>
      [node.localName, ...[...node.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    );
    expect(kept).to.deep.equal(['p', 'img src=/none.png alt=Image', 'a', 'a href=#safe', 'div']);
    expect(Reflect.get(window, 'hit')).to.equal(undefined);
  });
});

describe('a failure', () => {
  const failures: Readonly<Record<string, (page: SummaryPage, index: number) => Promise<void>>> = {
    'of the network': async (page, index) => (await callAt(page, index)).fail(),
    'of the server': async (page, index) => (await callAt(page, index)).respondText('{}', 503),
    'of a response that is not JSON': async (page, index) => (await callAt(page, index)).respondText('<html>'),
    'of a response without HTML': async (page, index) => (await callAt(page, index)).respond({ not: 'text' }),
    'of a response without data': async (page, index) => (await callAt(page, index)).respondText('null'),
  };
  for (const [name, fail] of Object.entries(failures))
    it(`${name} keeps the content, is announced, and can be tried again`, async () => {
      const page = await open();
      await fail(page, 0);
      await eventually('the failure', () => announced(page) === 'Unable to load. Try again.');
      expect(shown(page)).to.equal('One,Two');
      expect(page.element.shadowRoot?.querySelector('[role="alert"]')).to.equal(null);
      const button = part(page, 'retry');
      button?.focus();
      button?.click();
      button?.click();
      const call = await callAt(page, 1);
      expect([announced(page), button?.isConnected, page.calls.length]).to.deep.equal(['Loading…', true, 2]);
      call.respond(items('Three', 'Four', 'Five'));
      await eventually('the new content', () => shown(page) === 'Three,Four,Five');
      expect([announced(page), part(page, 'retry')]).to.deep.equal(['', null]);
      expect(page.document.activeElement).to.equal(page.element.querySelector('[data-site-owned]'));
      expect(page.events).to.deep.equal(['site-render-failed', 'site-rendered']);
    });

  const failOnce = async (options: Parameters<typeof open>[0] = {}): Promise<SummaryPage> => {
    const page = await open(options);
    (await callAt(page, 0)).fail();
    await eventually('the failure', () => part(page, 'retry'));
    return page;
  };

  it('takes the focus of the visitor who tries again only once, and only from its button', async () => {
    const page = await failOnce({ after: '<a id="after" href="#after">After</a>' });
    const after = page.document.querySelector<HTMLElement>('#after');
    part(page, 'retry')?.focus();
    part(page, 'retry')?.click();
    (await callAt(page, 1)).fail();
    await eventually('the second failure', () => announced(page) === 'Unable to load. Try again.');
    after?.focus();
    page.view.dispatchEvent(new page.view.Event('online'));
    (await callAt(page, 2)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
    expect(page.document.activeElement).to.equal(after);
    page.element.blockId = 'other';
    (await callAt(page, 3)).respond(items('Four'));
    await eventually('the other block', () => shown(page) === 'Four');
    expect(page.document.activeElement).to.equal(after);
  });

  it('moves nothing later for a visitor who has scrolled on, and keeps the button until the content is shown', async () => {
    const page = await failOnce({ after: '<div style="block-size: 3000px"></div>' });
    part(page, 'retry')?.focus();
    part(page, 'retry')?.click();
    const call = await callAt(page, 1);
    page.view.scrollTo(0, 10);
    await eventually('the scroll event', () => page.view.scrollY === 10);
    await frames(2);
    call.respond(items(...Array.from({ length: 9 }, (_, index) => `Item ${index}`)));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    await never('the new content', () => shown(page) !== 'One,Two', { frames: 3 });
    expect([announced(page), part(page, 'retry')?.textContent]).to.deep.equal(['', 'Show new content']);
    expect(page.element.shadowRoot?.activeElement).to.equal(part(page, 'retry'));
    part(page, 'retry')?.click();
    await eventually('the new content', () => shown(page).startsWith('Item 0'));
    expect(page.calls.length).to.equal(2);
  });

  it('is tried again for the visitor who presses the button while an automatic attempt runs', async () => {
    const page = await failOnce({ after: '<div style="block-size: 3000px"></div>' });
    page.view.dispatchEvent(new page.view.Event('online'));
    const automatic = await callAt(page, 1);
    part(page, 'retry')?.click();
    (await callAt(page, 2)).respond(items('Three', 'Four', 'Five', 'Six'));
    await eventually('the new content', () => shown(page) === 'Three,Four,Five,Six');
    expect(automatic.signal.aborted).to.equal(true);
  });

  it('is followed by content of any height although other content scrolls', async () => {
    const page = await failOnce({
      after: '<div id="box" style="block-size: 50px; overflow: auto"><p style="block-size: 500px">Long</p></div>',
    });
    part(page, 'retry')?.click();
    const call = await callAt(page, 1);
    page.document.querySelector('#box')?.scrollTo(0, 20);
    await frames(3);
    call.respond(items('Three', 'Four', 'Five', 'Six'));
    await eventually('the new content', () => shown(page) === 'Three,Four,Five,Six');
  });

  it('keeps the focus when the connection is back', async () => {
    const page = await failOnce();
    part(page, 'retry')?.focus();
    page.view.dispatchEvent(new page.view.Event('online'));
    (await callAt(page, 1)).respond(items('Three', 'Four'));
    await eventually('the new content', () => shown(page) === 'Three,Four');
    expect(page.document.activeElement).to.equal(page.element.querySelector('[data-site-owned]'));
  });

  it('keeps what the visitor has focused after trying again', async () => {
    const page = await failOnce();
    part(page, 'retry')?.focus();
    part(page, 'retry')?.click();
    const [first] = page.element.querySelectorAll('a');
    first?.focus();
    (await callAt(page, 1)).respond(items('Three'));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    await never('the loss of the focus', () => page.document.activeElement !== first, { frames: 3 });
  });

  it('ends when the connection is back', async () => {
    const page = await open();
    (await callAt(page, 0)).fail();
    await eventually('the failure', () => part(page, 'retry'));
    page.view.dispatchEvent(new page.view.Event('online'));
    (await callAt(page, 1)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
  });
});
