/** Hooks for the language and the writing direction of an element. */
import { useSyncExternalStore } from 'react';
import type { MessageArgs } from '../../model/finding.ts';
import type { MessageTable } from '../../model/message-format.ts';
import { languageChanges, messageFormatter } from '../../page/language.ts';
import { useBridge } from '../root.tsx';
import { useHost, useMoveCount } from './host.ts';

/** Renders again when `lang` or `dir` changes in the document around the element, or when it moves. */
function useLanguageChanges(): HTMLElement {
  const host = useHost();
  useMoveCount();
  const changes = languageChanges(host.ownerDocument);
  useSyncExternalStore(changes.subscribe, changes.get, changes.get);
  return host;
}

/** Returns the writing direction of the element; renders again when it changes. */
export function useDirection(): 'ltr' | 'rtl' {
  const host = useLanguageChanges();
  return host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
}

/** Returns the text of a message. */
export type GetMessage = (code: string, args?: MessageArgs) => string;

/** Formats the element's messages in the language that applies to it. Renders again when the language changes. */
export const useMessages = (english: MessageTable): GetMessage =>
  messageFormatter(useLanguageChanges(), english, useBridge().onNeeded);
