import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { NodeProperties } from '../../core/element/light-dom/node-properties.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import { observeResize } from '../../core/page/resize.ts';
import { fittedStyles, measuredStyles, nodesOf } from './measured-nodes.ts';
import { messages } from './messages.en.ts';
import type { FontSizeLimits } from './model/font-size.ts';
import { type FitText, pageFitter } from './page-fitter.ts';

interface Refs {
  /** Contains the slot. */
  readonly text: RefObject<HTMLDivElement | null>;
  /** As wide as the box, and as high as the default text of the visitor. */
  readonly ruler: RefObject<HTMLDivElement | null>;
}

/** Fits the children of the author, or all of the content if it is text, into the width of the element. */
export function useTextFit(limits: FontSizeLimits): Refs {
  const host = useHost();
  const properties = useBridge().resource(NodeProperties);
  const children = useAuthorChildren();
  const refs: Refs = { text: useRef(null), ruler: useRef(null) };
  const latest = useLatest({ limits, children });
  const fitted = useRef<FitText>(undefined);

  useHostEffect(({ ownerDocument }, signal) => {
    const { current: text } = refs.text;
    const { current: ruler } = refs.ruler;
    if (!text || !ruler) return;
    const nodes = (): readonly HTMLElement[] => nodesOf(host, text, latest.current.children);
    const fit: FitText = {
      prepare: () => properties.set(measuredStyles(nodes())),
      measure: () => {
        if (!host.textContent?.trim()) warnOnce(`site-elements: ${messages['text-fit-empty']}`);
        const styles = fittedStyles(nodes(), latest.current.limits, ruler);
        return () => properties.set(styles);
      },
    };
    const fitter = pageFitter(ownerDocument);
    fitted.current = fit;
    fitter.add(fit, signal);
    observeResize(ruler, () => fitter.request(fit), { debounce: 0, signal });
  });
  useLayoutEffect(() => {
    if (fitted.current) pageFitter(host.ownerDocument).request(fitted.current);
  }, [host, children, limits.min, limits.max]);
  return refs;
}
