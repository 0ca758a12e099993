/** The lifetimes of the visitor cookies, which pages need also if they measure nothing: to erase the cookies. */

/** Two years, in seconds (docs/spec.md#runtime-9). */
export const visitorRecordLifetime = 2 * 365 * 24 * 60 * 60;

/** Thirty minutes, in seconds (docs/spec.md#runtime-9). */
export const visitLifetime = 30 * 60;
