import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { diagrams } from '../../../tools/pictures/diagrams.ts';
import { drawDiagram } from '../../../tools/pictures/draw-diagram.ts';
import { readDiagram } from '../../../tools/pictures/read-diagram.ts';
import { fromRoot } from '../../../tools/root.ts';

const text = `title: Two & one
description: Three boxes.

first: first / of two | second: second
                      | third: third

first -> second: next
second -> third
third -> second: undo
second -> first: back
`;

describe('a diagram', () => {
  it('has boxes at the cells of its text, with lines, and arrows between them', () => {
    const { title, boxes, arrows } = readDiagram(text);
    assert.equal(title, 'Two & one');
    assert.deepEqual(boxes[0], { id: 'first', lines: ['first', 'of two'], column: 0, row: 0 });
    assert.deepEqual(
      boxes.map(({ column, row }) => [column, row]),
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    );
    assert.deepEqual(
      arrows.map(({ from, to, label }) => [from.id, to.id, label]),
      [
        ['first', 'second', 'next'],
        ['second', 'third', ''],
        ['third', 'second', 'undo'],
        ['second', 'first', 'back'],
      ],
    );
  });

  it('refuses an arrow to a box that does not exist', () => {
    assert.throws(() => readDiagram(`${text}second -> fourth`), /second -> fourth/);
  });

  it('is drawn with a name, a description, unique ids and escaped text', () => {
    const svg = drawDiagram(readDiagram(text), 'sample');
    assert.match(svg, /<title id="title">Two &amp; one<\/title>/);
    assert.match(svg, /<desc id="description">Three boxes\.<\/desc>/);
    assert.equal(svg.match(/<rect class="box"/g)?.length, 3);
    assert.equal(svg.match(/marker-end="url\(#sample-head\)"/g)?.length, 4);
    assert.doesNotMatch(svg, /NaN|undefined/);
  });
});

describe('the committed diagrams', () => {
  it('are those that npm run pictures draws', async () => {
    for (const [path, svg] of await diagrams()) assert.equal(readFileSync(fromRoot(path), 'utf8'), svg, path);
  });
});
