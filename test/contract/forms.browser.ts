import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';
import { skipUnless } from '../support/skip.ts';
import { clear, loadElements, place, rendered } from './load.ts';

const { destroySite } = await loadElements();

const form = (markup: string): { form: HTMLFormElement; field: HTMLElement & { value: string; required: boolean } } => {
  const element = place<HTMLFormElement>(`<form>${markup}</form>`);
  const field = element.querySelector<HTMLElement & { value: string; required: boolean }>('site-field');
  if (!field) throw new Error('the markup has no field');
  return { form: element, field };
};
const input = (field: Element): HTMLInputElement | null | undefined => field.shadowRoot?.querySelector('input');

const type = async (field: Element, text: string): Promise<void> => {
  const target = input(field);
  if (!target) return;
  // React listens to the platform's own setter, as typing uses it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await rendered();
};

afterEach(clear);

describe('a form-associated element', () => {
  it('sends its value with the form', async () => {
    const { form: element, field } = form('<site-field name="city" value="Oslo"></site-field>');
    expect(new FormData(element).get('city')).to.equal('Oslo');
    await type(field, 'Bergen');
    expect(new FormData(element).get('city')).to.equal('Bergen');
  });

  it('takes part in validation', async () => {
    const { form: element, field } = form('<site-field name="city" required></site-field>');
    expect(element.checkValidity()).to.equal(false);
    await type(field, 'Oslo');
    expect(element.checkValidity()).to.equal(true);
  });

  it('is reset to the value in its markup', async () => {
    const { form: element, field } = form('<site-field name="city" value="Oslo"></site-field>');
    await type(field, 'Bergen');
    element.reset();
    await eventually('the value is that of the markup', () => new FormData(element).get('city') === 'Oslo');
  });

  it('is disabled with its fieldset', async () => {
    const { form: element, field } = form('<fieldset><site-field name="city" value="Oslo"></site-field></fieldset>');
    element.querySelector('fieldset')?.setAttribute('disabled', '');
    await eventually('it is disabled', () => input(field)?.disabled);
    expect(new FormData(element).has('city')).to.equal(false);
  });

  it('is disabled from the start where the markup declares it', async () => {
    const own = form('<site-field disabled value="Oslo"></site-field>');
    const inherited = form('<fieldset disabled><site-field value="Oslo"></site-field></fieldset>');
    await rendered();
    expect([input(own.field)?.disabled, input(inherited.field)?.disabled]).to.deep.equal([true, true]);
  });

  it('accepts the state that the browser restores', async () => {
    const { form: element, field } = form('<site-field name="city" value="Oslo"></site-field>');
    Reflect.get(field, 'formStateRestoreCallback').call(field, 'Bergen', 'restore');
    await eventually('the value is restored', () => new FormData(element).get('city') === 'Bergen');
  });

  it('is not required once the site is destroyed', () => {
    const { form: element } = form('<site-field name="city" required></site-field>');
    destroySite();
    expect(element.checkValidity()).to.equal(true);
  });

  it('gets the focus when its label is clicked', () => {
    const { form: element, field } = form('<label for="city">City</label><site-field id="city"></site-field>');
    element.querySelector('label')?.click();
    expect(document.activeElement).to.equal(field);
  });

  it('lets ids from outside refer to its inner field, if the browser supports that', function () {
    skipUnless(this, 'ShadowRoot.referenceTarget', 'referenceTarget' in ShadowRoot.prototype);
    const { form: element, field } = form('<label for="town">Town</label><site-field id="town"></site-field>');
    element.querySelector('label')?.click();
    expect(field.shadowRoot?.activeElement).to.equal(input(field));
    expect(field.shadowRoot && Reflect.get(field.shadowRoot, 'referenceTarget')).to.equal('inside');
  });
});
