import type { GetMessage } from '../../core/element/hooks/language.ts';

/** Returns why a change was not made, in the language of the formatter: the page may change its language while the text is shown. */
export type ProblemText = (getMessage: GetMessage) => string;
