import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import {
  above,
  button,
  clear,
  control,
  drafted,
  enter,
  hanging,
  key,
  once,
  part,
  place,
  placeContact,
  saved,
  send,
  serve,
  unreachable,
} from './form.ts';

afterEach(clear);

const field = '<label>Name <input name="name"></label>';

/** Returns a form in an element, with additional markup. */
const withMore = (more: string, attributes = ''): string =>
  `<site-form ${attributes}><form data-form-id="f1">${field}${more}<button>Send</button></form></site-form>`;

const valuesOf = (save: Record<string, unknown> | undefined): unknown => JSON.parse(String(save?.form));

describe('ownership', () => {
  it('leaves another form in the element to the browser', async () => {
    const server = serve();
    const form = await place(
      `<site-form><form role="search"><input aria-label="Search" name="q"><button>Find</button></form></site-form>`.replace(
        '<form role',
        `<form data-form-id="f1">${field}<button>Send</button></form><form role`,
      ),
    );
    const isOurs: boolean[] = [];
    document.body.addEventListener(
      'submit',
      (event) => {
        isOurs.push(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    form.querySelector<HTMLButtonElement>('[role="search"] button')?.click();
    expect(isOurs).to.deep.equal([false]);
    expect(server.calls).to.deep.equal([]);
    await send(form);
    expect(server.calls).to.deep.equal(['key', 'save']);
  });

  it('excludes a form in the slot for the confirmation', async () => {
    serve();
    const form = await place(
      `<site-form><form slot="success">${field}</form><form data-form-id="f1">${field}<button>Send</button></form></site-form>`,
    );
    form.querySelectorAll('button')[0]?.click();
    expect((await once(form, 'site-submitted')).type).to.equal('site-submitted');
    await eventually('the other form takes its place', () => form.querySelector('form')?.checkVisibility());
  });

  it('includes a captcha with a key, also before it is defined: nothing is sent without its answer', async () => {
    const server = serve();
    const form = await place(withMore('<site-captcha></site-captcha><site-captcha site-key="any"></site-captcha>'));
    expect((await send(form)).detail.code).to.equal('form-captcha-incomplete');
    expect(server.calls).to.deep.equal([]);
  });

  it('excludes fields of a captcha provider', async () => {
    const server = serve();
    const form = await place(withMore('<site-captcha><input name="check" required></site-captcha>'));
    await send(form);
    expect(valuesOf(server.saves[0])).to.deep.equal({ name: '' });
  });

  it('includes ids in hidden inputs, as without script', async () => {
    const server = serve();
    const hidden = '<input type="hidden" name="formId" value="f9"><input type="hidden" name="objectName" value="o9">';
    const form = await place(withMore(hidden).replace('data-form-id="f1"', ''));
    await send(form);
    expect(server.saves[0]).to.include({ formId: 'f9', objectName: 'o9' });
  });

  it('includes a field elsewhere on the page that refers to the form', async () => {
    serve([key], [hanging]);
    const form = await place(
      `${withMore('').replace('<form', '<form id="far"')}<label>Far <input name="far" form="far" required></label>`,
    );
    const far = control(document.body, 'far');
    expect((await send(form)).type).to.equal('site-invalid');
    expect(far.getAttribute('aria-invalid')).to.equal('true');
    enter(document.body, 'far', 'Ada');
    expect(far.hasAttribute('aria-invalid'), 'the field is valid again').to.equal(false);
    await drafted('Ada');
    button(form).click();
    await eventually('the field is locked', () => far.readOnly);
    expect(far.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }))).to.equal(false);
  });

  it('includes the name, value and text of the pressed button', async () => {
    const server = serve();
    const form = await place(withMore('<button>Order</button> <button name="way" value="free">Try</button>'));
    form.querySelector<HTMLButtonElement>('[name="way"]')?.click();
    await once(form, 'site-submitted');
    expect(server.saves[0]).to.include({ submitButtonText: 'Try' });
    expect(valuesOf(server.saves[0])).to.deep.equal({ name: '', way: 'free' });
  });

  it('includes controls named after members of forms', async () => {
    const server = serve();
    const form = await place(withMore('<input name="elements" value="1"><input name="reset" value="2">'));
    enter(form, 'name', 'Ada');
    await send(form);
    expect(valuesOf(server.saves[0])).to.deep.equal({ name: 'Ada', elements: '1', reset: '2' });
    form.reset();
    expect(control(form, 'name').value).to.equal('');
  });

  it('reports fields that cannot be read, and recovers', async () => {
    const server = serve();
    const form = await place(withMore(''));
    Object.defineProperty(control(form, 'name'), 'value', {
      configurable: true,
      get: () => {
        throw new Error('unreadable');
      },
    });
    expect((await send(form)).detail.code).to.equal('form-fields-unreadable');
    Reflect.deleteProperty(control(form, 'name'), 'value');
    await send(form);
    expect(server.calls).to.deep.equal(['key', 'save']);
  });
});

describe('two forms with the same id on a page', () => {
  it('have separate drafts', async () => {
    const long = withMore('<textarea name="more" data-max-length="9" aria-label="More"></textarea>');
    const both = `${long}${long}`;
    const first = await place(both);
    const [, second] = document.querySelectorAll('site-form');
    await eventually('both are initialized', () => second?.querySelector('.site-form-counter'));
    if (second) enter(second, 'name', 'Grace');
    await drafted('Grace');
    first.parentElement?.remove();
    await Promise.resolve();
    await place(both);
    const names = [...document.querySelectorAll<HTMLInputElement>('[name="name"]')];
    await eventually('the draft is restored', () => names[1]?.value === 'Grace');
    expect(names[0]?.value).to.equal('');
  });
});

describe('a form that may have been saved', () => {
  it('is sent with the same key after a reload', async () => {
    const server = serve([key], [unreachable, unreachable, saved]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    form.remove();
    await Promise.resolve();
    const again = await placeContact();
    await send(again);
    expect(server.calls).to.deep.equal(['key', 'save', 'save', 'save']);
    expect(server.saves.at(-1)).to.include({ key: 'k1' });
    expect(sessionStorage).to.have.length(0);
  });
});

describe('a reset event', () => {
  it('removes failure messages', async () => {
    serve([key], [unreachable]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    await eventually('the submission has failed', () => above(form));
    form.querySelector('form')?.reset();
    await eventually('the message is removed', () => !above(form));
  });

  it('keeps the draft of a submission in progress', async () => {
    const server = serve([key], [hanging]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    button(form).click();
    await eventually('the save has started', () => server.calls.includes('save'));
    await drafted('Ada');
    form.querySelector('form')?.reset();
    await Promise.resolve();
    await Promise.resolve();
    expect(JSON.stringify(sessionStorage)).to.include('Ada');
  });
});

describe('the confirmation', () => {
  it('is as high as the form', async () => {
    serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    const { height } = form.getBoundingClientRect();
    await send(form);
    await eventually('it thanks', () => part(form, 'success'));
    expect(form.getBoundingClientRect().height).to.be.closeTo(height, 2);
  });
});
