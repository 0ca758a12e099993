import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { Size } from '../../core/model/contract/size.ts';
import { observeResize } from '../../core/page/resize.ts';

/** The element is narrow below this, in CSS pixels (docs/spec.md#runtime-9, "Narrow image block"). */
const narrow = 415;

/** Returns the current size of the box, if it has to be measured. Sets the state `narrow`. */
export function useBoxSize(ref: RefObject<HTMLElement | null>, isMeasured: boolean): Size | undefined {
  const host = useHost();
  const [isNarrow, setNarrow] = useState(false);
  useStates({ narrow: isNarrow });
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const controller = new AbortController();
    const measure = (): void => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {};
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    const change = ({ width }: Size): void => {
      setNarrow(width < narrow);
      if (isMeasured) measure();
    };
    if (isMeasured) measure();
    observeResize(host, change, { debounce: 100, signal: controller.signal });
    return () => controller.abort();
  }, [host, ref, isMeasured]);
  return size;
}
