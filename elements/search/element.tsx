import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { matches, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { entryName, type FormState } from './form-state.ts';
import page from './page.css';
import shadow from './search.css';
import { findField, isPlainGet, sendForm, submitPlainly } from './search-form.ts';

const suggestionsView = lazyModule((_retry) => import('./Suggestions.tsx'));
const resultsView = lazyModule((_retry) => import('./Results.tsx'));

/** Whether the page may have to show results before it is used: those of its URL, or of its history. */
const hasSearch = ({ location, history }: Window): boolean =>
  location.search !== '' || entryName in Object(history.state);

/** Milliseconds for which a submission waits for the code of the results. */
const longestWait = 1000;

interface Submission {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** Loads the code of the results when it is needed, and repeats what is submitted meanwhile. */
function useResultsView(state: FormState, region: Element | null) {
  const host = useHost();
  const pending = useRef<Submission>(undefined);
  const hasFailed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const endWait = (): Submission | undefined => {
    const submission = pending.current;
    pending.current = undefined;
    clearTimeout(timer.current);
    setWaiting(false);
    return submission;
  };
  const leave = (): void => {
    const submission = endWait();
    if (submission) submitPlainly(submission.form, submission.submitter, state);
  };
  // Without the code, the form leads to its page.
  const { module, load } = useLazyModule(resultsView, 'search-results-missing', () => {
    hasFailed.current = true;
    leave();
  });
  const submit = (event: SubmitEvent): void => {
    const { submitter, target, defaultPrevented } = event;
    const form = findField(host)?.form;
    if (module || !region || defaultPrevented || state.isLeaving || state.isAbsent || hasFailed.current) return;
    if (!form || target !== form || !isPlainGet(form, submitter)) return;
    event.preventDefault();
    clearTimeout(timer.current);
    pending.current = { form, submitter };
    timer.current = setTimeout(leave, longestWait);
    setWaiting(true);
    load();
  };
  const loadForSearch = (): void => {
    if (region && hasSearch(windowOf(host.ownerDocument))) load();
  };
  const latest = useLatest(submit);
  const latestState = useLatest(loadForSearch);
  useHostEffect((node, signal) =>
    unclobber(node).addEventListener('submit', (event) => latest.current(event), { signal }),
  );
  useLayoutEffect(() => {
    state.startUrl ??= windowOf(host.ownerDocument).location.href;
    loadForSearch();
  }, [region]);
  useHostEffect(({ ownerDocument: document }, signal) => {
    const view = windowOf(document);
    view.addEventListener('popstate', () => latestState.current(), { signal });
    signal.addEventListener('abort', () => clearTimeout(timer.current));
  });
  useLayoutEffect(() => {
    const submission = module && endWait();
    if (submission) sendForm(submission.form, submission.submitter);
  }, [module]);
  useStates(module ? {} : { loading: isWaiting });
  return { module, load };
}

function SearchElementView(values: ValuesOf<typeof contract>): ReactNode {
  const host = useHost();
  useAuthorChildren();
  const region = host.querySelector(':scope > [slot="results"]');
  const [state] = useState<FormState>(() => ({
    isAbsent: false,
    isLeaving: false,
    hasInput: false,
    restored: undefined,
    startUrl: undefined,
    isComposing: false,
  }));
  const results = useResultsView(state, region);
  const suggestions = useLazyModule(suggestionsView, 'search-suggestions-missing');
  const latest = useLatest((type?: string) => {
    state.hasInput ||= type === 'input' || type === 'hydration';
    if (values.suggestions > 0) suggestions.load();
    if (region) results.load();
  });
  useHostEffect((node, signal) => {
    for (const type of ['focusin', 'input'])
      unclobber(node).addEventListener(type, () => latest.current(type), { signal });
    for (const type of ['compositionstart', 'compositionend'])
      unclobber(node).addEventListener(type, () => (state.isComposing = type === 'compositionstart'), { signal });
    // A prerendered element is hydrated by a use, whose earlier signs it has missed.
    if (matches(node, ':focus-within')) latest.current('hydration');
  });
  return (
    <div className="box">
      <slot />
      {suggestions.module && <suggestions.module.Suggestions values={values} form={state} />}
      {results.module && region ? (
        <results.module.Results values={values} form={state} region={region} />
      ) : (
        <slot name="results" />
      )}
    </div>
  );
}

/** `<site-search>`: the author's search form, with suggestions and results in the page (docs/spec.md#runtime-2, docs/spec.md#runtime-8). */
export const SiteSearchElement = elementClass(contract, SearchElementView, { shadow, page });
