import { expect } from '@open-wc/testing';
import { addMessages } from '../../../core/page/language.ts';
import { eventually } from '../../support/eventually.ts';
import { button, clear, contact, control, described, drafted, once, part, place, send, serve } from './form.ts';

afterEach(clear);

const definition = {
  formId: 'f9',
  formSubmitButtonText: 'Go',
  formSubmissionMessage: '<p>Thanks, <b>really</b>.<script>broken = 1</script></p>',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'name', type: 'name', title: 'Name <img>' },
    { id: 'from', type: 'hidden', key: 'from', value: 'json' },
  ],
};

const inScript = (json: unknown): string =>
  `<site-form><script type="application/json">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script></site-form>`;

describe('a form from JSON', () => {
  it('is rendered in the light DOM, validated and sent', async () => {
    const server = serve();
    const form = await place(inScript(definition));
    const inputs = [...document.querySelectorAll('site-form input')];
    expect(inputs.map((input) => input.getAttribute('autocomplete'))).to.include.members([
      'email',
      'given-name',
      'family-name',
    ]);
    expect(button(form).textContent).to.equal('Go');
    expect((await send(form)).detail.errors).to.deep.equal({ email: 'This field is required.' });
    const [email] = form.querySelectorAll<HTMLInputElement>('[type="email"]');
    if (email) email.value = 'ada@home.org';
    await send(form);
    expect(server.saves[0]).to.include({ formId: 'f9', submitButtonText: 'Go' });
    expect(JSON.parse(String(server.saves[0]?.form))).to.deep.equal({
      email: 'ada@home.org',
      name: ['', ''],
      from: 'json',
    });
    await eventually('it thanks', () => part(form, 'success')?.querySelector('b'));
    expect(part(form, 'success')?.querySelector('script')).to.equal(null);
  });

  it('is removed with the element, and rendered again with its draft', async () => {
    const form = await place(inScript(definition));
    const home = form.parentElement;
    const [email] = form.querySelectorAll<HTMLInputElement>('[type="email"]');
    if (email) email.value = 'ada@home.org';
    email?.dispatchEvent(new Event('input', { bubbles: true }));
    await drafted('ada@home.org');
    form.remove();
    await Promise.resolve();
    expect(form.querySelector('form')).to.equal(null);
    home?.append(form);
    await eventually(
      'the form is rendered again',
      () => form.querySelector<HTMLInputElement>('[type="email"]')?.value === 'ada@home.org',
    );
    expect(form.querySelectorAll('form')).to.have.length(1);
  });

  it('renders again when the property changes', async () => {
    const form = await place(inScript(definition));
    form.fields = [{ id: 'word', type: 'text', title: 'Word' }];
    await eventually('the other field is rendered', () => form.querySelector('#word input'));
    expect(form.querySelector('[type="email"]')).to.equal(null);
  });

  it('follows a later change of language, and keeps what was typed', async () => {
    addMessages('nn', { 'form-part-first': 'Fornamn', 'form-submit': 'Send inn' });
    const form = await place(inScript({ fields: definition.fields }));
    const first = form.querySelector<HTMLInputElement>('[data-title="First"]');
    if (first) first.value = 'Ada';
    form.lang = 'nn';
    await eventually('the label is translated', () => first?.labels?.[0]?.textContent === 'Fornamn');
    expect(button(form).textContent).to.equal('Send inn');
    expect(first?.isConnected && first.value).to.equal('Ada');
    form.lang = 'en';
    await eventually('the label is English again', () => first?.labels?.[0]?.textContent === 'First Name');
    expect(button(form).textContent).to.equal('Submit');
  });

  it('is in a language of this package, with its hints and errors, as soon as the page declares it', async () => {
    const choice = { id: 'size', type: 'select', title: 'Size', options: ['A3'] };
    const form = await place(inScript({ fields: [...definition.fields, choice] }));
    await send(form);
    const [email] = form.querySelectorAll<HTMLInputElement>('[type="email"]');
    const first = form.querySelector<HTMLInputElement>('[data-title="First"]');
    const texts = (): readonly (string | null | undefined)[] => [
      first?.labels?.[0]?.textContent,
      form.querySelector('option')?.textContent,
      button(form).textContent,
      email && described(email).at(-1),
    ];
    await eventually('the error is shown', () => texts()[3] === 'This field is required.');
    const { documentElement: root } = document;
    const before = root.lang;
    try {
      for (const [language, ...expected] of [
        ['de', 'Vorname', 'Bitte auswählen', 'Absenden', 'Dieses Feld ist erforderlich.'],
        ['fr', 'Prénom', 'Faites un choix', 'Envoyer', 'Ce champ est obligatoire.'],
        ['es', 'Nombre', 'Elija una opción', 'Enviar', 'Este campo es obligatorio.'],
        ['ar', 'الاسم الأول', 'اختر واحدًا', 'إرسال', 'هذا الحقل مطلوب.'],
        ['en', 'First Name', 'Choose one', 'Submit', 'This field is required.'],
      ]) {
        root.lang = String(language);
        await eventually(`the texts are in "${language}"`, () => {
          expect(texts()).to.deep.equal(expected);
          return true;
        });
        expect(first?.isConnected).to.equal(true);
      }
    } finally {
      root.lang = before;
    }
  });

  it('reports invalid JSON', async () => {
    const box = document.createElement('div');
    box.dataset.test = '';
    const dispatched = new Promise<Event>((resolve) => box.addEventListener('site-error', resolve));
    box.innerHTML = '<site-form><script type="application/json">{</script></site-form>';
    document.body.append(box);
    expect(((await dispatched) as CustomEvent).detail.code).to.equal('form-json-invalid-json');
  });

  it('completes the author’s own form', async () => {
    const server = serve();
    const form = await place(
      inScript(definition).replace(
        '</site-form>',
        '<form><input name="a" aria-label="A"><button>Send</button></form></site-form>',
      ),
    );
    await eventually('the fields of the JSON are rendered', () => control(form, 'a'));
    await send(form);
    expect(server.saves[0]).to.include({ submitButtonText: 'Send' });
    expect(form.querySelectorAll('form')).to.have.length(1);
  });
});

describe('JSON next to a form', () => {
  const script = `<script type="application/json">${JSON.stringify({ formId: 'j1', fields: definition.fields.slice(0, 1) })}</script>`;

  it('identifies the form, also in site-form-rendered', async () => {
    const dispatched = once(document, 'site-form-rendered');
    const form = await place(`<site-form>${contact.replace('data-form-id="f1"', '')}${script}</site-form>`);
    expect((await dispatched).detail).to.deep.equal({ formId: 'j1' });
    control(form, 'name').value = 'Ada';
    control(form, 'name').dispatchEvent(new Event('input', { bubbles: true }));
    await drafted('Ada');
    expect(Object.keys(sessionStorage)[0]).to.include('j1');
  });

  it('is replaced by the author’s form that is added later', async () => {
    const form = await place(`<site-form>${script}</site-form>`);
    form.insertAdjacentHTML('beforeend', contact);
    await eventually('there is one form', () => form.querySelectorAll('form').length === 1);
    expect(control(form, 'message').checkVisibility()).to.equal(true);
  });

  it('is rendered before a captcha outside of it, and its button after it', async () => {
    const form = await place(`<site-form>${script}<site-captcha></site-captcha></site-form>`);
    expect([...form.children].map(({ localName, className }) => className || localName)).to.deep.equal([
      'script',
      'form',
      'site-captcha',
      'form-button-wrapper',
    ]);
  });
});
