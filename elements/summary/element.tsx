import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { deepActiveElement } from '../../core/page/composed-tree.ts';
import { isEmpty } from './content.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import page from './page.css';
import shadow from './summary.css';
import { useFailure } from './useFailure.ts';
import { useNear } from './useNear.ts';
import { type RenderingState, useRendering } from './useRendering.ts';
import { useReplacement } from './useReplacement.ts';

function statusOf({ phase, shown }: RenderingState, hasRetry: boolean, getMessage: GetMessage): string {
  if (phase === 'failed') return getMessage('summary-failed');
  if (phase === 'loading' && hasRetry) return getMessage('summary-loading');
  return shown && isEmpty(shown) ? getMessage('summary-empty') : '';
}

function SummaryElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { blockId, blockType, collectionId, blockJson, dataBlockJson } = values;
  const host = useHost();
  const getMessage = useMessages(messages);
  const block = { blockId, blockType, collectionId, json: blockJson ?? dataBlockJson };
  const rendering = useRendering(block, useNear());
  const { state, load } = rendering;
  const { phase, shown, minHeight } = state;
  const isLoading = phase === 'loading';
  const hasRetry = useFailure(phase === 'failed', isLoading);
  const isAwaited = useRef(false);
  const hadFocus = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const boxes = useReplacement({ rendering, blockId, isAwaited });
  const retry = (): void => {
    if (rendering.get().phase === 'loading') return;
    isAwaited.current = true;
    hadFocus.current = deepActiveElement(host.ownerDocument) === button.current;
    load();
  };
  useLayoutEffect(() => {
    if (!shown) return;
    isAwaited.current = false;
    // The button that had the focus is gone.
    const target = isEmpty(shown) ? status.current : shown;
    if (!hadFocus.current || !target) return;
    hadFocus.current = false;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown]);
  useStates({ loading: isLoading, rendered: shown !== undefined });
  const text = statusOf(state, hasRetry, getMessage);
  return (
    <>
      <div className="box" ref={boxes.box} style={minHeight === undefined ? {} : { minBlockSize: `${minHeight}px` }}>
        {shown ? <slot name="rendered" /> : <slot />}
        <div className="waiting">
          <div className="next" ref={boxes.next}>
            <slot name="next" />
          </div>
        </div>
      </div>
      <p
        part={text ? 'status' : undefined}
        role="status"
        className={phase === 'failed' ? 'failed' : undefined}
        ref={status}
      >
        {text}
      </p>
      {hasRetry && (
        <button type="button" part="retry" aria-disabled={isLoading} ref={button} onClick={retry}>
          {getMessage('summary-retry')}
        </button>
      )}
    </>
  );
}

/** `<site-summary>`: a summary of posts, products or events that the server renders again (docs/spec.md#runtime-7). */
export const SiteSummaryElement = elementClass(contract, SummaryElementView, { shadow, page });
