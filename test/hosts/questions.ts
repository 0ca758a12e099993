/** The questions that test/hosts runs for every element in every framework. */
import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';
import type { Scene } from './scene.ts';
import { casedEvents, defineLate, dialog, propertyOf, type Subject, sample, subjects } from './subjects.ts';

export interface Question {
  readonly title: string;
  readonly of: readonly Subject[];
  ask(scene: Scene): Promise<void>;
}

const usable = subjects.filter(({ use }) => use);
const texts = { a: 'Ash', b: 'Birch', c: 'Cedar' };

/** Returns the author's children in the order in which the element shows them. */
export const shownChildren = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('slot') ?? [])].flatMap((slot) =>
    slot
      .assignedElements()
      .filter((node) => !node.hasAttribute('data-site-owned'))
      .map((node) => node.textContent?.trim() ?? ''),
  );

/** Compares the element, and what it renders, with one of the two columns of its table. */
function expectValues({ element, subject }: Scene, column: 'first' | 'second', part: 'values' | 'properties'): void {
  const rendered = subject.rendered?.(element) ?? {};
  for (const given of subject[part]) {
    const key = propertyOf(given);
    const expected = given.reads?.[column === 'first' ? 0 : 1] ?? given[column];
    expect(Reflect.get(element, key), key).to.deep.equal(expected);
    if (key in rendered) expect(rendered[key], `${key} as rendered`).to.deep.equal(expected);
  }
}

const second = (subject: Subject, part: 'values' | 'properties'): Record<string, unknown> =>
  Object.fromEntries(subject[part].map(({ name, second }) => [name, second]));

const takes = (part: 'values' | 'properties') => async (scene: Scene) => {
  await scene.mount();
  expectValues(scene, 'first', part);
  await scene.give(second(scene.subject, part));
  expectValues(scene, 'second', part);
};

export const questions: readonly Question[] = [
  { title: 'takes values by the names of attributes', of: subjects, ask: takes('values') },
  { title: 'takes values as properties', of: subjects, ask: takes('properties') },
  {
    title: 'has its default again when a value is taken away',
    of: subjects,
    async ask(scene) {
      const all = [...scene.subject.values, ...scene.subject.properties].filter((given) => 'without' in given);
      await scene.mount();
      await scene.give(Object.fromEntries(all.map(({ name }) => [name, undefined])));
      for (const given of all) expect(Reflect.get(scene.element, propertyOf(given))).to.deep.equal(given.without);
    },
  },
  {
    title: 'takes objects and lists as they are',
    of: [sample],
    async ask(scene) {
      const [one, two] = [{ amount: 1 }, { amount: 2 }];
      const tags = ['a', 'b'];
      await scene.mount({ given: { data: one, tags } });
      expect(Reflect.get(scene.element, 'data')).to.equal(one);
      expect(Reflect.get(scene.element, 'tags')).to.equal(tags);
      await scene.give({ data: two });
      expect(Reflect.get(scene.element, 'data')).to.equal(two);
      expect(scene.subject.rendered?.(scene.element)).to.include({ amount: 2 });
    },
  },
  {
    title: 'has all that it was given before it was defined',
    of: subjects,
    async ask(scene) {
      const { subject } = scene;
      await scene.mountUndefined();
      const all = [...subject.values, ...subject.properties];
      await scene.update({
        given: Object.fromEntries(all.map(({ name, first }) => [name, first])),
        children: ['a', 'b'],
        texts,
      });
      defineLate(subject);
      await scene.settled();
      expectValues(scene, 'first', 'values');
      expectValues(scene, 'first', 'properties');
      expect(shownChildren(scene.element)).to.deep.equal(['Ash', 'Birch']);
      scene.use();
      if (subject.use) await scene.untilUsed();
      expect(scene.received[0]).to.equal(subject.use?.events[0]);
      await scene.give(second(subject, 'properties'));
      expectValues(scene, 'second', 'properties');
    },
  },
  {
    title: 'shows its children and follows what becomes of them',
    of: subjects,
    async ask(scene) {
      const shows = (...expected: string[]) => expect(shownChildren(scene.element)).to.deep.equal(expected);
      await scene.mount({ children: ['a', 'b'], texts });
      shows('Ash', 'Birch');
      const [, birch] = scene.element.children;
      await scene.update({ children: ['b', 'c', 'a'] });
      shows('Birch', 'Cedar', 'Ash');
      expect(scene.element.firstElementChild).to.equal(birch);
      await scene.update({ texts: { ...texts, c: 'Cypress' } });
      shows('Birch', 'Cypress', 'Ash');
      await scene.update({ children: ['c'] });
      shows('Cypress');
      await scene.update({ children: [] });
      shows();
      await scene.update({ children: ['a'] });
      shows('Ash');
    },
  },
  {
    title: 'shows a child only while the host has it',
    of: subjects,
    async ask(scene) {
      await scene.mount({ children: ['a'], texts });
      await scene.update({ note: 'Sold out' });
      expect(shownChildren(scene.element)).to.deep.equal(['Ash', 'Sold out']);
      await scene.update({ note: 'Back soon' });
      expect(shownChildren(scene.element)).to.deep.equal(['Ash', 'Back soon']);
      await scene.update({ note: '' });
      expect(shownChildren(scene.element)).to.deep.equal(['Ash']);
    },
  },
  {
    title: 'works in markup that the host puts in as text',
    of: subjects,
    async ask(scene) {
      const { tag, values } = scene.subject;
      const attributes = values.map(({ name, first }) => ` ${name}="${first}"`).join('');
      const html = `<${tag}${attributes}><p>Ash</p></${tag}>`;
      await scene.mount({ isShown: false, html });
      expectValues(scene, 'first', 'values');
      expect(shownChildren(scene.element)).to.deep.equal(['Ash']);
      scene.use();
      if (scene.subject.use) await scene.untilUsed();
      await scene.update({ html: html.replace('Ash', 'Birch') });
      expect(shownChildren(scene.element)).to.deep.equal(['Birch']);
      await scene.update({ html: '' });
      expect(scene.elements()).to.deep.equal([]);
    },
  },
  {
    title: 'goes away in the midst of things and comes back as new',
    of: subjects,
    async ask(scene) {
      await scene.mount({ children: ['a'], texts });
      const { element } = scene;
      scene.use();
      if (scene.subject.use) await scene.untilUsed();
      await scene.update({ isShown: false });
      expect(scene.elements()).to.deep.equal([]);
      expect(element.shadowRoot?.childElementCount).to.equal(0);
      await scene.give(second(scene.subject, 'values'));
      await scene.update({ isShown: true });
      expectValues(scene, 'second', 'values');
      expectValues(scene, 'first', 'properties');
      expect(shownChildren(scene.element)).to.deep.equal(['Ash']);
      expect(scene.isUsed()).to.equal(false);
    },
  },
  {
    title: 'goes on with what it does when the host reorders its list',
    of: usable,
    async ask(scene) {
      const orders = ['two three one', 'three two one', 'one three two', 'two one'].map((order) => order.split(' '));
      await scene.mount({ copies: ['one', 'two', 'three'], children: ['a'], texts });
      const [one, two, three] = scene.elements();
      const nodes: Readonly<Record<string, Element | undefined>> = { one, two, three };
      scene.use(two);
      await eventually('the second is used', () => two !== undefined && scene.isUsed(two));
      await scene.settled();
      const received = [...scene.received];
      for (const copies of orders) {
        await scene.update({ copies });
        const elements = scene.elements();
        expect(elements).to.deep.equal(copies.map((copy) => nodes[copy]));
        expect(elements.filter((element) => scene.isUsed(element))).to.deep.equal([two]);
      }
      expect(scene.received).to.deep.equal(received);
    },
  },
  {
    title: 'calls the listeners in the template',
    of: usable,
    async ask(scene) {
      await scene.mount();
      scene.forgetEvents();
      const { element } = scene;
      const targets = new Set<unknown>();
      scene.onEvent = ({ target }) => targets.add(target);
      scene.use();
      const expected: readonly string[] = scene.subject.use?.events ?? [];
      await eventually('all events were received', () => scene.received.length >= expected.length);
      expect(scene.received).to.deep.equal(expected);
      expect([...targets]).to.deep.equal([element]);
    },
  },
  {
    title: 'lets a listener in the template say no',
    of: usable,
    async ask(scene) {
      await scene.mount();
      scene.forgetEvents();
      scene.onEvent = (event) => event.preventDefault();
      scene.use();
      expect(scene.received).to.deep.equal(scene.subject.use?.events.slice(0, 1));
      await scene.settled();
      expect(scene.isUsed()).to.equal(false);
    },
  },
  {
    title: 'dispatches events whose names have any case',
    of: [sample],
    async ask(scene) {
      await scene.mount();
      for (const name of casedEvents) scene.element.dispatchEvent(new CustomEvent(name));
      expect(scene.received).to.deep.equal(casedEvents);
    },
  },
  {
    title: 'runs a method as soon as the host is mounted',
    of: usable,
    async ask(scene) {
      await scene.mount({ ready: () => scene.use() });
      await scene.untilUsed();
    },
  },
  {
    title: 'may be removed by a listener of its event',
    of: usable,
    async ask(scene) {
      await scene.mount({ children: ['a'], texts });
      scene.onEvent = ({ type }) => {
        if (type === scene.subject.use?.events.at(-1)) void scene.update({ isShown: false });
      };
      scene.use();
      await eventually('it is removed', () => scene.elements().length === 0);
    },
  },
  {
    title: 'is unmounted in the midst of things without a trace',
    of: usable,
    async ask(scene) {
      await scene.mount({ children: ['a'], texts, note: 'Sold out' });
      scene.use();
      await scene.untilUsed();
      await scene.unmount();
    },
  },
  {
    title: 'opens and closes with the state of the host, which follows the visitor',
    of: [dialog],
    async ask(scene) {
      // The host has to render the closed state before it opens it again, because it may ignore two changes that cancel out.
      let taken = Promise.resolve();
      scene.onEvent = ({ type }) => {
        if (type === 'site-hidden') taken = scene.give({ open: false });
      };
      await scene.mount();
      await scene.give({ open: true });
      await scene.untilUsed();
      scene.element.shadowRoot?.querySelector<HTMLElement>('[part="cancel"]')?.click();
      await eventually('it is hidden', () => scene.received.includes('site-hidden'));
      await taken;
      expect(scene.isUsed()).to.equal(false);
      await scene.give({ open: true });
      await scene.untilUsed();
      await scene.give({ open: false });
      await eventually('it is hidden again', () => !scene.isUsed());
    },
  },
  {
    title: 'may be removed by the host once it is hidden',
    of: [dialog],
    async ask(scene) {
      scene.onEvent = ({ type }) => {
        if (type === 'site-hidden') void scene.update({ copies: ['other'] });
      };
      await scene.mount({ copies: ['one', 'other'] });
      const [one, other] = scene.elements();
      scene.use(one);
      await scene.untilUsed();
      one?.shadowRoot?.querySelector<HTMLElement>('[part="confirm"]')?.click();
      await eventually('only the other one is shown', () => scene.elements().length === 1);
      expect(scene.elements()).to.deep.equal([other]);
    },
  },
];
