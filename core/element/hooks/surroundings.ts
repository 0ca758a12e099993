/** Hooks for the language around an element and its direction. */
import { useSyncExternalStore } from 'react';
import type { MessageArgs } from '../../model/finding.ts';
import type { MessageTable } from '../../model/message-format.ts';
import { languageChanges, wordsFor } from '../../page/language.ts';
import { useHost, useMoves } from './host.ts';

/** Renders again when `lang` or `dir` changes in the document around the element, or when it moves. */
function useLanguageChanges(): HTMLElement {
  const host = useHost();
  useMoves();
  const changes = languageChanges(host.ownerDocument);
  useSyncExternalStore(changes.subscribe, changes.get);
  return host;
}

/** The writing direction around the element, live. */
export function useDirection(): 'ltr' | 'rtl' {
  const host = useLanguageChanges();
  return host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
}

/** Says the element's words in the language around it, live. */
export const useWords = (english: MessageTable): ((code: string, args?: MessageArgs) => string) =>
  wordsFor(useLanguageChanges(), english);
