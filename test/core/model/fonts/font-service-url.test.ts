/** The URL of a font service has all families, and nothing that a name could add. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fontServiceUrl, requestedFamilies } from '../../../../core/model/fonts/font-service-url.ts';
import { type FontSettings, readFontSettings } from '../../../../core/model/fonts/read-font-settings.ts';

const base = 'https://halden.example/prints';
const host = 'https://fonts.example.com';

const families = [
  { family: 'Open Sans', faces: [{ weight: 700 }, { weight: 400 }, { weight: 400 }] },
  { family: 'Karla', faces: [{ weight: '100 900', style: 'italic' }, { weight: '100 900' }] },
  { family: 'Lora' },
  { family: 'Fraunces', faces: [{ src: '/fraunces.woff2' }] },
];

// The reader accepts these settings.
const settings = (service: object, list: readonly object[] = families) =>
  readFontSettings({ families: list, service }) as FontSettings;

const familiesIn = (service: object, list?: readonly object[]): readonly string[] => {
  const url = fontServiceUrl(settings(service, list), base);
  return url === undefined ? [] : new URL(url).searchParams.getAll('family');
};

describe('the URL of a font service', () => {
  it('has the axes of each family', () => {
    assert.deepEqual(familiesIn({ url: `${host}/css2` }), [
      'Open Sans:wght@400;700',
      'Karla:ital,wght@0,100..900;1,100..900',
      'Lora',
    ]);
  });

  it('has the styles of all families in one parameter', () => {
    assert.deepEqual(familiesIn({ url: `${host}/css`, format: 'css' }), [
      'Open Sans:400,700|Karla:100,400,700,100italic,400italic,700italic|Lora:400',
    ]);
  });

  it('swaps, and keeps the parameters of its author', () => {
    const search = (url: string, format?: string): string =>
      new URL(fontServiceUrl(settings({ url, format }, [{ family: 'Lora' }]), base) ?? '').search;
    assert.equal(search(`${host}/css2`), '?family=Lora&display=swap');
    assert.equal(search(`${host}/css2?display=optional&subset=latin`), '?display=optional&subset=latin&family=Lora');
    assert.equal(search(`${host}/k1.css?v=2`, 'kit'), '?v=2');
  });

  it('is undefined without families of the service, and if it is invalid', () => {
    assert.equal(fontServiceUrl(settings({ url: `${host}/css2` }, families.slice(3)), base), undefined);
    assert.equal(fontServiceUrl(settings({ url: 'http://[' }), base), undefined);
    assert.equal(fontServiceUrl(settings({}), base), undefined);
  });

  it('requests each family once, with the styles of all its entries', () => {
    const list = [{ family: 'Lora' }, { family: 'Lora', faces: [{ weight: 700 }] }];
    assert.deepEqual(familiesIn({ url: `${host}/css2` }, list), ['Lora:wght@400;700']);
  });

  it('requests a family once, whatever the case of its name is', () => {
    const list = [{ family: 'Lora' }, { family: 'lora', faces: [{ weight: 700 }] }];
    assert.deepEqual(familiesIn({ url: `${host}/css2` }, list), ['Lora:wght@400;700']);
  });

  it('has no weights that overlap', () => {
    const weights = ['400', '900 600', '100 500', '500 550', '1000'];
    const list = [{ family: 'Karla', faces: weights.map((weight) => ({ weight })) }];
    assert.deepEqual(familiesIn({ url: `${host}/css2` }, list), ['Karla:wght@100..550;600..900;1000']);
    const between = [{ family: 'Karla', faces: [{ weight: '350 420' }, { weight: '450' }] }];
    assert.deepEqual(familiesIn({ url: `${host}/css`, format: 'css' }, between), ['Karla:350,400,450']);
  });

  it('does not have names that would add to it', () => {
    const list = ['Lora', 'a|b', 'a:wght@700', 'a@b'].map((family) => ({ family }));
    for (const format of ['css', 'css2'])
      assert.deepEqual(familiesIn({ url: `${host}/x`, format }, list), [format === 'css' ? 'Lora:400' : 'Lora']);
    assert.equal(fontServiceUrl(settings({ url: host }, list.slice(1)), base), undefined);
  });

  it('has as many parameters as families, whatever their names are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'binary' })), (names) => {
        const read = settings(
          { url: `${host}/css2` },
          names.map((family) => ({ family })),
        );
        const url = fontServiceUrl(read, base);
        const requested = requestedFamilies(read).filter(({ family }) => !/[|:@]/.test(family));
        if (!url) return requested.length === 0;
        const { origin, pathname, searchParams } = new URL(url);
        assert.deepEqual([origin, pathname, searchParams.getAll('family').length], [host, '/css2', requested.length]);
        return searchParams.size === requested.length + 1;
      }),
    );
  });
});
