/** The inputs of the elements that texts of authors, visitors and servers reach. */

import { attributeName } from '../../core/model/contract/names.ts';
import { draftName } from '../../core/model/form/draft.ts';
import { fieldTypes } from '../../core/model/form/field-types.ts';
import type { MessageTable } from '../../core/model/message-format.ts';
import { locationFields } from '../../core/model/site-context/read-location.ts';
import { addMessages } from '../../core/page/language.ts';
import { destroySite, startSite } from '../../core/page/runtime.ts';
import { pageStorage } from '../../core/page/storage.ts';
import { blockFields } from '../../elements/map/model/block.ts';
import { completeContext, withTexts } from './contexts.ts';
import { type Specimen, specimens } from './specimens.ts';
import { rendered, type TrappedPage } from './strings.ts';
import { attributesOfChildren, placeWith } from './strings-children.ts';

/** Passes a text to an element. */
type Put = (text: string) => unknown;

export interface Sink {
  readonly name: string;
  /** The sinks that one test uses. */
  readonly group: string;
  readonly prepare: (page: TrappedPage) => Put;
  /** Returns whether the element shows the first text, if a chunk that it loads renders it. */
  readonly isShown?: (page: TrappedPage) => unknown;
}

const all = Object.values(specimens);

/** Whether a failure reports that a text is not JSON. */
export const isInvalidJson = (failure: string): boolean => failure.includes('form-json-invalid-json');

const show = (element: Element): void => element.setAttribute('open', '');

const attributeSinks = ({ contract, markup }: Specimen): readonly Sink[] =>
  Object.keys(contract.attributes).map((key) => ({
    name: attributeName(key),
    group: `the attributes of <${contract.tag}>`,
    prepare: (page) => {
      const element = page.place(markup);
      if (key !== 'open' && 'open' in contract.attributes) show(element);
      return async (text) => {
        element.setAttribute(attributeName(key), text);
        await rendered();
        Reflect.set(element, key, text);
      };
    },
  }));

/** Text of children, and all their attributes at once. */
const childSinks = ({ contract, markup }: Specimen): readonly Sink[] =>
  attributesOfChildren(contract).map(({ selector, names }) => ({
    name: selector,
    group: `the children of <${contract.tag}>`,
    // A chunk reads the content of a script, and finds that it is not JSON.
    ...(selector === 'script' && { isShown: (page: TrappedPage) => page.failures().some(isInvalidJson) }),
    prepare: (page) => {
      const { element, child, write } = placeWith(page, markup, selector);
      if ('open' in contract.attributes) show(element);
      return (text) => {
        write(text);
        for (const name of names) child.setAttribute(name, text);
      };
    },
  }));

const objectOf = (keys: readonly string[], value: unknown): object =>
  Object.fromEntries(keys.map((key) => [key, value]));

const gallerySettings = Object.keys(specimens.gallery?.contract.attributes ?? {});

/** Block data with the text as the value of every setting. */
const blocks: Readonly<Record<string, (text: string) => object>> = {
  gallery: (text) => ({
    ...objectOf(gallerySettings, text),
    autoplayOptions: objectOf(gallerySettings, text),
    designOptions: objectOf(gallerySettings, text),
  }),
  map: (text) => ({
    ...objectOf(Object.keys(blockFields), text),
    location: { mapLat: 59, mapLng: 11, ...objectOf(Object.keys(locationFields).slice(-4), text) },
  }),
};

const blockSinks: readonly Sink[] = Object.entries(blocks).map(([name, block]) => ({
  name: `of <site-${name}>`,
  group: 'block data',
  prepare: (page) => {
    const element = page.place(specimens[name]?.markup ?? '');
    return (text) => element.setAttribute('block-json', JSON.stringify(block(text)));
  },
}));

const fieldKeys = ['title', 'description', 'placeholder', 'key', 'value', 'currencySymbol', 'accept', 'maxLength'];
const formKeys = ['formName', 'formSubmitButtonText', 'formSubmissionMessage', 'formSubmissionHTML', 'successRedirect'];

const formJson = (text: string): object => ({
  ...objectOf([...formKeys, 'formId', 'collectionId', 'objectName'], text),
  fields: Object.keys(fieldTypes).map((type, index) => ({
    type,
    ...objectOf(fieldKeys, text),
    id: `${text}${index}`,
    options: [text, { label: text, value: text }],
    required: true,
  })),
});

const formSinks: readonly Sink[] = [
  {
    name: 'the JSON of a form',
    group: 'the JSON of a form',
    prepare: (page) => {
      const element = page.place('<site-form form-id="json"></site-form>');
      return (text) => Reflect.set(element, 'fields', formJson(text));
    },
    isShown: ({ document }) => document.querySelector('site-form input'),
  },
  {
    name: 'the names and values of a draft',
    group: 'the names and values of a draft',
    prepare: (page) => {
      const { document } = page;
      const storage = pageStorage('session', document);
      const name = draftName('draft', document.location.pathname);
      let element: Element | undefined;
      return (text) => {
        element?.parentElement?.remove();
        storage.set(name, [
          ['text name ', [text]],
          [`text ${text} `, [text]],
          ['select-one choice ', [text]],
        ]);
        element =
          page.place(`<site-form><form data-form-id="draft"><p><label for="d">Name</label> <input id="d" name="name">
          <select name="choice"><option>One</option><option>Two</option></select></p><button>Send</button></form></site-form>`);
      };
    },
  },
];

/** Adds every element to the page, and shows those that can be shown. */
const placeAll = (page: TrappedPage): readonly HTMLElement[] =>
  all.map(({ contract, markup }) => {
    const element = page.place(markup);
    if ('open' in contract.attributes) show(element);
    return element;
  });

const catalogues = [
  ...[
    'core/element',
    'core/page',
    'core/page/captcha',
    'core/page/shopping-cart',
    'core/page/system-error',
    'core/model/cart',
  ],
  ...['core/model/commerce', 'core/model/cookie-banner', 'core/model/files', 'core/model/form', 'core/model/images'],
  ...['elements/captcha', 'elements/cookie-banner', 'elements/cookie-banner/preferences', 'elements/dialog'],
  ...['elements/form', 'elements/gallery', 'elements/lightbox', 'elements/map', 'elements/video'],
];

const loadCatalogue = async (folder: string): Promise<MessageTable> =>
  (await import(`../../${folder}/messages.en.ts`)).messages;

const tables = await Promise.all(catalogues.map(loadCatalogue));

/** The codes of all messages that a page can replace. */
const codes = tables.flatMap((table) => Object.keys(table));

const isBannerShown = ({ document }: TrappedPage): unknown =>
  document.querySelector('site-cookie-banner')?.shadowRoot?.querySelector('[part="banner"]');

const pageSinks: readonly Sink[] = [
  {
    name: 'the message catalogue',
    group: 'the message catalogue',
    isShown: isBannerShown,
    prepare: (page) => {
      placeAll(page);
      return (text) => addMessages('en', objectOf(codes, text) as MessageTable, page.document);
    },
  },
  {
    name: 'the context of the site',
    group: 'the context of the site',
    isShown: isBannerShown,
    prepare: (page) => {
      let elements: readonly Element[] = [];
      return (text) => {
        for (const element of elements) element.parentElement?.remove();
        destroySite(page.document);
        startSite(
          withTexts(completeContext(), () => text),
          page.document,
        );
        elements = placeAll(page);
      };
    },
  },
];

/** All sinks. */
export const sinks: readonly Sink[] = [
  ...all.flatMap(attributeSinks),
  ...all.flatMap(childSinks),
  ...blockSinks,
  ...formSinks,
  ...pageSinks,
];
