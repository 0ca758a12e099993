import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { TooltipTrigger } from '../../../elements/tooltip/trigger.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const seconds = 1000;

function create(canShow = true): { readonly trigger: TooltipTrigger; readonly calls: string[] } {
  const calls: string[] = [];
  const trigger = new TooltipTrigger({
    delay: () => 1200,
    show: () => {
      calls.push('show');
      return canShow;
    },
    hide: () => calls.push('hide'),
  });
  return { trigger, calls };
}

it('a tooltip is shown after the pointer has rested for the delay', () => {
  const { trigger, calls } = create();
  trigger.point(true);
  mock.timers.tick(1199);
  assert.deepEqual(calls, []);
  mock.timers.tick(1);
  assert.deepEqual(calls, ['show']);
});

it('a pointer that leaves before the delay shows nothing', () => {
  const { trigger, calls } = create();
  trigger.point(true);
  mock.timers.tick(1000);
  trigger.point(false);
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, []);
});

it('the focus shows the tooltip at once, and hides it when it leaves', () => {
  const { trigger, calls } = create();
  trigger.focus(true);
  assert.deepEqual(calls, ['show']);
  trigger.focus(false);
  mock.timers.tick(seconds);
  assert.deepEqual(calls, ['show', 'hide']);
});

it('the pointer has time to move from the control into the tooltip', () => {
  const { trigger, calls } = create();
  trigger.point(true);
  mock.timers.tick(1200);
  trigger.point(false);
  mock.timers.tick(150);
  trigger.point(true);
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, ['show']);
});

it('the tooltip stays while the focus or the pointer is on the control', () => {
  const { trigger, calls } = create();
  trigger.focus(true);
  trigger.point(true);
  trigger.focus(false);
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, ['show']);
});

it('a dismissed tooltip stays hidden until the visitor returns', () => {
  const { trigger, calls } = create();
  trigger.focus(true);
  trigger.point(true);
  trigger.dismiss();
  trigger.point(false);
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, ['show', 'hide']);
  trigger.focus(false);
  trigger.focus(true);
  assert.deepEqual(calls, ['show', 'hide', 'show']);
});

it('a long press shows the tooltip, and a tap does not', () => {
  const { trigger, calls } = create();
  trigger.press();
  mock.timers.tick(400);
  trigger.release();
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, []);
  assert.equal(trigger.takeLongPress(), false);
  trigger.press();
  mock.timers.tick(500);
  trigger.release();
  mock.timers.tick(10 * seconds);
  assert.deepEqual(calls, ['show']);
  assert.equal(trigger.takeLongPress(), true);
  assert.equal(trigger.takeLongPress(), false);
});

it('a tooltip that cannot be shown is not hidden', () => {
  const { trigger, calls } = create(false);
  trigger.focus(true);
  assert.equal(trigger.isShown, false);
  trigger.dismiss();
  assert.deepEqual(calls, ['show']);
});
