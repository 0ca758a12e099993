import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isLocalHost } from '../../../../core/page/development/local-host.ts';

it('local hosts are those of the machine itself', () => {
  for (const name of ['localhost', 'shop.localhost', '127.0.0.1', '[::1]']) assert.ok(isLocalHost(name), name);
  for (const name of [
    '',
    'example.com',
    'mylocalhost',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '192.168.0.1',
  ])
    assert.ok(!isLocalHost(name), name);
});
