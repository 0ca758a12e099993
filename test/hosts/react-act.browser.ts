/** Tests of components that contain elements, in the environment that Testing Library sets up: React reports renders outside of `act`. */
import { expect } from '@open-wc/testing';
import { place, rendered } from '../contract/load.ts';
import { shownChildren } from './questions.ts';

type Bundle = typeof import('./frameworks/react-shared.ts');

const { error } = console;
let errors: unknown[] = [];

beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => errors.push(parts.join(' '));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  console.error = error;
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

it('an element is shown, changed and removed in act() without an error of React', async () => {
  const { act, createElement, createRoot }: Bundle = await import('/dist/test/hosts/react-shared.js');
  const box = place('<main></main>');
  const root = createRoot(box);
  const render = (label: string): void =>
    root.render(createElement('site-sample', { label }, createElement('p', null, 'Ash')));
  act(() => render('one'));
  const element = box.firstElementChild as HTMLElement;
  expect(shownChildren(element)).to.deep.equal(['Ash']);
  await act(async () => render('two'));
  await rendered();
  act(() => render('three'));
  await rendered();
  expect(element.shadowRoot?.querySelector('output')?.textContent).to.include('three');
  act(() => root.unmount());
  await rendered();
  expect(element.shadowRoot?.childElementCount).to.equal(0);
  expect(errors).to.deep.equal([]);
  box.remove();
});

it('an element that a script adds is rendered without an error of React', async () => {
  await import('/dist/test/hosts/react-shared.js');
  const element = place('<site-sample><p>Ash</p></site-sample>');
  expect(shownChildren(element)).to.deep.equal(['Ash']);
  element.remove();
  await rendered();
  expect(element.shadowRoot?.childElementCount).to.equal(0);
  expect(errors).to.deep.equal([]);
});
