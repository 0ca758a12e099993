/** Tests that the stylesheet alone lays out fields, in any markup, before and without the script. */
import { expect } from '@open-wc/testing';
import { messages } from '../../../core/model/form/messages.en.ts';
import { emulateMedia } from '../../support/engine.ts';
import { closePages, type OwnPage, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { definitionOf, everyField } from './every-field.ts';

const { mountFields } = await import('/dist/test/form-fields.js');

const plain = `<div><label for="a">Email</label><input id="a" type="email"></div>
  <div><label for="b">Why</label><select id="b"><option>So</option></select></div>
  <label>Words<textarea></textarea></label>
  <button type="submit">Send</button>`;

// As site builders write it: the caption of a sub-field after its control.
const builders = `<div class="form-item field email required">
    <label class="title" for="c">Email <span class="required">*</span></label>
    <div class="description">Only for the answer.</div>
    <input id="c" class="field-element" type="email">
  </div>
  <fieldset class="form-item fields name"><legend class="title">Name</legend>
    <div class="field first-name"><label class="caption"><input class="field-element" data-title="First"> <span class="caption-text">First</span></label></div>
    <div class="field last-name"><label class="caption"><input class="field-element" data-title="Last"> <span class="caption-text">Last</span></label></div>
  </fieldset>
  <div class="form-button-wrapper"><input class="button" type="submit" value="Send"></div>`;

interface Shown {
  readonly page: OwnPage;
  readonly form: HTMLFormElement;
}

async function show(markup: string, options: { width?: number; head?: string; form?: string } = {}): Promise<Shown> {
  const { width = 800, head = '', form: attributes = '' } = options;
  const page = await openPage({
    width,
    head: styled + head,
    body: `<site-form ${attributes}><form>${markup}</form></site-form>`,
  });
  const form = page.document.querySelector('form');
  if (!form) throw new Error('the page has no form');
  return { page, form };
}

async function showEveryField(width?: number): Promise<Shown> {
  const shown = await show('', width === undefined ? {} : { width });
  const getMessage = (code: keyof typeof messages): string => messages[code];
  mountFields(shown.form, definitionOf(everyField), { getMessage, submitLabel: 'Send' });
  return shown;
}

const kinds: Readonly<Record<string, () => Promise<Shown>>> = {
  'an author’s own': () => show(plain),
  'a site builder’s': () => show(builders),
  'those from JSON': () => showEveryField(),
};

const typed = 'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="submit"]), select, textarea';

const controlsIn = (form: Element): readonly HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>(typed)];

const styleOf = (node: Element): CSSStyleDeclaration => {
  const { defaultView } = node.ownerDocument;
  if (!defaultView) throw new Error('the page is closed');
  return defaultView.getComputedStyle(node);
};

const find = (form: Element, selector: string): HTMLElement => {
  const found = form.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

/** Returns the box of a label's text, without the control inside the label. */
function captionBox(label: Element): DOMRect {
  const caption = label.querySelector('.caption-text') ?? label.firstChild ?? label;
  const range = label.ownerDocument.createRange();
  range.selectNodeContents(caption);
  return range.getBoundingClientRect();
}

afterEach(() => {
  closePages();
});

describe('fields', () => {
  for (const [name, open] of Object.entries(kinds)) {
    it(`${name}: labels are above, and phones do not zoom in on focus`, async () => {
      const { form } = await open();
      expect(controlsIn(form).length).to.be.greaterThan(2);
      for (const control of controlsIn(form)) {
        const { top, height } = control.getBoundingClientRect();
        expect(height, control.outerHTML).to.be.at.least(44);
        expect(Number.parseFloat(styleOf(control).fontSize), control.outerHTML).to.be.at.least(16);
        const [label] = control.labels ?? [];
        if (label) expect(captionBox(label).bottom, label.outerHTML).to.be.at.most(top);
      }
    });
  }

  it('keep 16 px in small text, and grow with large text', async () => {
    const sizeIn = async (size: string): Promise<string> => {
      const { form } = await show(plain, { head: `<style>body { font-size: ${size} }</style>` });
      return styleOf(find(form, 'input')).fontSize;
    };
    expect([await sizeIn('12px'), await sizeIn('20px')]).to.deep.equal(['16px', '20px']);
  });

  it('fit into 320 px', async () => {
    const { page } = await showEveryField(320);
    expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('are one column, with sub-fields beside each other', async () => {
    const { form } = await showEveryField();
    const tops = [...form.querySelectorAll('.form-item:not([hidden])')].map((item) => item.getBoundingClientRect());
    for (const [at, { top }] of tops.entries()) expect(top).to.be.at.least(tops[at - 1]?.bottom ?? 0);
    const [first, last] = [...form.querySelectorAll('.name .field')].map((part) => part.getBoundingClientRect());
    expect(first?.top).to.equal(last?.top);
  });

  it('put the answers of a question into one row, or one column', async () => {
    const rowsAt = async (width: number): Promise<number> => {
      const { form } = await showEveryField(width);
      const answers = [...find(form, '.answers').querySelectorAll('.option')];
      return new Set(answers.map((answer) => answer.getBoundingClientRect().top)).size;
    };
    expect([await rowsAt(320), await rowsAt(460), await rowsAt(800)]).to.deep.equal([5, 5, 1]);
  });

  it('are mirrored on right-to-left pages', async () => {
    const { page, form } = await showEveryField();
    page.document.documentElement.dir = 'rtl';
    const [symbol, input] = [find(form, '.currency .field-prefix span'), find(form, '.currency input')];
    expect(symbol.getBoundingClientRect().left).to.be.greaterThan(input.getBoundingClientRect().right);
  });

  it('yield to the styles of the page', async () => {
    const head = '<style>input { border: 3px solid red; padding: 1px } label { font-weight: 300 }</style>';
    const { form } = await show(plain, { head });
    const { borderTopWidth, paddingLeft } = styleOf(find(form, 'input'));
    expect([borderTopWidth, paddingLeft, styleOf(find(form, 'label')).fontWeight]).to.deep.equal(['3px', '1px', '300']);
  });

  it('mark an error not only by color', async () => {
    const { page, form } = await show(plain);
    const note = page.document.createElement('div');
    note.className = 'site-form-error';
    note.textContent = 'This field is required.';
    const input = find(form, 'input');
    input.setAttribute('aria-invalid', 'true');
    input.after(note);
    const before = page.view.getComputedStyle(note, '::before');
    expect(before.content).to.contain('!');
    expect(Number.parseFloat(before.width)).to.be.greaterThan(10);
    expect(styleOf(input).borderTopWidth).to.equal('2px');
    expect(note.getBoundingClientRect().top).to.be.at.least(input.getBoundingClientRect().bottom);
  });

  it('do not move when an error adds a border', async () => {
    const { form } = await show(plain);
    const input = find(form, 'input');
    const before = input.getBoundingClientRect().height;
    input.setAttribute('aria-invalid', 'true');
    expect(input.getBoundingClientRect().height).to.equal(before);
  });

  it('forced colours: fields, errors and the button keep their edges', async function () {
    skipUnless(this, 'emulation of forced colours', await emulateMedia({ forcedColors: true }));
    const { page, form } = await show(plain);
    const surface = styleOf(page.document.documentElement).backgroundColor;
    for (const control of form.querySelectorAll('input, select, textarea, button')) {
      const { borderTopWidth, borderTopColor } = styleOf(control);
      expect(borderTopWidth).to.equal('1px');
      expect(borderTopColor, control.outerHTML).to.not.be.oneOf([surface, 'rgba(0, 0, 0, 0)']);
    }
  });
});

describe('a newsletter', () => {
  it('has its button next to the field and aligned with it, with and without help text', async () => {
    const { form } = await show(builders.replace(/<fieldset[\s\S]*<\/fieldset>/, ''), { form: 'variant="newsletter"' });
    const [input, button] = [find(form, '.email input'), find(form, '[type="submit"]')];
    expect(button.getBoundingClientRect().left).to.be.greaterThan(input.getBoundingClientRect().right);
    expect(button.getBoundingClientRect().top).to.be.closeTo(input.getBoundingClientRect().top, 1);
  });
});
