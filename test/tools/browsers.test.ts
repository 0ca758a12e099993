import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviceFor } from '../../tools/browsers/ensure.ts';
import { findEngine, type Machine } from '../../tools/browsers/find.ts';
import { engines } from '../../tools/browsers/programs.ts';

const machine = (files: readonly string[], { platform = 'linux', env = {} }: Partial<Machine> = {}): Machine => ({
  platform,
  env: { PATH: '/usr/bin', ...env },
  isExecutable: (path) => files.includes(path),
});

const find = (where: Machine): string | undefined => findEngine(engines.chromium, where)?.browser;

describe('the browser for npm test', () => {
  it('is the one in CHROME_PATH', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    assert.equal(find(machine(['/opt/chrome', '/usr/bin/chromium'], { env })), '/opt/chrome');
  });

  it('is missing if the path in CHROME_PATH does not exist, even if another one is installed', () => {
    assert.equal(find(machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '/typo' } })), undefined);
  });

  it('is found on the PATH', () => {
    assert.equal(find(machine(['/usr/bin/google-chrome'])), '/usr/bin/google-chrome');
  });

  it('is the program itself on Debian, not its wrapper', () => {
    assert.equal(find(machine(['/usr/bin/chromium', '/usr/lib/chromium/chromium'])), '/usr/lib/chromium/chromium');
  });

  it('is found on a Mac', () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    assert.equal(find(machine([path], { platform: 'darwin' })), path);
  });

  it('is found on Windows', () => {
    const path = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    assert.equal(find(machine([path], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } })), path);
  });

  it('is found on the PATH of Windows', () => {
    const path = 'D:\\bin\\chrome.exe';
    assert.equal(find(machine([path], { platform: 'win32', env: { PATH: 'C:\\x;D:\\bin' } })), path);
  });
});

it('without a browser nothing is found', () => {
  assert.equal(find(machine([])), undefined);
});

describe('an engine of several programs', () => {
  const webkit = ['/usr/bin/WebKitWebDriver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', '/usr/bin/Xvfb'];

  it('is installed if all of them are', () => {
    assert.deepEqual(Object.values(findEngine(engines.webkit, machine(webkit)) ?? {}), webkit);
  });

  it('is missing if one of them is', () => {
    for (const missing of webkit) {
      assert.equal(findEngine(engines.webkit, machine(webkit.filter((path) => path !== missing))), undefined);
    }
  });
});

it('a missing engine is reported, with the command that installs it and the variable for its path', () => {
  const advice = adviceFor(engines.firefox);
  assert.match(advice, /^Firefox is not installed\./);
  assert.match(advice, /apt-get install firefox-esr/);
  assert.match(advice, /FIREFOX_PATH=/);
});
