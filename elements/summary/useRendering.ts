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
  /** Whether the last attempt has failed, and no content has been shown since. */
  readonly hasFailed: boolean;
  /** Whether the visitor waits for the content, which is then shown at once. */
  readonly isAwaited: boolean;
  /** New content that is not shown yet. */
  readonly next: HTMLElement | undefined;
  /** The content that is shown in place of the author's. */
  readonly shown: HTMLElement | undefined;
  /** The height in pixels that shorter content keeps, so that nothing below it moves. */
  readonly minHeight: number | undefined;
}

const initial: RenderingState = {
  phase: 'idle',
  hasFailed: false,
  isAwaited: false,
  next: undefined,
  shown: undefined,
  minHeight: undefined,
};

export interface Rendering {
  readonly state: RenderingState;
  readonly get: () => RenderingState;
  readonly set: (changes: Partial<RenderingState>) => void;
  /** Requests the content again, for a visitor who waits for it. */
  readonly retry: () => void;
}

type Failure = RenderFailedDetail['failure'];

interface Outcome {
  readonly content?: HTMLElement | undefined;
  readonly failure?: Failure;
}

interface Caller {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Whether the visitor has not started the call. */
  readonly isAutomatic: boolean;
}

/** Requests the content of a block. Never rejects. */
async function renderBlock(form: Readonly<Record<string, string>>, caller: Caller): Promise<Outcome> {
  try {
    const result = await request(path, { ...caller, crumb: 'query', form });
    if (!result.ok) return result;
    const html = htmlOf(result.data);
    if (html === undefined) {
      warnOnce(messages['summary-answer-invalid']);
      return { failure: { code: 'summary-answer-invalid', args: {} } };
    }
    const content = await createContent(caller.document, html);
    return content ? { content } : { failure: { code: 'summary-not-sanitized', args: {} } };
  } catch (cause) {
    // A page without a URL has no server.
    return { failure: { code: 'request-unreachable', args: {}, cause } };
  }
}

/** Requests the content of the block once it is needed, and after each change of the block. Earlier calls end. */
export function useRendering(block: SummaryBlock, isNeeded: boolean): Rendering {
  const host = useHost();
  const unmounted = useSignal();
  const emit = useEmit(contract);
  const [states] = useState(() => store(initial));
  const state = useSyncExternalStore(states.subscribe, states.get, states.get);
  const set = (changes: Partial<RenderingState>): void => states.set({ ...states.get(), ...changes });
  const current = useRef<AbortController>(undefined);
  const isChange = useRef(false);
  const { blockId = '' } = block;
  const form = callFields(block);

  async function load(isAutomatic: boolean): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    set({ phase: form ? 'loading' : 'idle', next: undefined });
    if (!form) return warnOnce(messages[blockId ? 'summary-block-invalid' : 'summary-id-missing']);
    const { content, failure } = await renderBlock(form, { document: host.ownerDocument, signal, isAutomatic });
    if (signal.aborted || unmounted.aborted) return undefined;
    if (!failure) return set({ phase: 'idle', next: content });
    set({ phase: 'failed', hasFailed: true, isAwaited: false });
    emit('site-render-failed', { blockId, failure });
    return undefined;
  }

  const latest = useLatest((isAutomatic: boolean) => void load(isAutomatic));
  useLayoutEffect(() => {
    if (!isNeeded) return;
    // The content of another block is not shown any more. The author changes the block, and so decides that the page moves.
    states.set({ ...initial, isAwaited: isChange.current });
    isChange.current = true;
    latest.current(true);
  }, [isNeeded, form && jsonText(form)]);
  useLayoutEffect(() => () => current.current?.abort(), []);

  const isFailure = state.phase === 'failed';
  useLayoutEffect(() => {
    if (!isFailure) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    windowOf(host.ownerDocument).addEventListener('online', () => latest.current(true), { signal });
    return () => controller.abort();
  }, [isFailure]);

  const retry = (): void => {
    const { phase, next } = states.get();
    if (phase === 'loading') return;
    set({ isAwaited: true });
    if (!next) latest.current(false);
  };
  return { state, get: states.get, set, retry };
}
