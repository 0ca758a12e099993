import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { type TriggerSettings, watchTriggers } from '../../../elements/popup/popup-triggers.ts';

/** A document with its window, as far as the triggers read it. */
class Page extends EventTarget {
  readonly defaultView = new EventTarget();
  readonly scrollingElement = { scrollTop: 0, scrollHeight: 3000, clientHeight: 1000 };

  scrollTo(scrollTop: number): void {
    this.scrollingElement.scrollTop = scrollTop;
    this.defaultView.dispatchEvent(new Event('scroll'));
  }

  leave(pointerType = 'mouse'): void {
    const movement = { pointerType, relatedTarget: null, clientY: -1, buttons: 0 };
    this.dispatchEvent(Object.assign(new Event('pointerout'), movement));
  }
}

const none: TriggerSettings = {
  showOnScroll: false,
  scrollPercentage: 25,
  showOnTimer: false,
  timerDelay: 5000,
  exitIntent: false,
};

describe('the triggers of a popup', () => {
  let page = new Page();
  let opened: string[] = [];
  let isObstructed = false;
  let isStrict = false;
  let controller = new AbortController();

  const watch = (settings: Partial<TriggerSettings>): void => {
    const callbacks = {
      isStrict: () => isStrict,
      isObstructed: () => isObstructed,
      open: (trigger: string) => void opened.push(trigger),
    };
    // The triggers read nothing else of the document.
    watchTriggers(page as unknown as Document, { ...none, ...settings }, callbacks, controller.signal);
  };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    page = new Page();
    opened = [];
    isObstructed = false;
    isStrict = false;
    controller = new AbortController();
  });
  afterEach(() => mock.timers.reset());

  it('open it after the delay, and not before', () => {
    watch({ showOnTimer: true });
    mock.timers.tick(4999);
    assert.deepEqual(opened, []);
    mock.timers.tick(1);
    assert.deepEqual(opened, ['timer']);
  });

  it('open it when the visitor has scrolled', () => {
    watch({ showOnScroll: true });
    page.scrollTo(400);
    assert.deepEqual(opened, []);
    page.scrollTo(500);
    assert.deepEqual(opened, ['scroll']);
  });

  it('open it once, by the first of them', () => {
    watch({ showOnScroll: true, showOnTimer: true, exitIntent: true });
    page.scrollTo(2000);
    mock.timers.tick(60_000);
    page.leave();
    assert.deepEqual(opened, ['scroll']);
  });

  it('open it when the mouse leaves the window, if that is wanted', () => {
    watch({});
    page.leave();
    assert.deepEqual(opened, []);
    watch({ exitIntent: true });
    page.leave('touch');
    assert.deepEqual(opened, []);
    page.leave();
    assert.deepEqual(opened, ['exit-intent']);
  });

  it('wait until nothing is in the way', () => {
    isObstructed = true;
    watch({ showOnTimer: true, exitIntent: true });
    page.leave();
    mock.timers.tick(20_000);
    assert.deepEqual(opened, []);
    isObstructed = false;
    mock.timers.tick(500);
    assert.deepEqual(opened, ['timer']);
  });

  it('forget that the mouse left while something was in the way', () => {
    isObstructed = true;
    watch({ exitIntent: true });
    page.leave();
    isObstructed = false;
    mock.timers.tick(20_000);
    assert.deepEqual(opened, []);
  });

  it('wait for a scroll under the strict preset, whatever the delay is', () => {
    isStrict = true;
    watch({ showOnTimer: true, timerDelay: 0 });
    mock.timers.tick(60_000);
    assert.deepEqual(opened, []);
    page.scrollTo(1);
    assert.deepEqual(opened, ['timer']);
  });

  it('wait 5 s under the strict preset, however far the visitor scrolls', () => {
    isStrict = true;
    watch({ showOnScroll: true, exitIntent: true });
    page.scrollTo(2000);
    page.leave();
    mock.timers.tick(4999);
    assert.deepEqual(opened, []);
    mock.timers.tick(1);
    assert.deepEqual(opened, ['scroll']);
  });

  it('never open it after a delay that is too long for a timer', () => {
    watch({ showOnTimer: true, timerDelay: 2 ** 31 });
    mock.timers.tick(1_000_000);
    assert.deepEqual(opened, []);
  });

  it('leave nothing behind when the popup is removed', () => {
    isObstructed = true;
    watch({ showOnScroll: true, showOnTimer: true, exitIntent: true });
    mock.timers.tick(6000);
    controller.abort();
    isObstructed = false;
    page.scrollTo(2000);
    page.leave();
    mock.timers.tick(60_000);
    assert.deepEqual(opened, []);
  });
});
