/** Messages between the playground and its preview. The preview runs the source of the author, so what it sends is not trusted. */

export interface RenderRequest {
  readonly type: 'render';
  readonly source: string;
  readonly build: 'slim' | 'react';
  readonly scheme: 'light' | 'dark';
  /** The scroll position to restore, in CSS pixels. */
  readonly top: number;
}

export interface SchemeRequest {
  readonly type: 'scheme';
  readonly scheme: 'light' | 'dark';
}

export type PreviewRequest = RenderRequest | SchemeRequest;

export type PreviewReport =
  | { readonly type: 'ready' | 'rendered' }
  | { readonly type: 'problem'; readonly text: string }
  | { readonly type: 'scrolled'; readonly top: number };

/** The longest text of a problem, in UTF-16 units. */
export const maxProblemLength = 500;

/** Returns the report that a message is, or undefined. */
export function readReport(data: unknown): PreviewReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  // Each property is checked below.
  const { type, text, top } = data as { readonly [key: string]: unknown };
  if (type === 'ready' || type === 'rendered') return { type };
  if (type === 'problem' && typeof text === 'string') return { type, text: text.slice(0, maxProblemLength) };
  if (type === 'scrolled' && typeof top === 'number' && Number.isFinite(top)) return { type, top };
  return undefined;
}
