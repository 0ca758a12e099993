import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import shadow from './follow.css';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useFollowButton } from './useFollowButton.ts';

/** Returns whether the author has written a link. */
const useHasLink = (): boolean =>
  useAuthorChildren().some((child) => matches(child, 'a[href]') || unclobber(child).querySelector('a[href]'));

function FollowElementView({ username, src }: ValuesOf<typeof contract>): ReactNode {
  const hasLink = useHasLink();
  const isShown = useFollowButton(username, src);
  const getMessage = useMessages(messages);
  return (
    <div className={isShown ? 'box shown' : 'box'}>
      <div className="link">
        <slot />
        {username && !hasLink && (
          <a part="link" href={`https://x.com/intent/follow?screen_name=${username}`}>
            {getMessage('follow-link', { username })}
          </a>
        )}
      </div>
      <slot name="button" inert={!isShown} />
    </div>
  );
}

/**
 * `<site-follow>`: a link to an account at X, replaced by the button of X after consent and use (docs/spec.md#widgets-2,
 * docs/spec.md#widgets-7).
 */
export const SiteFollowElement = elementClass(contract, FollowElementView, { shadow, page });
