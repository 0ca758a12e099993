import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { jsonText } from '../../core/model/json-text.ts';
import { store } from '../../core/page/page.ts';
import { request } from '../../core/page/request.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { createContent } from './content.ts';
import { contract, type RenderFailedDetail } from './contract.ts';
import { messages } from './messages.en.ts';
import { callFields, htmlOf, type SummaryBlock } from './model/call.ts';

const path = '/api/widget/GetWidgetRendering';

export interface RenderingState {
  readonly phase: 'idle' | 'loading' | 'failed';
  /** New content that is not shown yet. */
  readonly next?: HTMLElement | undefined;
  /** The content that is shown in place of the author's. */
  readonly shown?: HTMLElement | undefined;
  /** The height in pixels that shorter content keeps, so that nothing below it moves. */
  readonly minHeight?: number | undefined;
}

export interface Rendering {
  readonly state: RenderingState;
  readonly get: () => RenderingState;
  readonly set: (state: RenderingState) => void;
  /** Requests the content again. */
  readonly load: () => void;
}

/** Requests the content of the block once it is needed, and after each change of the block. Earlier calls end. */
export function useRendering(block: SummaryBlock, isNeeded: boolean): Rendering {
  const host = useHost();
  const unmounted = useSignal();
  const emit = useEmit(contract);
  const [states] = useState(() => store<RenderingState>({ phase: 'idle' }));
  const state = useSyncExternalStore(states.subscribe, states.get, states.get);
  const current = useRef<AbortController>(undefined);
  const { blockId = '' } = block;
  const form = callFields(block);

  const fail = (failure: RenderFailedDetail['failure']): void => {
    states.set({ ...states.get(), phase: 'failed' });
    emit('site-render-failed', { blockId, failure });
  };
  async function load(): Promise<void> {
    current.current?.abort();
    const { ownerDocument: document } = host;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    states.set({ ...states.get(), phase: form ? 'loading' : 'idle', next: undefined });
    if (!form) return warnOnce(messages['summary-block-invalid']);
    const result = await request(path, { document, signal, crumb: 'query', form });
    if (signal.aborted || unmounted.aborted) return undefined;
    if (!result.ok) return fail(result.failure);
    const html = htmlOf(result.data);
    if (html === undefined) {
      warnOnce(messages['summary-answer-invalid']);
      return fail({ code: 'summary-answer-invalid', args: {} });
    }
    const next = await createContent(document, html);
    if (!signal.aborted && !unmounted.aborted) states.set({ ...states.get(), phase: 'idle', next });
    return undefined;
  }

  const latest = useLatest(() => void load());
  useLayoutEffect(() => {
    if (isNeeded) latest.current();
  }, [isNeeded, form && jsonText(form)]);
  useLayoutEffect(() => () => current.current?.abort(), []);

  // What could not be loaded offline is loaded when the connection is back.
  const hasFailed = state.phase === 'failed';
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    windowOf(host.ownerDocument).addEventListener('online', () => latest.current(), { signal });
    return () => controller.abort();
  }, [hasFailed]);
  return { state, get: states.get, set: states.set, load: () => latest.current() };
}
