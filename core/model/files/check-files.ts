/** Checks the files that a visitor has chosen in a form (docs/spec.md#widgets-8). */
import type { MessageArgs } from '../finding.ts';
import { acceptedTypes, type ChosenFile, isAccepted } from './accept.ts';
import type { FileLimits } from './file-limits.ts';
import type { messages } from './messages.en.ts';
import { fileSizeText, megabytes } from './size.ts';

export interface FileProblem {
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;
}

/** The most names in a message; a longer list would not help the visitor. */
const maxNames = 4;

const kinds: readonly string[] = ['image', 'video', 'audio'];

/** Lists what a field accepts: `image`, `PDF`. Empty for too many types. */
export function acceptedKinds(accept: string): readonly string[] {
  const names = acceptedTypes(accept).map((type) => {
    const [main = '', sub = ''] = type.split('/');
    if (type.startsWith('.')) return type.slice(1).toUpperCase();
    return sub === '*' && kinds.includes(main) ? main : sub.toUpperCase();
  });
  const unique = [...new Set(names)].filter((name) => name !== '*');
  return unique.length > maxNames ? [] : unique;
}

/** Returns the problem of one file. `kindText` formats `acceptedKinds` in the language of the page. */
export function fileProblem(
  file: ChosenFile,
  { accept, maxSize }: FileLimits,
  kindText: (kinds: readonly string[]) => string,
): FileProblem | undefined {
  const { name: fileName, size } = file;
  if (!isAccepted(file, accept)) {
    const kind = kindText(acceptedKinds(accept));
    return { code: 'file-type', args: { fileName, fileTypeMessage: kind && `${kind} ` } };
  }
  if (maxSize === undefined || size <= megabytes(maxSize)) return undefined;
  return { code: 'file-too-large', args: { fileName, maxSize: fileSizeText(megabytes(maxSize)) } };
}

/** Returns the first problem of the files of a field. */
export function filesProblem(
  files: readonly ChosenFile[],
  limits: FileLimits,
  kindText: (kinds: readonly string[]) => string,
): FileProblem | undefined {
  const max = limits.isMultiple ? limits.maxFiles : 1;
  if (max !== undefined && files.length > max) return { code: 'file-too-many', args: { n: max } };
  for (const file of files) {
    const problem = fileProblem(file, limits, kindText);
    if (problem) return problem;
  }
  return undefined;
}
