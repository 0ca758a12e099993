/** Tests the fields of a form from JSON for browsers, password managers and assistive technology. */
import { expect } from '@open-wc/testing';
import { messages } from '../../../core/model/form/messages.en.ts';
import type { MountedFields } from '../../../elements/form/fields/mount.tsx';
import { expectAccessible } from '../../support/engine.ts';
import { definitionOf, everyField } from './every-field.ts';

const { mountFields } = await import('/dist/test/form-fields.js');

const getMessage = (code: keyof typeof messages): string => messages[code];
const forms: HTMLFormElement[] = [];

function show(fields: readonly object[], root: Node = document.body): MountedFields & { form: HTMLFormElement } {
  const form = document.createElement('form');
  forms.push(form);
  root.appendChild(form);
  const mounted = mountFields(form, definitionOf(fields), { getMessage, submitLabel: 'Send' });
  return { form, ...mounted };
}

const control = (form: ParentNode, selector: string): HTMLInputElement => {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

const attributesOf = (form: ParentNode, selector: string, name: string): readonly (string | null)[] =>
  [...form.querySelectorAll(selector)].map((found) => found.getAttribute(name));

afterEach(() => {
  for (const form of forms.splice(0)) form.remove();
});

describe('fields from JSON', () => {
  it('are native controls in the light DOM', () => {
    const { form } = show(everyField);
    const found = [...document.querySelectorAll('input, select, textarea')];
    for (const { id, type } of everyField.filter((one) => one.type !== 'section'))
      expect(
        found.some((node) => node.closest('.form-item')?.id === id),
        type,
      ).to.equal(true);
    expect(form.querySelectorAll('input[type="password"][autocomplete="new-password"]')).to.have.length(1);
  });

  it('have accessible names', () => {
    const { form } = show(everyField);
    const visible = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')];
    expect(visible.length).to.be.greaterThan(30);
    for (const { labels, outerHTML } of visible) expect(labels?.[0]?.textContent?.trim(), outerHTML).to.be.ok;
  });

  it('have no accessibility violations', async () => {
    const { form } = show(everyField);
    await expect(form).to.be.accessible();
  });

  it('have the accessible names that are visible', async () => {
    const { form } = show(everyField);
    await expectAccessible(control(form, '.email input'), { role: 'textbox', name: 'The email' });
    await expectAccessible(control(form, '.name'), { role: 'group', name: 'The name' });
    await expectAccessible(control(form, '.name [data-title="Last"]'), { role: 'textbox', name: 'Last Name' });
    await expectAccessible(control(form, '[role="radiogroup"]'), { role: 'radiogroup', name: 'The paper is good' });
    await expectAccessible(control(form, '.likert input'), { role: 'radio', name: 'Strongly Disagree' });
  });

  it('have input modes and autofill tokens', () => {
    const { form } = show(everyField);
    expect(control(form, '.email input').type).to.equal('email');
    expect(control(form, '.number input').inputMode).to.equal('decimal');
    expect(control(form, '.website input').inputMode).to.equal('url');
    expect(attributesOf(form, '.name input', 'autocomplete')).to.deep.equal(['given-name', 'family-name']);
    expect(attributesOf(form, '.address input', 'autocomplete')).to.deep.equal([
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'country-name',
    ]);
    expect(attributesOf(form, '.phone input', 'autocomplete')).to.deep.equal([
      'tel-country-code',
      'tel-area-code',
      'tel-local-prefix',
      'tel-local-suffix',
    ]);
  });

  it('are described by their help text and prefix', () => {
    const { form } = show(everyField);
    const help = (selector: string): string =>
      (control(form, selector).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(help('.email input')).to.equal('Only for the answer.');
    expect(help('.currency input')).to.equal('€');
    expect(help('.twitter input')).to.equal('@');
  });

  it('have a country code only with showCountryCode', () => {
    const { form } = show([{ id: 'call', type: 'phone', title: 'Phone' }]);
    expect(attributesOf(form, 'input', 'data-title')).to.deep.equal(['Areacode', 'Prefix', 'Line']);
  });

  it('have a radio group for each question of a Likert field, labeled by it', () => {
    const { form } = show(everyField);
    const groups = [...form.querySelectorAll('[role="radiogroup"]')];
    expect(
      groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).to.deep.equal(['The paper is good', 'The price is fair']);
    for (const group of groups)
      expect(new Set(attributesOf(group, 'input', 'name')), 'one of five').to.have.property('size', 1);
    expect(attributesOf(form, '.likert input', 'value').slice(0, 5)).to.deep.equal(['-2', '-1', '0', '1', '2']);
  });

  it('have no initial choice', () => {
    const { form } = show(everyField);
    expect(form.querySelector(':checked:not(option)')).to.equal(null);
    expect(control(form, '.select select').value).to.equal('');
  });

  it('are invalid if required and empty', () => {
    const { form } = show([{ id: 'from', type: 'radio', title: 'From', options: ['A', 'B'], required: true }]);
    expect(form.checkValidity()).to.equal(false);
    control(form, 'input').click();
    expect(form.checkValidity()).to.equal(true);
  });

  it('mask the placeholder of a password', () => {
    const { form } = show([{ id: 'a', type: 'password' }, ...everyField]);
    expect(control(form, '#a input').placeholder).to.equal('••••••••');
    expect(control(form, '.email input').placeholder).to.equal('');
  });

  it('contain the value of a hidden field, under its key', () => {
    const { form } = show(everyField);
    expect(new FormData(form).get('campaign')).to.equal('spring');
  });

  it('show markup in their texts as text', () => {
    const text = '<img src=x onerror=alert(1)>';
    const all = { title: text, description: text, placeholder: text, options: [text], currencySymbol: text };
    const { form } = show(everyField.map((one) => ({ ...one, ...all })));
    expect(form.querySelector('img')).to.equal(null);
    expect(control(form, '.radio label').textContent).to.equal(text);
  });

  it('have unique ids when a page contains the same form twice', () => {
    const [first, second] = [show(everyField), show(everyField)];
    const ids = [...document.querySelectorAll('form [id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(control(second.form, '.email').dataset.fieldId).to.equal('email-1');
    control(first.form, '.radio input').click();
    control(second.form, '.radio input').click();
    expect(control(first.form, '.radio input').checked).to.equal(true);
  });

  it('have unique ids in a shadow root', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    show(everyField);
    const { form } = show(everyField, root);
    expect(control(form, '.email').id, 'the shadow root').to.equal('email-1');
    host.remove();
  });

  it('keep their values when the definition changes', () => {
    const { form, update } = show(everyField);
    const email = control(form, '.email input');
    email.value = 'ada@example.org';
    const options = { getMessage, submitLabel: 'Send' };
    update(definitionOf([{ id: 'new-1', type: 'text', title: 'New' }, ...everyField]), options);
    expect(control(form, '.email input')).to.equal(email);
    expect(email.value).to.equal('ada@example.org');
    expect(form.querySelectorAll('.form-item').length).to.equal(everyField.length + 1);
  });

  it('keep other content of the form, and are removed completely', () => {
    const form = document.createElement('form');
    const captcha = document.createElement('b');
    form.append(captcha);
    document.body.append(form);
    forms.push(form);
    const { unmount } = mountFields(form, definitionOf(everyField), { getMessage, submitLabel: 'Send' });
    expect(control(form, 'button').textContent).to.equal('Send');
    unmount();
    expect([...form.childNodes]).to.deep.equal([captcha]);
  });
});
