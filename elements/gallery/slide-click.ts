/** Which of an author's slides a click is for, and whether something in the slide wants it for itself. */
import { isElement } from '../../core/page/composed-tree.ts';
import { readSlide } from '../../core/page/read-slide.ts';

/** What a click works, wherever its slide stands. */
const controls = 'button, input, select, textarea, label, summary, video, audio, iframe, site-video';

/** What does something of its own when it is clicked. */
const interactive = `a[href], [tabindex], ${controls}`;

export interface SlideClick {
  readonly node: Element;
  readonly index: number;
  /** On a link, a player or a control, or a slide that is a video. */
  readonly isInteractive: boolean;
  /** On a player or a control. */
  readonly isControl: boolean;
  /** Where it was, as a fraction of the slide's width from the left. */
  readonly at: number;
}

/** The slide that was clicked; `undefined` where none was. */
export function slideClick(event: MouseEvent, nodes: readonly Element[]): SlideClick | undefined {
  const path = event.composedPath().filter(isElement);
  const index = nodes.findIndex((slide) => path.includes(slide));
  const node = nodes[index];
  if (!node) return undefined;
  const inside = path.slice(0, path.indexOf(node) + 1);
  const { left, width } = node.getBoundingClientRect();
  return {
    node,
    index,
    isInteractive:
      event.defaultPrevented || readSlide(node).type === 'video' || inside.some((part) => part.matches(interactive)),
    isControl: inside.some((part) => part.matches(controls)),
    at: (event.clientX - left) / width,
  };
}
