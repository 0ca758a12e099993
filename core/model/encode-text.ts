/**
 * Encodes text of any source as a part of a URL or a cookie, like `encodeURIComponent`, which throws on half of a
 * surrogate pair.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
