/** Tests which modules a form loads immediately, and which ones on demand. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';
import { drafted } from './form.ts';

const markup = '<form><label>Name <input name="name"></label><button type="submit">Send</button></form>';

afterEach(() => {
  closePages();
  sessionStorage.clear();
});

/** Opens a page with this form, and resolves once that is initialized. */
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
  await eventually('the form is initialized', () => isAtWork);
  return page;
}

const loadedBy = ({ view }: OwnPage): readonly string[] =>
  view.performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '');

it('a form loads the sanitizer and the renderer of JSON only for HTML and JSON', async () => {
  const loaded = loadedBy(await openForm());
  expect(loaded).to.include('form-session.js');
  expect(loaded.filter((name) => ['sanitizer.js', 'json-form.js'].includes(name))).to.deep.equal([]);
});

it('a form loads the submitter and the policy of drafts on the first focus', async () => {
  const page = await openForm();
  const later = ['form-submitter.js', 'draft-policy.js'];
  expect(loadedBy(page)).to.not.include.members(later);
  page.document.querySelector('input')?.focus();
  await eventually('the module is loaded', () => later.every((name) => loadedBy(page).includes(name)));
});

it('a form that cannot load the policy of drafts keeps no draft', async () => {
  const { document, view } = await openForm('/without/draft-policy.js/dist/test/');
  const input = document.querySelector('input');
  if (input) input.value = 'Ada';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  const form = document.querySelector('site-form');
  document.querySelector('button')?.click();
  await eventually('the form was sent, or has failed', () => form?.matches(':state(failed), :state(submitted)'));
  expect(JSON.stringify(view.sessionStorage)).to.not.include('Ada');
});

it('a form that cannot load the submitter reports it, and keeps its draft', async () => {
  const { document, view } = await openForm('/without/form-submitter.js/dist/test/');
  const [input, form] = [document.querySelector('input'), document.querySelector('site-form')];
  if (input) input.value = 'Ada';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('button')?.click();
  const showsError = (): unknown => form?.shadowRoot?.textContent?.includes('Please reload and try again.');
  await eventually('the error is shown', showsError);
  form?.shadowRoot?.querySelector('button')?.click();
  await eventually('the error is shown again', showsError);
  expect(input?.value).to.equal('Ada');
  await drafted('Ada', view);
});

it('an invalid form that is submitted before its code has loaded never announces that it is sent', async () => {
  const seen: string[] = [];
  const page = await openPage({
    head: styled + scripted(['site-form']),
    body: '<site-form form-id="f"><form><input name="name" aria-label="Name" required><button>Send</button></form></site-form>',
    prepare: ({ document }) =>
      document.addEventListener('site-form-rendered', ({ target }) => {
        // Only the form of this page dispatches the event.
        const host = target as HTMLElement;
        const { shadowRoot } = host;
        const look = (): void => {
          seen.push(shadowRoot?.textContent ?? '');
          seen.push(String(shadowRoot?.querySelector('[part="form"]')?.getAttribute('aria-busy')));
        };
        if (shadowRoot) {
          const everything = { subtree: true, childList: true, characterData: true, attributes: true };
          new MutationObserver(look).observe(shadowRoot, everything);
        }
        host.querySelector('button')?.click();
      }),
  });
  const form = page.document.querySelector('site-form');
  await eventually('the error is shown', () => form?.shadowRoot?.querySelector('[part="error"]'));
  expect(seen.filter((text) => text.includes('Submitting') || text === 'true')).to.deep.equal([]);
});
