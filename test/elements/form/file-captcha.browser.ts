/** Tests a captcha that expires while files are uploaded: the visitor solves it again, and no file is sent twice. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled, type View } from '../../support/own-page.ts';
import { choose, fileOf, list } from './files.ts';

afterEach(closePages);

interface Provider {
  readonly render: (container: Element, parameters: Record<string, () => void>) => number;
  readonly reset: (id: number) => void;
}

/** Lets the test end the answer of the provider, as a clock would. */
function watchProvider(view: View): () => void {
  let expire = (): void => undefined;
  let real: Provider | undefined;
  Object.defineProperty(view, 'mockCaptcha', {
    configurable: true,
    get: () => real,
    set: (provider: Provider) => {
      const render: Provider['render'] = (container, parameters) => {
        const id = provider.render(container, parameters);
        expire = () => {
          provider.reset(id);
          parameters['expired-callback']?.();
        };
        return id;
      };
      real = { ...provider, render };
    },
  });
  return () => expire();
}

interface Placed extends OwnPage {
  readonly form: HTMLElement;
  readonly calls: string[];
  readonly expire: () => void;
  /** Lets the upload continue. */
  readonly proceed: () => void;
}

/** Opens a form with files and a captcha, whose first upload waits for `proceed`. */
async function open(fails = false): Promise<Placed> {
  const calls: string[] = [];
  let expire = (): void => undefined;
  let proceed = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const page = await openPage({
    head: styled + scripted(['site-form', 'site-captcha']),
    body: `<main><site-form><form data-form-id="f1"><p><label>Photo <input type="file" name="photo"></label></p>
      <site-captcha provider="fake" src="/mock/captcha.js" site-key="key" require-consent="false"></site-captcha>
      <p><button>Send</button></p></form></site-form></main>`,
    prepare: (view) => {
      expire = watchProvider(view);
      const realFetch = view.fetch.bind(view);
      view.fetch = async (request, init) => {
        const { method, url } = request as Request;
        const call = `${method} ${new URL(url).pathname.replace(/[\da-f-]{36}/, 'id')}`;
        calls.push(call);
        if (call.startsWith('PATCH')) await waits;
        return fails && call.startsWith('PATCH') ? new Response('{}', { status: 422 }) : realFetch(request, init);
      };
    },
  });
  const form = await eventually('the form', () => page.document.querySelector<HTMLElement>('site-form'));
  await eventually('the code for files', () => list(form));
  return { ...page, form, calls, expire: () => expire(), proceed };
}

const captchaOf = ({ document }: Placed): Element | null => document.querySelector('site-captcha');
const answerOf = (page: Placed): unknown => Reflect.get(captchaOf(page) ?? {}, 'value');
const textAbove = ({ form }: Placed): string => form.shadowRoot?.querySelector('[role="alert"]')?.textContent ?? '';
const submit = ({ document }: Placed): void => document.querySelector<HTMLElement>('form button:not([type])')?.click();

async function solve(page: Placed): Promise<void> {
  page.document.querySelector('input')?.focus();
  const box = await eventually('the check box', () =>
    captchaOf(page)?.querySelector<HTMLInputElement>('input[type="checkbox"]'),
  );
  box.click();
  await eventually('the captcha is solved', () => answerOf(page));
}

const untilUploading = ({ calls }: Placed): Promise<unknown> =>
  eventually('the upload', () => calls.some((call) => call.startsWith('PATCH')));

describe('a captcha of a form with files', () => {
  it('that expires during the upload has to be solved again, and then only the form is sent', async () => {
    const page = await open();
    choose(page.form, fileOf('a'));
    await solve(page);
    submit(page);
    await untilUploading(page);
    page.expire();
    expect(answerOf(page)).to.equal('');
    page.proceed();
    await eventually('the message', () => textAbove(page).includes('Complete CAPTCHA before submitting.'));
    expect(page.calls).to.deep.equal(['POST /api/form/files', 'PATCH /api/form/files/id']);
    await solve(page);
    const submitted = new Promise((resolve) => page.form.addEventListener('site-submitted', resolve));
    submit(page);
    await submitted;
    expect(page.calls.slice(2)).to.deep.equal([
      'POST /api/form/FormSubmissionKey',
      'POST /api/form/SaveFormSubmission',
    ]);
  });

  it('keeps its answer when the upload fails, because it was not sent', async () => {
    const page = await open(true);
    choose(page.form, fileOf('a'));
    await solve(page);
    const answer = answerOf(page);
    submit(page);
    await untilUploading(page);
    page.proceed();
    await eventually('the failure', () => page.form.textContent?.includes('File processing failed'));
    expect(answerOf(page)).to.equal(answer);
  });
});
