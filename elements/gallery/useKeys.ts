import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { hasModifier, stepOfKey } from './model/keys.ts';
import type { Slides } from './slides.ts';

interface Settings {
  readonly keyboard: boolean;
  readonly keys: readonly string[];
  readonly isInView: boolean;
  readonly isRtl: boolean;
}

/** Elements that use arrow keys themselves. */
const needsArrows =
  'input, textarea, select, video, audio, iframe, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="textbox"], [role="listbox"], [role="menu"], [role="tablist"], [role="radiogroup"], [role="application"], [role="grid"], [role="tree"]';

const isElsewhere = (host: Element, path: readonly EventTarget[]): boolean =>
  path.some(
    (node) => isElement(node) && (node.matches(needsArrows) || (node.matches(':modal') && !node.contains(host))),
  );

/** The gallery with the focus handles keys; without one, the first gallery in view. */
const isAnothers = (host: Element, path: readonly EventTarget[]): boolean =>
  !path.includes(host) && path.some((node) => isElement(node) && node.localName === host.localName);

/** Arrow keys change slides while the gallery is in view (docs/spec.md#widgets-4), wherever on the page the focus is. */
export function useKeys({ keyboard, keys, isInView, isRtl }: Settings, slides: Slides, isAutoplaying: boolean): void {
  const press = (host: Element, event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(host, path) || isAnothers(host, path)) return;
    const by = stepOfKey(event.key, { keys, isRtl });
    if (by === 0) return;
    event.preventDefault();
    if (!event.repeat || !slides.isMoving) slides.step(by);
  };
  const isOn = keyboard && isInView && !isAutoplaying && slides.nodes.length > slides.shown;
  const latest = useLatest(isOn ? press : undefined);
  useHostEffect((host, signal) => {
    host.ownerDocument.addEventListener('keydown', (event) => latest.current?.(host, event), { signal });
  });
}
