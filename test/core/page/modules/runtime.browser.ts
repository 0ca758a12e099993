/** Starts and ends of a site within each other. */
import { expect } from '@open-wc/testing';
import { loadServices } from '../services.ts';
import { closeModulePages, openModulePage } from './module-page.ts';

const { destroySite, onSiteReady, registerModule, startSite } = await loadServices();

const { warn } = console;
let warnings: unknown[] = [];

beforeEach(() => {
  warnings = [];
  console.warn = (text: unknown) => void warnings.push(text);
});

afterEach(() => {
  closeModulePages();
  console.warn = warn;
});

describe('a site', () => {
  it('is not started within its end, and starts completely after it', () => {
    const { page, log, noting } = openModulePage('<p class="a" id="1"></p><p class="b" id="2"></p>');
    const restart = (): void => {
      startSite({}, page);
      destroySite(page);
      onSiteReady(() => log.push('ready'), page);
    };
    registerModule('b', noting('b'), page);
    registerModule('a', { selector: '.a', start: () => restart }, page);
    startSite({}, page);
    destroySite(page);
    expect(warnings).to.deep.equal(['site-elements: the site is being destroyed; the start is ignored.']);
    expect(log).to.deep.equal(['+b 2', '-b 2']);
    startSite({}, page);
    expect(warnings).to.have.length(1);
    expect(log.slice(2)).to.have.members(['+b 2', 'ready']);
  });

  it('that an initializer destroys starts nothing else, and the others wait for its next start', () => {
    const { page, log, noting } = openModulePage('<p class="a" id="1"></p>');
    onSiteReady(() => destroySite(page), page);
    registerModule('a', noting('a'), page);
    onSiteReady(() => log.push('ready'), page);
    startSite({}, page);
    expect(log).to.deep.equal([]);
    startSite({}, page);
    expect(log).to.deep.equal(['+a 1', 'ready']);
  });

  it('that an initializer destroys and starts again runs each of the others once', () => {
    const { page, log } = openModulePage();
    onSiteReady(() => {
      destroySite(page);
      startSite({}, page);
    }, page);
    onSiteReady(() => log.push('ready'), page);
    startSite({}, page);
    expect(log).to.deep.equal(['ready']);
    expect(warnings).to.deep.equal([]);
  });
});
