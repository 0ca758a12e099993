/** Reads the reviews of a server from JSON of any shape. */
import type { MessageRef } from '../message-format.ts';
import { own } from '../site-context/decoders.ts';
import type { messages } from './messages.en.ts';
import { isRating, maxRating, type Review, type ReviewPage, summaryOfCounts } from './review.ts';

export type ReviewReading =
  | { readonly ok: true; readonly page: ReviewPage }
  | { readonly ok: false; readonly problem: MessageRef<keyof typeof messages> };

/** Thrown for the first invalid field. */
class InvalidField extends Error {
  readonly field: string;
  readonly accepted: string;

  constructor(field: string, accepted: string) {
    super();
    this.field = field;
    this.accepted = accepted;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function optionalText(review: unknown, name: string, path: string): string | undefined {
  const value = own(review, name) ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw new InvalidField(`${path}.${name}`, 'text');
  return value === '' ? undefined : value;
}

function readDate(review: unknown, path: string): Date | undefined {
  const text = optionalText(review, 'date', path);
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new InvalidField(`${path}.date`, 'a date, such as 2026-03-01');
  return date;
}

function readReview(review: unknown, index: number): Review {
  const path = `reviews[${index}]`;
  const id = own(review, 'id');
  if (typeof id !== 'string' || id === '') throw new InvalidField(`${path}.id`, 'text');
  const rating = own(review, 'rating');
  if (!isRating(rating)) throw new InvalidField(`${path}.rating`, `a whole number from 1 to ${maxRating}`);
  const isImported = own(review, 'isImported') ?? false;
  if (typeof isImported !== 'boolean') throw new InvalidField(`${path}.isImported`, 'true or false');
  return {
    id,
    rating,
    title: optionalText(review, 'title', path),
    text: optionalText(review, 'text', path),
    author: optionalText(review, 'author', path),
    date: readDate(review, path),
    isImported,
  };
}

function readCounts(data: unknown): readonly number[] {
  const counts = own(own(data, 'aggregate'), 'counts');
  const isValid = Array.isArray(counts) && counts.length === maxRating && Array.from(counts).every(isCount);
  if (!isValid) throw new InvalidField('aggregate.counts', `a list of ${maxRating} numbers, those of 1 star first`);
  if (!isCount(counts.reduce((sum: number, one: number) => sum + one, 0)))
    throw new InvalidField('aggregate.counts', 'numbers of reviews');
  return counts;
}

/** Returns a page number; `otherwise` if the field is missing. */
function readNumber(data: unknown, name: string, otherwise: number): number {
  const value = own(data, name) ?? otherwise;
  if (!isCount(value)) throw new InvalidField(name, 'a whole number from 0');
  return Math.max(1, value);
}

function readPage(data: unknown): ReviewPage {
  const reviews = own(data, 'reviews');
  if (!Array.isArray(reviews)) throw new InvalidField('reviews', 'a list');
  return {
    summary: summaryOfCounts(readCounts(data)),
    reviews: Array.from(reviews, readReview),
    page: readNumber(data, 'page', 1),
    pageCount: readNumber(data, 'pageCount', 1),
  };
}

/** Reads one page of reviews. The first invalid field makes the whole answer invalid. Never throws. */
export function readReviews(data: unknown): ReviewReading {
  try {
    return { ok: true, page: readPage(data) };
  } catch (cause) {
    if (!(cause instanceof InvalidField)) throw cause;
    const { field, accepted } = cause;
    return { ok: false, problem: { code: 'reviews-field-invalid', args: { field, accepted } } };
  }
}
