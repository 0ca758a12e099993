import type { ReactNode } from 'react';
import type { LanguageLink } from './links.ts';
import type { LanguageName } from './model/tags.ts';

interface Props {
  readonly links: readonly LanguageLink[];
  readonly nameOf: (tag: string) => LanguageName;
  readonly current: string | undefined;
  readonly chosen: string | undefined;
  /** The description of the link to the language that was chosen before. */
  readonly description: string;
}

/** The links from the head of the page, each named in its language. */
export const LanguageList = ({ links, nameOf, current, chosen, description }: Props): ReactNode => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers
  <ul part="list" role="list">
    {links.map(({ tag, node }) => {
      const { text, lang } = nameOf(tag);
      const isChosen = tag === chosen;
      return (
        <li key={tag}>
          <a
            part={`link${tag === current ? ' current' : ''}${isChosen ? ' chosen' : ''}`}
            href={node.getAttribute('href') ?? undefined}
            hrefLang={tag}
            lang={lang}
            dir="auto"
            aria-current={tag === current ? 'true' : undefined}
            aria-description={isChosen ? description : undefined}
          >
            {text}
          </a>
        </li>
      );
    })}
  </ul>
);
