/**
 * The questions of https://custom-elements-everywhere.com, which are answered as soon as the host has rendered: in the same
 * script, as tests of components and layout effects read the page.
 */
import { expect } from '@open-wc/testing';
import { type Question, shownChildren } from './questions.ts';
import type { Scene } from './scene.ts';
import { casedEvents, sample, subjects } from './subjects.ts';

const texts = { a: 'Ash' };
const first = Object.fromEntries([...sample.values, ...sample.properties].map(({ name, first }) => [name, first]));

/** The question whether the element has a value, and shows it if its output has it, as soon as the host is mounted. */
const has = (kind: string, key: string, value: unknown): Question => ({
  title: `has ${kind} as soon as the host is mounted`,
  of: [sample],
  ask: (scene) =>
    scene.renderNow({ given: first }, () => {
      expect(Reflect.get(scene.element, key)).to.deep.equal(value);
      const rendered = scene.subject.rendered?.(scene.element) ?? {};
      if (key in rendered) expect(rendered[key]).to.deep.equal(value);
    }),
});

/** Renders the element, then dispatches an event, which the host receives at once. */
async function receives(scene: Scene, name: string): Promise<void> {
  await scene.renderNow({}, () => {
    scene.element.dispatchEvent(new CustomEvent(name));
    expect(scene.received).to.deep.equal([name]);
  });
}

export const immediateQuestions: readonly Question[] = [
  {
    title: 'is on the page as soon as the host is mounted',
    of: subjects,
    ask: (scene) => scene.renderNow({}, () => expect(scene.elements()).to.have.length(1)),
  },
  {
    title: 'shows its view and its children as soon as the host is mounted',
    of: subjects,
    ask: (scene) =>
      scene.renderNow({ children: ['a'], texts }, () => expect(shownChildren(scene.element)).to.deep.equal(['Ash'])),
  },
  {
    title: 'shows a changed child as soon as the host has rendered it',
    of: subjects,
    async ask(scene) {
      await scene.renderNow({ children: ['a'], texts }, () => {});
      await scene.renderNow({ texts: { a: 'Birch' } }, () =>
        expect(shownChildren(scene.element)).to.deep.equal(['Birch']),
      );
    },
  },
  {
    title: 'goes away and comes back with its view as soon as the host has rendered that',
    of: subjects,
    async ask(scene) {
      await scene.renderNow({ children: ['a'], texts }, () => {});
      await scene.renderNow({ isShown: false }, () => expect(scene.elements()).to.deep.equal([]));
      await scene.renderNow({ isShown: true }, () => expect(shownChildren(scene.element)).to.deep.equal(['Ash']));
    },
  },
  has('a boolean', 'loud', false),
  has('a number', 'amount', 4),
  has('a text', 'label', 'one'),
  has('a list', 'tags', ['a', 'b']),
  has('an object', 'data', { amount: 7 }),
  has('a property in camel case', 'dataURL', 'https://one.test/'),
  ...casedEvents.map(
    (name): Question => ({
      title: `dispatches "${name}" to the listener in the template as soon as the host is mounted`,
      of: [sample],
      ask: (scene) => receives(scene, name),
    }),
  ),
  {
    title: 'dispatches an event to a listener that a script of the host adds',
    of: [sample],
    async ask(scene) {
      const received: string[] = [];
      await scene.renderNow({}, () => {
        scene.element.addEventListener('added', ({ type }) => received.push(type));
        scene.element.dispatchEvent(new CustomEvent('added'));
        expect(received).to.deep.equal(['added']);
      });
    },
  },
];
