import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { isEmpty } from './content.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { firstText, idOf } from './model/block.ts';
import page from './page.css';
import shadow from './summary.css';
import { useNear } from './useNear.ts';
import { type RenderingState, useRendering } from './useRendering.ts';
import { useReplacement } from './useReplacement.ts';

function statusOf({ phase, hasFailed, shown }: RenderingState, getMessage: GetMessage): string {
  if (phase === 'failed') return getMessage('summary-failed');
  if (phase === 'loading' && hasFailed) return getMessage('summary-loading');
  return shown && isEmpty(shown) ? getMessage('summary-empty') : '';
}

function SummaryElementView({ blockType, collectionId, ...values }: ValuesOf<typeof contract>): ReactNode {
  const getMessage = useMessages(messages);
  const json = firstText(values.blockJson, values.dataBlockJson);
  const blockId = idOf(values.blockId, json);
  const rendering = useRendering({ blockId, blockType, collectionId, json }, useNear());
  const { phase, hasFailed, shown, next: waiting, minHeight } = rendering.state;
  const isLoading = phase === 'loading';
  const status = useRef<HTMLParagraphElement>(null);
  const { box, next, hadFocus } = useReplacement({ rendering, blockId });
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    const target = shown && isEmpty(shown) ? status.current : shown;
    if (!target || !hadFocus.current) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown]);
  useStates({ loading: isLoading, rendered: shown !== undefined });
  const text = statusOf(rendering.state, getMessage);
  return (
    <div className="box" ref={box} style={minHeight === undefined ? {} : { minBlockSize: `${minHeight}px` }}>
      <slot name="rendered">
        <slot />
      </slot>
      <p
        part={text ? 'status' : undefined}
        role="status"
        className={phase === 'failed' ? 'failed' : undefined}
        ref={status}
      >
        {text}
      </p>
      {hasFailed && (
        <button type="button" part="retry" aria-disabled={isLoading} onClick={rendering.retry}>
          {getMessage(waiting ? 'summary-show' : 'summary-retry')}
        </button>
      )}
      <div className="waiting">
        <div className="next" ref={next}>
          <slot name="next" />
          {waiting && isEmpty(waiting) && <p part="status">{getMessage('summary-empty')}</p>}
        </div>
      </div>
    </div>
  );
}

/** `<site-summary>`: a summary of posts, products or events that the server renders again (docs/spec.md#runtime-7). */
export const SiteSummaryElement = elementClass(contract, SummaryElementView, { shadow, page });
