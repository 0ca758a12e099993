/** Finds the slide of a click, and whether the click belongs to a link or control in it. */
import { isElement } from '../../core/page/composed-tree.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { matches, rectOf } from '../../core/page/unclobber.ts';

/** Controls, which work in every slide. */
const controls = 'button, input, select, textarea, label, summary, video, audio, iframe, site-video';

/** Elements with their own reaction to a click. */
const interactive = `a[href], [tabindex], ${controls}`;

export interface SlideClick {
  readonly node: Element;
  readonly index: number;
  /** On a link, a player or a control, or a slide that is a video. */
  readonly isInteractive: boolean;
  /** On a player or a control. */
  readonly isControl: boolean;
  /** The position as a fraction of the slide's width from the left. */
  readonly at: number;
}

/** Finds the clicked slide. Returns `undefined` for a click beside the slides. */
export function slideClick(event: MouseEvent, nodes: readonly Element[]): SlideClick | undefined {
  const path = event.composedPath().filter(isElement);
  const index = nodes.findIndex((slide) => path.includes(slide));
  const node = nodes[index];
  if (!node) return undefined;
  const inside = path.slice(0, path.indexOf(node) + 1);
  const { left, width } = rectOf(node);
  return {
    node,
    index,
    isInteractive:
      event.defaultPrevented || readSlide(node).type === 'video' || inside.some((part) => matches(part, interactive)),
    isControl: inside.some((part) => matches(part, controls)),
    at: (event.clientX - left) / width,
  };
}
