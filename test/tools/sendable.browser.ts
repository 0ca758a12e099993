import { expect } from '@open-wc/testing';

const runner = '/__web-dev-server__web-socket.js';

describe('what a page sends to the test runner', () => {
  it('includes the failure of a test that compares a node or a function', async () => {
    const { stable } = await import(runner);
    const tests = [{ name: 'finds nothing', error: { actual: document.body, expected: null } }, { error: pause }];
    expect(JSON.parse(stable({ suites: [{ tests }] }))).to.deep.equal({
      suites: [
        {
          tests: [
            { name: 'finds nothing', error: { actual: '[object HTMLBodyElement]', expected: null } },
            { error: String(pause) },
          ],
        },
      ],
    });
  });
});

function pause(): void {}
