import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addressOf, platformHosts, sizedSource, widthIn } from '../../../../core/model/images/address.ts';
import { widths } from '../../../../core/model/images/width.ts';

const context = { base: 'https://prints.example/shop/', hosts: [...platformHosts, 'images.example'] };

const source = (text: string): string | undefined => sizedSource(text, context)?.href;

const sized = (text: string, width: number, format: 'querystring' | 'filename' = 'querystring'): string =>
  addressOf(new URL(text, context.base), width, format);

describe('an image', () => {
  it('has sizes on the hosts of the platform and on those that the page lists', () => {
    assert.equal(source('https://images.squarespace-cdn.com/a.jpg'), 'https://images.squarespace-cdn.com/a.jpg');
    assert.equal(source('//static1.squarespace.com/a.jpg'), 'https://static1.squarespace.com/a.jpg');
    assert.equal(source('https://eu.images.example/a.jpg'), 'https://eu.images.example/a.jpg');
  });

  it('has no sizes on other hosts, whatever its URL', () => {
    for (const other of [
      'https://example.com/a.jpg',
      'https://notsquarespace.com/a.jpg',
      'https://squarespace.com.example.com/a.jpg',
      'https://example.com/?squarespace.com',
      'a.jpg',
      'data:image/png,',
      'blob:https://squarespace.com/1',
      'http://[',
      '',
    ])
      assert.equal(source(other), undefined, other);
  });

  it('is requested with https from these hosts', () => {
    assert.equal(source('http://static1.squarespace.com/a.jpg'), 'https://static1.squarespace.com/a.jpg');
  });

  it('keeps its URL on the page’s own server', () => {
    const own = { base: 'http://localhost:8000/', hosts: ['localhost'] };
    assert.equal(sizedSource('/a.jpg', own)?.href, 'http://localhost:8000/a.jpg');
    assert.equal(sizedSource('http://localhost:9000/a.jpg', own)?.href, 'https://localhost:9000/a.jpg');
  });

  it('may have any text as its URL without an exception', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sizedSource(text, context) !== null));
  });
});

describe('the URL of a size', () => {
  it('has it in the query, instead of another size', () => {
    assert.equal(sized('/a.jpg', 750), 'https://prints.example/a.jpg?format=750w');
    assert.equal(sized('/a.jpg?v=2', 750), 'https://prints.example/a.jpg?v=2&format=750w');
    assert.equal(sized('/a.jpg?format=original', 100), 'https://prints.example/a.jpg?format=100w');
    assert.equal(sized('/a+b%20(3).jpeg?format=1500w#x', 300), 'https://prints.example/a+b%20(3).jpeg?format=300w#x');
  });

  it('has it in the file name, instead of another size', () => {
    assert.equal(sized('/a.b/c.jpg', 750, 'filename'), 'https://prints.example/a.b/c-750w.jpg');
    assert.equal(sized('/c-100w.jpg?v=2', 2500, 'filename'), 'https://prints.example/c-2500w.jpg?v=2');
    assert.equal(sized('/c', 750, 'filename'), 'https://prints.example/c');
  });

  it('is read back', () => {
    for (const width of widths)
      for (const format of ['querystring', 'filename'] as const)
        assert.equal(widthIn(sized('/c.jpg?v=2#x', width, format)), width);
    for (const none of [
      'https://x.example/a.jpg',
      'https://x.example/a.jpg?format=original',
      'https://x.example/w-1.jpg',
    ])
      assert.equal(widthIn(none), undefined, none);
  });
});
