import type { Problem } from '../finding.ts';
import { lengthProblems, linkLimits } from './length.ts';

const tooLong = lengthProblems('internal');

/** A path on this site under 150 characters; query and fragment are not the path (runtime 5, "Link checks"). */
export const internalProblems = (href: string): readonly Problem[] =>
  href.length < linkLimits.internal ? [] : tooLong(href.slice(0, href.search(/[?#]|$/)));
