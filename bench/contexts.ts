/** Valid site contexts of a fictional shop, the same for the same seed. */
import { randomFrom } from '../cli/mock/faults/random.ts';

const vocabulary =
  'paper ink ridge harbour winter light press proof edition warm pale frame studio folded signed'.split(' ');

type Random = () => number;

const below = (random: Random, end: number): number => Math.floor(random() * end);

const text = (random: Random, length: number): string =>
  Array.from({ length }, () => vocabulary[below(random, vocabulary.length)]).join(' ');

const id = (random: Random): string => Array.from({ length: 24 }, () => below(random, 16).toString(16)).join('');

const variant = (random: Random, sku: number) => {
  const cents = 500 + below(random, 20_000);
  return {
    id: id(random),
    sku: `SQ${String(sku).padStart(7, '0')}`,
    price: cents,
    priceMoney: { currency: 'EUR', value: (cents / 100).toFixed(2) },
    qtyInStock: below(random, 100),
    unlimited: false,
    attributes: { Edition: `${text(random, 2)} ${sku}` },
  };
};

/** One context of about 54 KB, most of it the variants of a product. */
const contextOf = (random: Random) => ({
  website: {
    id: id(random),
    identifier: 'halden-prints',
    language: 'en-GB',
    timeZone: 'Europe/Oslo',
    siteTitle: text(random, 3),
    siteDescription: { html: `<p>${text(random, 20)}</p>`, raw: false },
    baseUrl: 'https://halden.example',
  },
  websiteSettings: { id: id(random), storeSettings: { selectedCurrency: 'EUR', measurementStandard: 2 } },
  collection: { id: id(random), type: 1, title: text(random, 2), fullUrl: '/prints' },
  product: { productType: 1, variants: Array.from({ length: 290 }, (_, index) => variant(random, index + 1)) },
});

/** File names and texts. */
export const generateContexts = (count: number, seed: number): ReadonlyMap<string, string> => {
  const random = randomFrom(seed);
  return new Map(
    Array.from({ length: count }, (_, index) => [`context-${index}.json`, JSON.stringify(contextOf(random))]),
  );
};
