import { expect } from '@open-wc/testing';
import { click, press, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  above,
  button,
  clear,
  control,
  enter,
  hanging,
  json,
  key,
  once,
  part,
  place,
  placeContact,
  saved,
  send,
  serve,
} from './form.ts';

afterEach(clear);

describe('a submitted form', () => {
  it('is saved once, with its values, and shows a confirmation', async () => {
    const server = serve();
    const form = await placeContact();
    await click(control(form, 'name'));
    await type('Ada');
    const submitted = once(form, 'site-submitted');
    await press('Enter');
    expect((await submitted).detail.values).to.include({ name: 'Ada', email: '' });
    expect(server.calls).to.deep.equal(['key', 'save']);
    const [{ form: values, ...rest } = {}] = server.saves;
    expect(JSON.parse(String(values))).to.deep.equal({ name: 'Ada', email: '', message: '' });
    expect(rest).to.include({ key: 'k1', formId: 'f1', submitButtonText: 'Send it', isOverlayForm: false });
    expect(rest).to.include({ pageTitle: document.title, pagePath: location.pathname });
    await eventually('it thanks', () => part(form, 'success')?.textContent === 'Thank you!');
    expect(form.querySelector('form')?.checkVisibility()).to.equal(false);
    expect(form.shadowRoot?.activeElement).to.equal(part(form, 'success'));
  });

  it('accepts a key under data', async () => {
    const server = serve([json({ data: { key: 'k2' } })]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    expect(server.saves[0]?.key).to.equal('k2');
  });

  it('is locked in another document too, and keeps Tab', async () => {
    const server = serve([key], [hanging]);
    const form = await placeContact();
    const frame = document.createElement('iframe');
    form.before(frame);
    const other = frame.contentDocument;
    other?.body.append(form);
    enter(form, 'name', 'Ada');
    control(form, 'name').focus();
    button(form).click();
    await eventually('the save has started', () => server.calls.includes('save'));
    await type('more');
    expect(control(form, 'name').value).to.equal('Ada');
    await press('Tab');
    expect(other?.activeElement).to.equal(control(form, 'email'));
  });

  it('is locked, announces it on its button, and keeps the focus', async () => {
    let finish = (_: Response): void => {};
    const server = serve(
      [key],
      [
        () =>
          new Promise<Response>((resolve) => {
            finish = resolve;
          }),
      ],
    );
    const form = await placeContact('submitting-text="One moment…"');
    enter(form, 'name', 'Ada');
    await click(button(form));
    await eventually('the save has started', () => server.calls.includes('save'));
    expect(button(form).textContent).to.equal('One moment…');
    expect(form.matches(':state(submitting)')).to.equal(true);
    expect(part(form, 'form')?.getAttribute('aria-busy')).to.equal('true');
    await click(control(form, 'name'));
    await type('more');
    await press('Enter');
    await click(button(form));
    expect(control(form, 'name').value).to.equal('Ada');
    expect(document.activeElement).to.equal(button(form));
    finish(new Response('{}', { status: 500 }));
    await eventually('the submission has failed', () => above(form));
    expect(button(form).textContent).to.equal('Send it');
    expect(document.activeElement).to.equal(button(form));
    await click(control(form, 'name'));
    await type('!');
    expect(control(form, 'name').value).to.include('!');
    expect(server.calls).to.deep.equal(['key', 'save']);
  });

  it('is saved once, however often it is submitted', async () => {
    const server = serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    const done = send(form);
    button(form).click();
    form.submit();
    await done;
    form.submit();
    expect(server.calls).to.deep.equal(['key', 'save']);
  });

  it('is not sent if a listener cancels site-submit', async () => {
    const server = serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    form.addEventListener('site-submit', (event) => event.preventDefault(), { once: true });
    const requested = once(form, 'site-submit');
    button(form).click();
    await requested;
    expect(server.calls).to.deep.equal([]);
    await send(form);
    expect(server.calls).to.deep.equal(['key', 'save']);
  });

  it('is not sent if a script of the author cancels submit', async () => {
    const server = serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    form.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    button(form).click();
    await Promise.resolve();
    expect(server.calls).to.deep.equal([]);
  });

  it('is empty and shown again after reset()', async () => {
    serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    await eventually('it thanks', () => part(form, 'success'));
    form.reset();
    await eventually('the form is shown', () => !part(form, 'success'));
    expect(control(form, 'name').value).to.equal('');
  });

  it('shows the author’s confirmation, a text, or sanitized HTML', async () => {
    serve();
    const own = await place(
      '<site-form><form><input aria-label="Name" name="a"><button>Send</button></form><p slot="success">Well done.</p></site-form>',
    );
    await send(own);
    await eventually('it thanks', () => own.querySelector('p')?.checkVisibility());
    const html = await placeContact(`submission-text="Fine" submission-html="<b onclick=alert(1)>Bye</b>"`);
    enter(html, 'name', 'Ada');
    await send(html);
    await eventually('it thanks', () => part(html, 'success')?.querySelector('b'));
    expect(part(html, 'success')?.textContent).to.equal('FineBye');
    expect(part(html, 'success')?.querySelector('[onclick]')).to.equal(null);
  });

  it('sends whether it is in an overlay', async () => {
    const server = serve();
    const inside = await place(
      '<dialog open><site-form><form><input aria-label="Name" name="a"><button>Send</button></form></site-form></dialog>',
    );
    await send(inside);
    expect(server.saves[0]).to.include({ isOverlayForm: true });
  });
});

describe('a form that leaves the page while it is submitted', () => {
  it('makes no further calls before the save', async () => {
    const server = serve([hanging]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    button(form).click();
    await eventually('a key is requested', () => server.calls.length === 1);
    const home = form.parentElement;
    form.remove();
    await Promise.resolve();
    expect(button(form).textContent, 'the button label is restored').to.equal('Send it');
    home?.append(form);
    await Promise.resolve();
    serve();
    expect((await send(form)).type).to.equal('site-submitted');
  });

  it('is saved once if the save had started, and shows the confirmation when it returns', async () => {
    let finish = (_: Response): void => {};
    const server = serve(
      [key],
      [
        () =>
          new Promise<Response>((resolve) => {
            finish = resolve;
          }),
        saved,
      ],
    );
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    button(form).click();
    await eventually('the save has started', () => server.calls.includes('save'));
    const home = form.parentElement;
    form.remove();
    await Promise.resolve();
    finish(new Response('{}'));
    home?.append(form);
    await eventually('it thanks', () => part(form, 'success'));
    expect(server.calls).to.deep.equal(['key', 'save']);
    expect(sessionStorage).to.have.length(0);
  });
});
