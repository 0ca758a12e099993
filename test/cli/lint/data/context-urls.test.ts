import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsIn } from './sites.ts';

const website = { id: '0123456789abcdef01234567', identifier: 'blue-heron' };

const codes = (data: object): readonly string[] => findingsIn(JSON.stringify(data)).map(({ code }) => code);

it('accepts absolute and empty URLs, file names of saved copies, and local hosts', () => {
  const urls = ['', 'https://www.example.org', 'http://a.example/b c?d#e', '//images.example/a.png', 'index.html'];
  for (const url of [...urls, '../about/index.htm', 'http://localhost:9000', 'https://münchen.example'])
    assert.deepEqual(codes({ website: { ...website, baseUrl: url, authenticUrl: url } }), [], url);
});

it('accepts the paths of files in saved copies, but a path is not the URL of a site', () => {
  const path = '/files/images/logo.png';
  assert.deepEqual(codes({ website: { ...website, logoImageUrl: path }, templateScriptsRootUrl: '/files/' }), []);
  assert.deepEqual(codes({ website: { ...website, baseUrl: path, logoImageUrl: 'files' } }), [
    'entity-url',
    'entity-url',
  ]);
});

it('accepts a domain with or without a scheme for checkout', () => {
  for (const secureDomain of ['', 'secure.example.org', 'secure.example.org:8443', 'https://secure.example.org'])
    assert.deepEqual(codes({ website, secureDomain }), [], secureDomain);
});

it('accepts a website without an id that is only an extract, and the HTTPS settings of real sites', () => {
  assert.deepEqual(codes({ website: {}, websiteSettings: {} }), []);
  assert.deepEqual(codes({ website: { siteTitle: 'Blue Heron', timeZone: 'Europe/Vienna' } }), []);
  for (const sslSetting of [0, 1, 3, 10]) assert.deepEqual(codes({ website: { ...website, sslSetting } }), []);
});
