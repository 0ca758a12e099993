/**
 * The state of the playground in the fragment of its URL: `#/source=…&build=react`. The slash marks it as a route of a
 * script, not the id of an element. The source is compressed by `deflate-raw` and written as base64url. Links come from
 * others, so each value is validated.
 */

/** The longest fragment that is written or read, in characters. Longer URLs are cut by messengers and servers. */
export const maxHashLength = 32_000;

/** The longest source, in UTF-8 bytes: a short fragment can expand to gigabytes. */
export const maxSourceBytes = 256_000;

const options = {
  build: ['slim', 'react'],
  scheme: ['light', 'dark'],
  width: ['full', 'phone'],
} as const;

const optionNames = ['build', 'scheme', 'width'] as const;

type Options = { readonly [Name in keyof typeof options]: (typeof options)[Name][number] };

/** The source and the choices of the playground. */
export interface SharedState extends Partial<Options> {
  readonly source: string;
}

/** The result of reading a fragment. `absent` means that it contains no source, `damaged` that it cannot be read. */
export type ReadResult = { readonly state: SharedState } | { readonly problem: 'absent' | 'damaged' };

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  // A call with one argument per byte would overflow the stack.
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Throws when the text is not base64url. */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]+$/.test(text)) throw new Error('not base64url');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
};

/** Reads a stream until its end. Throws when it is longer than `limit` bytes. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error('too long');
    }
    chunks.push(new Uint8Array(chunk.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const deflate = async (text: string): Promise<Uint8Array> =>
  readAll(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readAll(stream, maxSourceBytes));
};

/** Returns the fragment for a source that is compressed already, without `#`. Choices that are the default are left out. */
export function formatHash(compressed: Uint8Array, choices: Partial<Options> = {}): string {
  const values = new URLSearchParams({ source: toBase64Url(compressed) });
  for (const name of optionNames) {
    const value = choices[name];
    // The scheme has no default: it is that of the page.
    if (value !== undefined && (name === 'scheme' || value !== options[name][0])) values.set(name, value);
  }
  return `/${values}`;
}

/** Returns the fragment without `#`, or undefined when it would be too long for a link. */
export async function writeHash({ source, ...choices }: SharedState): Promise<string | undefined> {
  const hash = formatHash(await deflate(source), choices);
  return hash.length > maxHashLength || new Blob([source]).size > maxSourceBytes ? undefined : hash;
}

function readChoices(values: URLSearchParams): Partial<Options> {
  const found: Partial<Record<keyof Options, string>> = {};
  for (const name of optionNames) {
    const value = options[name].find((option) => option === values.get(name));
    if (value !== undefined) found[name] = value;
  }
  // Each value is one of its options.
  return found as Partial<Options>;
}

/**
 * Reads a fragment, with or without `#`. One without the slash is the id of an element, so it contains no source. Does not
 * throw: unknown names and invalid choices are ignored.
 */
export async function readHash(hash: string): Promise<ReadResult> {
  if (!/^#?\//.test(hash)) return { problem: 'absent' };
  if (hash.length > maxHashLength + 1) return { problem: 'damaged' };
  const values = new URLSearchParams(hash.replace(/^#?\//, ''));
  const compressed = values.get('source');
  if (compressed === null) return { problem: 'absent' };
  try {
    return { state: { source: await inflate(fromBase64Url(compressed)), ...readChoices(values) } };
  } catch {
    return { problem: 'damaged' };
  }
}
