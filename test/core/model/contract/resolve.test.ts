import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineContract } from '../../../../core/model/contract/contract.ts';
import { number, oneOf, toggle } from '../../../../core/model/contract/kinds.ts';
import { attributeName } from '../../../../core/model/contract/names.ts';
import { resolve } from '../../../../core/model/contract/resolve.ts';
import type { SiteContext } from '../../../../core/model/site-context/site-context.ts';

const contract = defineContract({
  tag: 'site-sample',
  load: 'at-once',
  attributes: { amount: number(1), design: oneOf(['grid', 'list'], 'grid'), lightbox: toggle(true) },
  layers: {
    block: ({ amount }) => ({ lightbox: amount === 7 ? false : undefined }),
    context: ({ website }) => ({ amount: website?.language === 'en' ? 2 : undefined }),
    design: ({ design }) => ({ amount: design === 'list' ? 3 : undefined }),
  },
});

describe('resolving', () => {
  it('uses the value that was set, then block data, site context and design, and then the default', () => {
    const amount = (own: object, language?: string): unknown =>
      resolve(contract, { ...own }, language === undefined ? {} : { website: { language } }).amount;
    assert.equal(amount({}), 1);
    assert.equal(amount({ design: 'list' }), 3);
    assert.equal(amount({ design: 'list' }, 'en'), 2);
    assert.equal(amount({ design: 'list', amount: 4 }, 'en'), 4);
  });

  it('passes the default design to the design layer', () => {
    const seen: unknown[] = [];
    const { attributes } = contract;
    resolve(
      {
        ...contract,
        attributes,
        layers: {
          design: ({ design }: { design?: unknown }) => {
            seen.push(design);
            return {};
          },
        },
      },
      {},
    );
    assert.deepEqual(seen, ['grid']);
  });

  it('uses a lower layer if nothing was set, even if the default is on', () => {
    assert.equal(resolve(contract, { amount: 7 }).lightbox, false);
    assert.equal(resolve(contract, { amount: 7, lightbox: true }).lightbox, true);
  });

  it('ignores a value of a lower layer that the attribute does not accept', () => {
    const layers = { context: ({ website }: SiteContext) => ({ design: website?.language }) };
    const design = (language: string): unknown =>
      resolve({ ...contract, layers }, {}, { website: { language } }).design;
    assert.equal(design('list'), 'list');
    assert.equal(design('<script>'), 'grid');
    assert.equal(design('constructor'), 'grid');
  });

  it('ignores a polluted prototype', () => {
    Object.assign(Object.prototype, { amount: 99 });
    try {
      assert.equal(resolve(contract, {}).amount, 1);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'amount');
    }
  });
});

describe('attribute names', () => {
  it('are derived from keys', () => {
    const names = ['slidesPerRow', 'dataURL', 'open', 'URLOfSite', 'columns2'].map(attributeName);
    assert.deepEqual(names, ['slides-per-row', 'data-url', 'open', 'url-of-site', 'columns2']);
  });
});
