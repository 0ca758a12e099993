import { type ReactNode, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract } from './contract.ts';
import { LanguageList } from './LanguageList.tsx';
import shadow from './language.css';
import { messages } from './messages.en.ts';
import { type LanguageName, languageName } from './model/tags.ts';
import page from './page.css';
import { useChoice } from './useChoice.ts';
import { useLanguages } from './useLanguages.ts';

/** Until it has loaded, the links are a row. */
const languageMenu = lazyModule((_retry) => import('./LanguageMenu.tsx'), 'LanguageMenu');

function LanguageElementView({ design, label }: ValuesOf<typeof contract>): ReactNode {
  const host = useHost();
  const getMessage = useMessages(messages);
  const languages = useLanguages(getMessage);
  const { generated, links, hasNav, pageLanguage, current, chosen, update } = languages;
  const isMenu = design === 'menu' && links.length > 0;
  const menu = useNeededModule(languageMenu, isMenu, 'language-menu-missing');
  const closeMenu = useRef<() => void>(undefined);
  useChoice(() => {
    closeMenu.current?.();
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
  const button = prerendered?.querySelector('summary span')?.textContent;
  return (
    <Box aria-label={hasNav ? undefined : name} className={isMenu && !menu ? 'row' : undefined}>
      {menu ? (
        <menu.LanguageMenu
          {...{ generated, links, name, getMessage }}
          current={current === undefined ? undefined : (button ?? nameOf(current).text)}
          close={closeMenu}
        >
          {content}
        </menu.LanguageMenu>
      ) : (
        content
      )}
    </Box>
  );
}

/** `<site-language>`: links to the page in other languages, of which the current one is marked. */
export const SiteLanguageElement = elementClass(contract, LanguageElementView, { shadow: [shadow], page });
