import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useSignal } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { jsonText } from '../../core/model/json-text.ts';
import { own } from '../../core/model/site-context/decoders.ts';
import { createActionKey } from '../../core/page/action-key.ts';
import type { RequestFailure } from '../../core/page/request.ts';
import { isElement, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { postReview } from './calls.ts';
import { contract, type NewReview } from './contract.ts';
import type { messages } from './messages.en.ts';
import { hasFile, isRatingControl, ratingControl, readReviewForm, reviewForms, submitButtons } from './review-form.ts';

type Code = keyof typeof messages;

export type Submission =
  | { readonly state: 'none' | 'unrated' | 'sending' | 'sent' }
  /** `message` is the text of the server. */
  | { readonly state: 'failed'; readonly code: Code; readonly message?: string | undefined };

/** The codes of the server for reviews that it will never accept. */
const refusals: Readonly<Record<string, Code>> = {
  'review-request-expired': 'reviews-request-expired',
  'review-already-sent': 'reviews-already-sent',
  'review-nothing': 'reviews-nothing',
};

function submissionOf({ data, message }: RequestFailure): Submission {
  const code = own(data, 'code');
  if (code === 'review-rating-missing') return { state: 'unrated' };
  const refusal = typeof code === 'string' && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return refusal ? { state: 'failed', code: refusal } : { state: 'failed', code: 'reviews-send-again', message };
}

interface Options {
  readonly productId: string | undefined;
  readonly token: string | undefined;
  /** Whether visitors can send reviews. */
  readonly isOpen: boolean;
  readonly onSent: () => void;
}

/** Hides the author's forms, and marks their buttons while a review is sent. */
function useForms(isHidden: boolean, isSending: boolean): void {
  const host = useHost();
  const write = useWriteAttribute();
  const children = useAuthorChildren();
  const hidden = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    for (const form of reviewForms(host)) {
      // A form that the author has hidden stays hidden.
      if (isHidden && !unclobber(form).hidden) {
        hidden.current.add(form);
        write(form, 'hidden', '');
      } else if (!isHidden && hidden.current.delete(form)) write(form, 'hidden', null);
      for (const button of submitButtons(form)) write(button, 'aria-disabled', isSending ? 'true' : null);
    }
  }, [children, isHidden, isSending]);
}

type SetSubmission = Dispatch<SetStateAction<Submission>>;

/** Calls `submit` when a form is sent, and shows that a required rating is missing. */
function useFormEvents(submit: (form: HTMLFormElement) => void, setSubmission: SetSubmission): void {
  const latest = useLatest(submit);
  const onRating = (event: Event, state: 'none' | 'unrated'): boolean => {
    const { target } = event;
    if (!target || !isElement(target) || !isRatingControl(target)) return false;
    setSubmission((before) => (state === 'unrated' || before.state === 'unrated' ? { state } : before));
    return true;
  };
  const onSubmit = (event: SubmitEvent): void => {
    // Only forms are submitted.
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !ratingControl(form) || hasFile(form)) return;
    event.preventDefault();
    latest.current(form);
  };
  const onInvalid = (event: Event): void => {
    if (!onRating(event, 'unrated')) return;
    // The text of the specification instead of that of the browser.
    event.preventDefault();
    // The form is missing only if it was removed meanwhile.
    const { form } = event.target as HTMLInputElement;
    if (form) ratingControl(form)?.focus();
  };
  useHostEffect((host, signal) => {
    const element = unclobber(host);
    element.addEventListener('submit', onSubmit, { signal });
    element.addEventListener('invalid', onInvalid, { signal, capture: true });
    element.addEventListener('change', (event) => void onRating(event, 'none'), { signal });
  });
}

/** Sends the author's form, once for each use. Returns its state and the function that sends it again. */
export function useReviewForm({ productId, token, isOpen, onSent }: Options): readonly [Submission, () => void] {
  const host = useHost();
  const unmounted = useSignal();
  const emit = useEmit(contract);
  const [submission, setSubmission] = useState<Submission>({ state: 'none' });
  // What was sent is a review of the product before.
  useLayoutEffect(() => setSubmission((before) => (before.state === 'none' ? before : { state: 'none' })), [productId]);
  const isSending = useRef(false);
  const shownProduct = useLatest(productId);
  const lastForm = useRef<HTMLFormElement>(undefined);
  /** The key of a failed attempt makes the next one the same action. */
  const repeatable = useRef<{ readonly text: string; readonly key: string }>(undefined);

  async function send(form: HTMLFormElement, review: NewReview): Promise<void> {
    const text = jsonText(review);
    const key = repeatable.current?.text === text ? repeatable.current.key : createActionKey();
    repeatable.current = { text, key };
    const result = await postReview(host.ownerDocument, review, key);
    if (unmounted.aborted) return;
    // The form may be for another product now, which this result does not concern.
    const isShown = shownProduct.current === productId;
    if (result.ok) {
      repeatable.current = undefined;
      if (isShown) {
        unclobber(form).reset();
        setSubmission({ state: 'sent' });
      }
      emit('site-reviewed', { review });
      onSent();
      return;
    }
    const next = submissionOf(result.failure);
    if (isShown) setSubmission(next);
    if (isShown && next.state === 'unrated') ratingControl(form)?.focus();
    emit('site-review-failed', { review, failure: result.failure });
  }

  const submit = (form: HTMLFormElement): void => {
    if (isSending.current) return;
    const fromUrl = new URL(windowOf(host.ownerDocument).location.href).searchParams.get('reviewToken');
    const review = readReviewForm(form, { productId, token: token ?? fromUrl ?? undefined });
    lastForm.current = form;
    if (review.rating === 0) {
      setSubmission({ state: 'unrated' });
      ratingControl(form)?.focus();
    } else if (emit('site-review', { review })) {
      isSending.current = true;
      setSubmission({ state: 'sending' });
      void send(form, review).finally(() => {
        isSending.current = false;
      });
    }
  };
  useFormEvents(submit, setSubmission);
  useForms(!isOpen || submission.state === 'sent', submission.state === 'sending');
  const retry = (): void => {
    if (lastForm.current) submit(lastForm.current);
  };
  return [submission, retry];
}
