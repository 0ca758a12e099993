/** What a form loads, and what it leaves until it is needed. */
import { expect } from '@open-wc/testing';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';
import { until } from '../../support/until.ts';

const markup = '<form><label>Name <input name="name"></label><button type="submit">Send</button></form>';

afterEach(closePages);

it('a form loads neither the sanitizer nor what renders JSON before it has HTML or JSON', async () => {
  let isAtWork = false;
  const { view } = await openPage({
    head: styled + scripted(['site-form']),
    body: `<site-form form-id="f">${markup}</site-form>`,
    prepare: ({ document }) =>
      document.addEventListener('site-form-rendered', () => {
        isAtWork = true;
      }),
  });
  await until('the form is at work', () => isAtWork);
  const loaded = view.performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '');
  expect(loaded).to.include('live.js');
  expect(loaded.filter((name) => ['sanitizer.js', 'json-form.js'].includes(name))).to.deep.equal([]);
});
