/** What a form loads, and what it leaves until it is needed. */
import { expect } from '@open-wc/testing';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';
import { until } from '../../support/until.ts';

const markup = '<form><label>Name <input name="name"></label><button type="submit">Send</button></form>';

afterEach(() => {
  closePages();
  sessionStorage.clear();
});

/** Opens a page with this form, and resolves once that is at work. */
async function openForm(bundles = '/dist/test/'): Promise<OwnPage> {
  let isAtWork = false;
  const page = await openPage({
    head: styled + scripted(['site-form'], bundles),
    body: `<site-form form-id="f">${markup}</site-form>`,
    prepare: ({ document }) =>
      document.addEventListener('site-form-rendered', () => {
        isAtWork = true;
      }),
  });
  await until('the form is at work', () => isAtWork);
  return page;
}

const loadedBy = ({ view }: OwnPage): readonly string[] =>
  view.performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '');

it('a form loads neither the sanitizer nor what renders JSON before it has HTML or JSON', async () => {
  const loaded = loadedBy(await openForm());
  expect(loaded).to.include('live.js');
  expect(loaded.filter((name) => ['sanitizer.js', 'json-form.js'].includes(name))).to.deep.equal([]);
});

it('a form loads what sends it once somebody turns to it', async () => {
  const page = await openForm();
  expect(loadedBy(page)).to.not.include('sending.js');
  page.document.querySelector('input')?.focus();
  await until('it is loaded', () => loadedBy(page).includes('sending.js'));
});

it('a form that cannot load what sends it says so, and keeps what was typed over a reload', async () => {
  const { document, view } = await openForm('/without/sending.js/dist/test/');
  const [input, form] = [document.querySelector('input'), document.querySelector('site-form')];
  if (input) input.value = 'Ada';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('button')?.click();
  const says = (): unknown => form?.shadowRoot?.textContent?.includes('Please reload and try again.');
  await until('it says so', says);
  form?.shadowRoot?.querySelector('button')?.click();
  await until('it says so again', says);
  expect(input?.value).to.equal('Ada');
  expect(JSON.stringify(view.sessionStorage)).to.include('Ada');
});
