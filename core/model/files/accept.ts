/** The `accept` attribute of file inputs (https://html.spec.whatwg.org/multipage/input.html#attr-input-accept). */

/** A file that the visitor has chosen; the browser's `File` is one. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type; empty if the browser does not know it. */
  readonly type: string;
}

/** Lists the extensions and media types of an `accept` attribute, in lower case, without invalid ones. */
export const acceptedTypes = (accept: string): readonly string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter((type) => /^\.[^\s/]+$|^[^\s/]+\/[^\s/]+$/.test(type));

function isOfType({ name, type }: ChosenFile, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  // Browsers do not know all media types. The server decides on such a file.
  if (type === '') return true;
  return accepted.endsWith('/*')
    ? type.toLowerCase().startsWith(accepted.slice(0, -1))
    : type.toLowerCase() === accepted;
}

/** Whether an `accept` attribute admits a file. An empty one admits all. */
export function isAccepted(file: ChosenFile, accept: string): boolean {
  const types = acceptedTypes(accept);
  return types.length === 0 || types.some((type) => isOfType(file, type));
}
