/** The author's form for a review. */
import { matches, unclobber } from '../../core/page/unclobber.ts';
import type { NewReview } from './contract.ts';

const ratingName = '[name="rating"]';

export const isRatingControl = (node: Element): boolean => matches(node, `input${ratingName}, select${ratingName}`);

/** Returns the first control of the rating, which is missing in other forms. */
export const ratingControl = (form: Element): HTMLElement | null =>
  unclobber(form).querySelector<HTMLElement>(`input${ratingName}, select${ratingName}`);

export const reviewForms = (host: Element): readonly HTMLFormElement[] =>
  [...unclobber(host).querySelectorAll('form')].filter((form) => ratingControl(form) !== null);

export const submitButtons = (form: Element): readonly Element[] => [
  ...unclobber(form).querySelectorAll(':is(button:not([type="button" i], [type="reset" i]), input[type="submit" i])'),
];

/** Fields for the server that works without script. */
const notSent = new Set(['returnTo', 'crumb']);

/** Whether the visitor has chosen a file: the call of a review has none, so the browser sends the form. */
export const hasFile = (form: HTMLFormElement): boolean =>
  [...new FormData(form).values()].some((value) => typeof value !== 'string' && value.size > 0);

interface Defaults {
  readonly productId: string | undefined;
  readonly token: string | undefined;
}

/** Reads a review; its rating is 0 if none is selected. */
export function readReviewForm(form: HTMLFormElement, { productId = '', token = '' }: Defaults): NewReview {
  const texts = new Map<string, string>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !notSent.has(name))
      texts.set(name, [texts.get(name), value].filter(Boolean).join(', '));
  const rating = Number(texts.get('rating') ?? 0);
  const id = texts.get('productId') ?? productId;
  texts.delete('rating');
  texts.delete('productId');
  if (token !== '' && !texts.has('token')) texts.set('token', token);
  return { productId: id, rating: Number.isNaN(rating) ? 0 : rating, fields: Object.fromEntries(texts) };
}
