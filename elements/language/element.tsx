import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import floating from '../../core/element/ui/floating.css';
import { Icon } from '../../core/element/ui/icon.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { matches } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { LanguageList } from './LanguageList.tsx';
import shadow from './language.css';
import { messages } from './messages.en.ts';
import { type LanguageName, languageName } from './model/tags.ts';
import page from './page.css';
import { useChoice } from './useChoice.ts';
import { useLanguages } from './useLanguages.ts';
import { useMenu } from './useMenu.ts';

/** A globe, and an arrow down. */
const globe = 'M12 3a9 9 0 100 18a9 9 0 100-18zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z';
const arrow = 'M7 10l5 5 5-5';

function LanguageElementView({ design, label }: ValuesOf<typeof contract>): ReactNode {
  const host = useHost();
  const getMessage = useMessages(messages);
  const languages = useLanguages(getMessage);
  const { generated, links, hasNav, pageLanguage, current, chosen, update } = languages;
  // The links of the author are in the element, the generated ones in its shadow root.
  const latest = useLatest(() =>
    generated.length > 0
      ? [...(host.shadowRoot?.querySelectorAll('a') ?? [])]
      : // Only links match.
        links.flatMap(({ node }) => (matches(node, 'a[href]') && node.checkVisibility() ? [node as HTMLElement] : [])),
  );
  const menu = useMenu(() => latest.current());
  useChoice(() => {
    menu.close();
    update();
  });
  const name = label ?? getMessage('language-label');
  // Node and browsers name some languages differently: the prerendered names stay until the element has taken them over.
  const prerendered = useIsClient() ? null : host.shadowRoot;
  const nameOf = (tag: string): LanguageName => {
    const link = prerendered?.querySelector<HTMLElement>(`a[hreflang="${tag}"]`);
    return link ? { text: link.textContent, lang: link.lang || undefined } : languageName(tag, pageLanguage);
  };
  const content = (
    <>
      <slot />
      {generated.length > 0 && (
        <LanguageList
          links={generated}
          nameOf={nameOf}
          current={current}
          chosen={chosen}
          description={getMessage('language-chosen')}
        />
      )}
    </>
  );
  const Box = hasNav ? 'div' : 'nav';
  const boxed = (inside: ReactNode): ReactNode => <Box aria-label={hasNav ? undefined : name}>{inside}</Box>;
  if (design === 'list' || links.length === 0) return boxed(content);
  const button = prerendered?.querySelector('summary span')?.textContent;
  const shown = current === undefined ? name : (button ?? nameOf(current).text);
  const { offset, isAbove } = menu.place;
  return boxed(
    <details ref={menu.details} onToggle={menu.update}>
      <summary
        part="button"
        aria-label={current === undefined ? name : getMessage('language-current', { label: name, name: shown })}
      >
        <Icon path={globe} />
        <span>{shown}</span>
        <Icon path={arrow} />
      </summary>
      <div
        part="menu"
        className={`floating${isAbove ? ' above' : ''}`}
        style={offset === 0 ? undefined : { insetInlineStart: `${offset}px` }}
      >
        {content}
      </div>
    </details>,
  );
}

/** `<site-language>`: links to the page in other languages, of which the current one is marked. */
export const SiteLanguageElement = elementClass(contract, LanguageElementView, { shadow: [floating, shadow], page });
