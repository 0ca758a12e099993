import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { urlOf } from '../../../elements/search/search-form.ts';

const fields = new URLSearchParams({ q: 'wind & lee' });

describe('the URL of results', () => {
  it('is that of the form on its page', () => {
    const page = 'https://site.example/search?q=old&page=3#list';
    assert.equal(urlOf(page, 'https://site.example/search', fields), 'https://site.example/search?q=wind+%26+lee');
  });

  it('keeps the path and the other fields of another page', () => {
    const page = 'https://site.example/journal?lang=de&q=old';
    assert.equal(urlOf(page, '/search', fields), 'https://site.example/journal?lang=de&q=wind+%26+lee');
  });

  it('has no field that the form does not send now', () => {
    const page = 'https://site.example/search.html?q=a&sale=1&lang=de';
    const url = urlOf(page, '/search', new URLSearchParams('q=b'), ['q', 'sale']);
    assert.equal(url, 'https://site.example/search.html?lang=de&q=b');
  });

  it('has all values of a field', () => {
    const several = new URLSearchParams('q=a&tag=1&tag=2');
    assert.equal(urlOf('https://site.example/a?tag=9', '/b', several), 'https://site.example/a?q=a&tag=1&tag=2');
  });
});
