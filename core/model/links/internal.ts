import type { Problem } from '../finding.ts';
import { lengthProblems } from './length.ts';

/** A path on this site under 150 characters; query and fragment are not the path (runtime 5, "Link checks"). */
export const internalProblems = (href: string): readonly Problem[] =>
  lengthProblems('internal')(href.slice(0, href.search(/[?#]|$/)));
