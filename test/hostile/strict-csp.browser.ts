import { expect } from '@open-wc/testing';

interface StrictPage {
  readonly page: Document;
  readonly violations: string[];
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens the page whose policy forbids inline styles and scripts, and HTML from strings. */
async function open(): Promise<StrictPage> {
  const frame = document.createElement('iframe');
  frame.title = 'strict page';
  frame.src = '/test/hostile/strict-csp.html';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentDocument;
  if (!page) throw new Error('the frame has no page');
  const violations: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective} ${sample}`),
  );
  for (let wait = 0; wait < 100 && page.querySelector(':not(:defined)'); wait += 1) await pause(20);
  return { page, violations };
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('under a strict content security policy with Trusted Types', () => {
  it('every element is shown, used and closed without a violation', async () => {
    const { page, violations } = await open();
    const [dialog, note] = page.querySelectorAll('site-dialog');
    const answer = dialog?.ask();
    await pause(300);
    dialog?.shadowRoot?.querySelector<HTMLElement>('[part="confirm"]')?.click();
    expect(await answer).to.equal('confirm');
    note?.show();
    await pause(50);
    note?.hide();
    const image = page.querySelector('img');
    expect(image && page.defaultView?.getComputedStyle(image).objectPosition).to.equal('20% 80%');
    await pause(250);
    expect(violations).to.deep.equal([]);
  });

  it('a planted violation is seen', async () => {
    const { page, violations } = await open();
    page.body.setAttribute('style', 'color: red');
    await pause(50);
    expect(violations.join()).to.contain('style-src');
  });
});
