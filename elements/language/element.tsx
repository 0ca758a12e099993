import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import floating from '../../core/element/ui/floating.css';
import { Icon } from '../../core/element/ui/icon.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { LanguageList } from './LanguageList.tsx';
import shadow from './language.css';
import { messages } from './messages.en.ts';
import { languageName } from './model/tags.ts';
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
      : links.map(({ node }) => node).filter((node): node is HTMLElement => node.isConnected),
  );
  const menu = useMenu(() => latest.current());
  useChoice(() => {
    menu.close();
    update();
  });
  const name = label ?? getMessage('language-label');
  const Box = hasNav ? 'div' : 'nav';
  const content = (
    <Box className="box" aria-label={hasNav ? undefined : name}>
      <slot />
      {generated.length > 0 && (
        <LanguageList
          links={generated}
          pageLanguage={pageLanguage}
          current={current}
          chosen={chosen}
          description={getMessage('language-chosen')}
        />
      )}
    </Box>
  );
  if (design === 'list' || links.length === 0) return content;
  const shown = current === undefined ? name : languageName(current, pageLanguage).text;
  return (
    <details ref={menu.details} onToggle={menu.place}>
      <summary
        part="button"
        aria-label={current === undefined ? name : getMessage('language-current', { name: shown })}
      >
        <Icon path={globe} />
        <span>{shown}</span>
        <Icon path={arrow} />
      </summary>
      <div part="menu" className={`floating${menu.side}`}>
        {content}
      </div>
    </details>
  );
}

/** `<site-language>`: links to the page in other languages, of which the current one is marked. */
export const SiteLanguageElement = elementClass(contract, LanguageElementView, { shadow: [floating, shadow], page });
