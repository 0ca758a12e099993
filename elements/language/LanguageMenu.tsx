/** The menu, which lists do not load. */
import type { ReactNode, RefObject } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import floating from '../../core/element/ui/floating.css';
import { Icon } from '../../core/element/ui/icon.tsx';
import { adoptInto } from '../../core/page/sheet.ts';
import { matches } from '../../core/page/unclobber.ts';
import sheet from './menu.css';
import type { Languages } from './useLanguages.ts';
import { useMenu } from './useMenu.ts';

interface Props extends Pick<Languages, 'generated' | 'links'> {
  /** The name of the element. */
  readonly name: string;
  /** The name of the current language, if there is one. */
  readonly current: string | undefined;
  readonly getMessage: GetMessage;
  /** Set to what closes the menu after a choice. */
  readonly close: RefObject<(() => void) | undefined>;
  readonly children: ReactNode;
}

/** A globe, and an arrow down. */
const globe = 'M12 3a9 9 0 100 18a9 9 0 100-18zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z';
const arrow = 'M7 10l5 5 5-5';

/** A button with the current language, which opens the links. */
export function LanguageMenu({ generated, links, name, current, getMessage, close, children }: Props): ReactNode {
  const host = useHost();
  adoptInto(useBridge().host.shadow, [floating, sheet]);
  // The links of the author are in the element, the generated ones in its shadow root.
  const { details, place, update } = useMenu(
    () =>
      generated.length > 0
        ? [...(host.shadowRoot?.querySelectorAll('a') ?? [])]
        : // Only links match.
          links.flatMap(({ node }) =>
            matches(node, 'a[href]') && node.checkVisibility() ? [node as HTMLElement] : [],
          ),
    close,
  );
  const { offset, isAbove } = place;
  return (
    <details ref={details} onToggle={update}>
      <summary
        part="button"
        aria-label={current === undefined ? name : getMessage('language-current', { label: name, name: current })}
      >
        <Icon path={globe} />
        <span>{current ?? name}</span>
        <Icon path={arrow} />
      </summary>
      <div
        part="menu"
        className={`floating${isAbove ? ' above' : ''}`}
        style={offset === 0 ? undefined : { insetInlineStart: `${offset}px` }}
      >
        {children}
      </div>
    </details>
  );
}
