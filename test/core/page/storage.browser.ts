import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, pageStorage } = await loadServices();

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const anything = (value: unknown): unknown => value;

const now = Date.now;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  Date.now = now;
});

const later = (milliseconds: number): void => {
  const then = now() + milliseconds;
  Date.now = () => then;
};

for (const area of ['local', 'session'] as const) {
  describe(`${area} storage`, () => {
    const open = () => pageStorage(area, freshDocument());
    const native = area === 'local' ? localStorage : sessionStorage;

    it('stores JSON for other pages', () => {
      const value = { list: [1, 'a', null], is: true };
      open().set('x', value);
      expect(open().get('x', anything)).to.deep.equal(value);
      expect(native).to.have.length(1);
      open().remove('x');
      expect(open().get('x', anything)).to.equal(undefined);
    });

    it('returns undefined for a value that was not stored', () =>
      expect(open().get('x', anything)).to.equal(undefined));

    it('removes expired values', () => {
      open().set('x', 'a', { lifetime: 1000 });
      later(900);
      expect(open().get('x', text)).to.equal('a');
      later(1500);
      expect(open().get('x', text)).to.equal(undefined);
      expect(native).to.have.length(0);
    });

    it('returns only values that the reader accepts, and removes others', () => {
      open().set('x', 5);
      expect(open().get('x', text)).to.equal(undefined);
      for (const broken of ['', '{', 'null', '1', '{}', '{"expires":1}', '{"__proto__":{"value":1}}']) {
        native.setItem('site:x', broken);
        expect(open().get('x', anything), broken).to.equal(undefined);
        expect(native, broken).to.have.length(0);
      }
    });

    it('keeps values without consent only as long as the page', () => {
      const page = freshDocument();
      pageStorage(area, page).set('x', 'a', { category: 'functional' });
      expect(pageStorage(area, page).get('x', text)).to.equal('a');
      expect(native).to.have.length(0);
      consent(page).grant('functional');
      pageStorage(area, page).set('x', 'b', { category: 'functional' });
      expect(open().get('x', text)).to.equal('b');
      expect(pageStorage(area, page).get('x', text)).to.equal('b');
    });

    it('removes values when their consent is withdrawn, also on a later page, and nothing else', () => {
      const agreed = freshDocument();
      consent(agreed).grant('functional', 'analytics');
      const keep = () => {
        pageStorage(area, agreed).set('x', 'a', { category: 'functional' });
        pageStorage(area, agreed).set('y', 'b', { category: 'analytics' });
        pageStorage(area, agreed).set('z', 'c');
        native.setItem('other', '{"category":"functional"}');
        native.setItem('site:broken', '{');
      };
      const names = (): string[] => Object.keys(native).sort();
      keep();
      consent(agreed).withdraw('functional');
      expect(names()).to.deep.equal(['other', 'site:broken', 'site:y', 'site:z']);
      consent(agreed).grant('functional');
      keep();
      const later = freshDocument();
      consent(later).withdraw('analytics');
      pageStorage(area, later);
      expect(names()).to.deep.equal(['other', 'site:broken', 'site:x', 'site:z']);
    });

    it('lasts as long as the page when it is full, with one warning', async () => {
      const page = freshDocument();
      pageStorage(area, page).set('x', 'before');
      const huge = 'x'.repeat(20_000_000);
      const warnings = await warningsDuring(() => {
        pageStorage(area, page).set('x', huge);
        pageStorage(area, page).set('y', huge);
      });
      expect(pageStorage(area, page).get('x', text) === huge).to.equal(true);
      expect(open().get('x', text)).to.equal(undefined);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(`The ${area} storage is blocked or full`);
    });
  });
}

/** Runs in the frame, where every access to storage throws. */
const inSandbox = `
  import { pageStorage } from '${new URL('/dist/test/page-services.js', location.href)}';
  let warnings = 0;
  console.warn = () => { warnings += 1; };
  const values = ['local', 'session'].map((area) => {
    const { get, remove, set } = pageStorage(area);
    set('x', area);
    set('y', area);
    remove('y');
    return [get('x', String), get('y', String)];
  });
  parent.postMessage({ values, warnings }, '*');
`;

describe('denied storage', () => {
  it('causes no exception in a sandboxed frame: values last as long as the page, with one warning per area', async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<!doctype html><script type="module">${inSandbox}</script>`;
    const message = new Promise((resolve) => {
      addEventListener('message', function listen({ source, data }) {
        if (source !== frame.contentWindow) return;
        removeEventListener('message', listen);
        resolve(data);
      });
    });
    document.body.append(frame);
    try {
      const values = [
        ['local', undefined],
        ['session', undefined],
      ];
      expect(await message).to.deep.equal({ values, warnings: 2 });
    } finally {
      frame.remove();
    }
  });
});
