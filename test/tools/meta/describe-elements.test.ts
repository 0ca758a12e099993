import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeElements } from '../../../tools/meta/describe-elements.ts';
import { fromRoot } from '../../../tools/root.ts';

const [sample] = await describeElements(fromRoot('test/tools/meta/fixtures/described'));
assert.ok(sample);

const attribute = (name: string) => {
  const found = sample.attributes.find((one) => one.name === name);
  assert.ok(found, `no attribute ${name}`);
  return found;
};

describe('the generated description of a contract has', () => {
  it('what the element does: the first paragraph of its page', () => {
    assert.equal(sample.description, 'Shows one of everything, in two lines.');
  });

  it('the purpose of each key, from the comment above it, paragraph by paragraph', () => {
    assert.equal(
      attribute('columns').description,
      'Columns, from the first line to the next.\n\nA second paragraph | with a bar.',
    );
  });

  it('the default of each attribute as markup writes it', () => {
    assert.deepEqual(
      sample.attributes.map(({ name, fallback }) => [name, fallback]),
      [
        ['design', 'calm'],
        ['columns', '3'],
        ['open', 'false'],
        ['loop', 'true'],
        ['heading', undefined],
        ['wait', '300ms'],
        ['width', '50%'],
        ['focal-point', '0.5,0.25'],
        ['tokens', undefined],
        ['places', undefined],
      ],
    );
  });

  it('the defaults that differ with a design', () => {
    assert.deepEqual(attribute('columns').designDefaults, [{ attribute: 'design', word: 'loud', value: '9' }]);
    assert.deepEqual(attribute('wait').designDefaults, []);
  });

  it('self-contained types, without the names of ours', () => {
    assert.deepEqual(
      sample.attributes.map(({ property, type }) => [property, type]),
      [
        ['design', "'calm' | 'loud'"],
        ['columns', 'number'],
        ['open', 'boolean'],
        ['loop', 'boolean'],
        ['heading', 'string | undefined'],
        ['wait', 'number'],
        ['width', `\`\${number}px\` | \`\${number}%\``],
        ['focalPoint', '{ x: number; y: number }'],
        ['tokens', 'readonly string[]'],
        ['places', 'readonly { name: string; at?: readonly [number, number] }[] | undefined'],
      ],
    );
  });

  it('the detail of events and whether they can be canceled, with the event that every element has', () => {
    const place = '{ name: string; at?: readonly [number, number] }';
    assert.deepEqual(
      sample.events.map(({ name, detail, cancelable }) => [name, detail, cancelable]),
      [
        ['site-move', `{ to: ${place}; why?: 'key' | 'pointer' }`, true],
        ['site-moved', 'null', false],
        ['site-error', '{ code: string; args: { [key: string]: string | number }; cause?: unknown }', false],
      ],
    );
  });

  it('the types of read-only properties', () => {
    assert.deepEqual(sample.properties, [{ name: 'total', description: 'How many there are.', type: 'number' }]);
  });

  it('the signatures of methods, and the commands that call them', () => {
    assert.deepEqual(sample.methods, [
      {
        name: 'move',
        description: 'Moves it.',
        parameters: [
          { name: 'to', type: '{ name: string; at?: readonly [number, number] }', isOptional: false },
          { name: 'quickly', type: 'boolean', isOptional: true },
          { name: '...rest', type: 'readonly string[]', isOptional: false },
        ],
        returns: 'Promise<boolean>',
      },
    ]);
    assert.deepEqual(sample.commands, [{ name: '--move', method: 'move', description: 'Moves it.' }]);
  });

  it('slots, parts, states and custom properties', () => {
    const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
    assert.deepEqual(names(sample.slots), ['', 'caption']);
    assert.deepEqual(names(sample.parts), ['box']);
    assert.deepEqual(names(sample.states), ['moving', 'busy']);
    assert.deepEqual(sample.cssProperties, [
      { name: '--site-sample-ground', syntax: 'color', description: 'The ground.' },
    ]);
  });
});

it('the type of a property has the values that it reads, not the other names that its attribute accepts', async () => {
  const elements = await describeElements(fromRoot('elements'));
  const typeOf = (tag: string, key: string): string | undefined =>
    elements.find((one) => one.tag === tag)?.attributes.find(({ property }) => property === key)?.type;
  assert.equal(typeOf('site-gallery', 'activeAlignment'), "'start' | 'middle' | 'end'");
  assert.equal(typeOf('site-image', 'cropMode'), "'cover' | 'contain' | 'none'");
});

it('nothing is generated while a key has no description: all of them are named, each with its place', async () => {
  const folder = 'test/tools/meta/fixtures/undescribed';
  await assert.rejects(describeElements(fromRoot(folder)), ({ message }: Error) => {
    const [, ...lines] = message.split('\n').map((line) => line.trim());
    assert.deepEqual(lines.sort(), [
      `${folder}/sample/contract.ts:12:5: attributes.heading`,
      `${folder}/sample/contract.ts:18:5: slots.''`,
      `${folder}/sample/sample.md: a first paragraph that describes the element`,
    ]);
    return true;
  });
});
