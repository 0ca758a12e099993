import { expect } from '@open-wc/testing';

const dialogBundle = '/dist/test/site-dialog.js';
const galleryBundle = '/dist/test/site-gallery.js';
await Promise.all([import(dialogBundle), import(galleryBundle)]);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function place(markup: string): Element {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  if (!box.firstElementChild) throw new Error('no markup');
  return box.firstElementChild;
}

afterEach(async () => {
  for (const box of document.querySelectorAll('[data-test], style[data-planted]')) box.remove();
  await pause(0);
});

describe('on a page that resets everything', () => {
  it('a dialog is still on top, sized and readable', async () => {
    const style = document.createElement('style');
    style.dataset.planted = '';
    style.textContent = '* { all: unset !important }';
    document.head.append(style);
    const dialog = place('<site-dialog open>Sure?</site-dialog>');
    await pause(250);
    const box = dialog.shadowRoot?.querySelector('dialog');
    expect(box?.matches(':modal')).to.equal(true);
    expect(box?.offsetWidth).to.equal(350);
    expect(box && getComputedStyle(box).display).to.equal('block');
  });
});

describe('on a page that patches the platform', () => {
  it('elements work with a polluted Object.prototype', async () => {
    Object.defineProperty(Object.prototype, 'open', { value: true, configurable: true, writable: true });
    Object.defineProperty(Object.prototype, 'fallback', { value: 'x', configurable: true, writable: true });
    const dialog = place('<site-dialog>Sure?</site-dialog>') as HTMLElementTagNameMap['site-dialog'];
    const shown = [dialog.open, dialog.dialogStyle];
    Reflect.deleteProperty(Object.prototype, 'open');
    Reflect.deleteProperty(Object.prototype, 'fallback');
    expect(shown).to.deep.equal([false, 'confirm-or-cancel']);
  });

  it('elements work with an old toJSON on arrays, as some libraries leave it', () => {
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'broken', configurable: true });
    const gallery = place('<site-gallery design="grid"><img alt=""></site-gallery>');
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    expect(gallery.shadowRoot?.querySelector('slot')).to.exist;
  });
});

describe('two hundred times', () => {
  it('mounted, used and removed, nothing is left behind', async function () {
    this.timeout(30_000);
    const collect: (() => void) | undefined = Reflect.get(globalThis, 'gc');
    const { skipUnless } = await import('../support/skip.ts');
    skipUnless(this, 'gc', typeof collect === 'function');
    const references: WeakRef<Element>[] = [];
    const kept: Element[] = [];
    for (let round = 0; round < 200; round += 1) {
      const dialog = place('<site-dialog>Sure?</site-dialog>') as HTMLElementTagNameMap['site-dialog'];
      dialog.show();
      await Promise.resolve();
      references.push(new WeakRef(dialog));
      // A planted leak shows that the count below can see one.
      if (round < 3) kept.push(dialog);
      dialog.parentElement?.remove();
      await Promise.resolve();
    }
    for (let round = 0; round < 10; round += 1) {
      await pause(20);
      collect?.();
    }
    const alive = references.filter((reference) => reference.deref()).length;
    expect(alive).to.be.within(kept.length, kept.length + 2);
  });
});
