/** Elements without the content that they need. */
import { isSlide } from '../clicked-slide.ts';
import { treeOf } from '../composed-tree.ts';
import type { Problem } from './problem.ts';

const seconds = 5;

type Code = Problem['code'];

const isEmpty = (element: Element): boolean => !element.querySelector(':scope > :not(template, script, style)');

const slidesOf = (lightbox: Element): readonly Element[] => {
  const ids = lightbox.getAttribute('for')?.split(/\s+/).filter(Boolean) ?? [];
  const boxes = ids.length > 0 ? ids.flatMap((id) => treeOf(lightbox)?.getElementById(id) ?? []) : [lightbox];
  return boxes.flatMap((box) => (box !== lightbox && isSlide(box) ? [box] : [...box.children].filter(isSlide)));
};

/** Whether the visitor can open a lightbox with a button, or opens it with a URL. */
function hasOpener(lightbox: Element): boolean {
  if (lightbox.matches('[open], [history-hash]')) return true;
  const id = CSS.escape(lightbox.id);
  return !!id && !!treeOf(lightbox)?.querySelector(`[commandfor="${id}"], [aria-controls~="${id}"]`);
}

function lightboxProblem(lightbox: Element): Code | undefined {
  if (hasOpener(lightbox)) return undefined;
  if (slidesOf(lightbox).length === 0) return 'development-lightbox-empty';
  return lightbox.matches('[hidden]:not([for])') ? 'development-lightbox-hidden' : undefined;
}

const checks: Readonly<Record<string, (element: Element) => Code | false | undefined>> = {
  'site-gallery': (gallery) => isEmpty(gallery) && 'development-gallery-empty',
  'site-image': (image) => !image.querySelector('img') && 'development-image-missing',
  'site-lightbox': lightboxProblem,
};

/** Returns the problem with the content of an element, which may not be defined yet. */
export function contentProblems(element: Element): readonly Problem[] {
  const tag = element.localName;
  const code = Object.hasOwn(checks, tag) && !element.closest('[aria-busy=true]') && checks[tag]?.(element);
  if (!code) return [];
  const page = `elements/${tag.slice('site-'.length)}.html`;
  const isHint = code === 'development-lightbox-hidden';
  return [{ code, args: { tag, seconds }, page, patience: seconds, isHint }];
}
