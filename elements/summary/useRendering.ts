import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { jsonText } from '../../core/model/json-text.ts';
import { store } from '../../core/page/page.ts';
import { request } from '../../core/page/request.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { createContent } from './content.ts';
import { contract, type RenderFailedDetail } from './contract.ts';
import { messages } from './messages.en.ts';
import { callFields, htmlOf, type SummaryBlock } from './model/call.ts';

const path = '/api/widget/GetWidgetRendering';

export interface RenderingState {
  readonly phase: 'idle' | 'loading' | 'failed';
  /** Whether the last attempt has failed, and no content has been shown since. */
  readonly hasFailed: boolean;
  /** The person for whom the content is shown at once: a visitor who tries again, or the author who has changed the block. */
  readonly awaitedBy: 'visitor' | 'author' | undefined;
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
  awaitedBy: undefined,
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

interface RenderOptions {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** Whether the page starts the call, not the visitor. */
  readonly isAutomatic: boolean;
}

/** A page without a URL has no server. */
const unreachable = (cause: unknown) =>
  ({ ok: false, failure: { code: 'request-unreachable', args: {}, cause } }) as const;

/** Requests the content of a block. */
async function renderBlock(form: Readonly<Record<string, string>>, options: RenderOptions): Promise<Outcome> {
  const result = await request(path, { ...options, crumb: 'query', form }).catch(unreachable);
  if (!result.ok) return result;
  const html = htmlOf(result.data);
  if (html === undefined) {
    warnOnce(messages['summary-response-invalid']);
    return { failure: { code: 'summary-response-invalid', args: {} } };
  }
  const content = await createContent(options.document, html);
  return content ? { content } : { failure: { code: 'summary-not-sanitized', args: {} } };
}

/** Calls `load` when the network is back after a failure. */
function useOnline(isFailure: boolean, load: () => void): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!isFailure) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    windowOf(host.ownerDocument).addEventListener('online', load, { signal });
    return () => controller.abort();
  }, [isFailure]);
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
  /** Whether the page has started the call that runs. */
  const isRunAutomatic = useRef(false);
  const { blockId = '' } = block;
  const form = callFields(block);

  async function load(isAutomatic: boolean): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    isRunAutomatic.current = isAutomatic;
    const { signal } = controller;
    set({ phase: form ? 'loading' : 'idle', next: undefined });
    if (!form) return warnOnce(messages[blockId ? 'summary-block-invalid' : 'summary-id-missing']);
    const { content, failure } = await renderBlock(form, { document: host.ownerDocument, signal, isAutomatic });
    if (signal.aborted || unmounted.aborted) return undefined;
    if (!failure) return set({ phase: 'idle', next: content });
    set({ phase: 'failed', hasFailed: true, awaitedBy: undefined });
    emit('site-render-failed', { blockId, failure });
    return undefined;
  }

  const latest = useLatest((isAutomatic: boolean) => void load(isAutomatic));
  useLayoutEffect(() => {
    if (!isNeeded) return;
    // The content of another block is not shown any more, unless it has the focus: then it is replaced when the focus has left it.
    // The author changes the block, and so decides that the page moves.
    const { shown } = states.get();
    const isFocused = !!shown?.contains(unclobber(host.ownerDocument).activeElement);
    states.set({
      ...initial,
      shown: isFocused ? shown : undefined,
      hasFailed: !!host.shadowRoot?.activeElement,
      awaitedBy: isChange.current ? 'author' : undefined,
    });
    isChange.current = true;
    latest.current(true);
  }, [isNeeded, form && jsonText(form)]);
  useLayoutEffect(() => () => current.current?.abort(), []);

  useOnline(state.phase === 'failed', () => latest.current(true));

  const retry = (): void => {
    const { phase, next } = states.get();
    set({ awaitedBy: 'visitor' });
    if (!next && (phase !== 'loading' || isRunAutomatic.current)) latest.current(false);
  };
  return { state, get: states.get, set, retry };
}
