import { expect } from '@open-wc/testing';
import { readCorpus } from '../support/corpus.ts';
import {
  click,
  collectGarbage,
  domCounters,
  emulateMedia,
  expectAccessible,
  hover,
  press,
  screenshot,
  setViewport,
  type,
} from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { skipUnless } from '../support/skip.ts';
import '/dist/test/harness.js';

describe('the engine commands', () => {
  let shadow: ShadowRoot;

  const find = (selector: string): HTMLElement => {
    const found = shadow.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };

  beforeEach(async () => {
    const host = document.createElement('harness-controls');
    document.body.append(host);
    shadow = await eventually(
      'the fixture is rendered',
      () => host.shadowRoot?.querySelector('input') && host.shadowRoot,
    );
  });

  afterEach(() => shadow.host.remove());

  it('type each letter, doubled ones too', async () => {
    find('input').focus();
    await type('Héllo bookkeeper');
    expect(find('input')).to.have.property('value', 'Héllo bookkeeper');
  });

  it('press a chord', async () => {
    find('#second').focus();
    await press('Shift+Tab');
    expect(shadow.activeElement?.id).to.equal('first');
  });

  it('click a button inside a shadow root with trusted events', async () => {
    const clicks: boolean[] = [];
    find('#first').addEventListener('click', (event) => clicks.push(event.isTrusted));
    await click(find('#first'));
    expect(clicks).to.deep.equal([true]);
  });

  it('hover an element', async () => {
    await hover(find('#second'));
    expect(find('#second').matches(':hover')).to.equal(true);
  });

  it('query role and name inside a shadow root', async () => {
    await expectAccessible(find('#second'), { role: 'button', name: 'Next slide' });
  });

  it('reject a wrong name and a wrong role', async () => {
    const failures = await Promise.allSettled([
      expectAccessible(find('#first'), { role: 'button', name: 'Next slide' }),
      expectAccessible(find('#second'), { role: 'link', name: 'Next slide' }),
    ]);
    expect(failures.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
  });

  it('set the size of the viewport', async () => {
    expect(await setViewport({ width: 480, height: 640 })).to.equal(true);
    expect([innerWidth, innerHeight]).to.deep.equal([480, 640]);
  });

  it('emulate and reset the preferences of a user', async function () {
    skipUnless(this, 'emulated preferences', await emulateMedia({ colorScheme: 'dark', forcedColors: true }));
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(true);
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    await emulateMedia({ reducedMotion: true });
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });

  it('write a screenshot', async function () {
    const path = await screenshot('harness');
    skipUnless(this, 'pictures', path !== null);
    expect(path).to.match(/harness\.png$/);
  });

  it('count what is alive after collecting garbage', async function () {
    skipUnless(this, 'garbage collection', await collectGarbage());
    let before = await domCounters();
    // Nodes of earlier tests may be freed late.
    await eventually('two counts agree', async () => {
      const last = before;
      before = await domCounters();
      return before?.nodes === last?.nodes;
    });
    shadow.append(...Array.from({ length: 50 }, () => document.createElement('i')));
    const after = await domCounters();
    expect(after?.nodes).to.be.at.least((before?.nodes ?? 0) + 50);
  });

  it('read real data, and report if there is none', async () => {
    expect(await readCorpus('no-such-file.txt')).to.equal(null);
  });
});
