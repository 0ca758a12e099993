import { parseDuration } from '../../model/contract/duration.ts';
import { unclobber } from '../unclobber.ts';

/** The blocks of a page that are animated. */
export const blockSelector = 'site-animate,[data-site-animation]';

const settingOf = (block: Element, name: string): string => {
  const { localName, getAttribute } = unclobber(block);
  const attribute =
    localName === 'site-animate' ? name : `data-site-animation${name === 'animation' ? '' : `-${name}`}`;
  return getAttribute.call(block, attribute)?.trim().toLowerCase() ?? '';
};

/** Whether the script animates a block: the stylesheet alone animates blocks that follow the scroll position. */
export const isAnimated = (block: Element): boolean =>
  settingOf(block, 'animation') !== 'none' &&
  (settingOf(block, 'timeline') !== 'view' || !CSS.supports('animation-timeline: view()'));

/** The duration and delay of a block in milliseconds, without those that its author has not set. */
export function timingOf(block: Element): OptionalEffectTiming {
  const timing: OptionalEffectTiming = {};
  for (const name of ['duration', 'delay'] as const) {
    const time = parseDuration(settingOf(block, name));
    if (time !== undefined) timing[name] = time;
  }
  return timing;
}
