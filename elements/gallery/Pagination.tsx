/** Shows which slide of how many is the current one. Loaded by galleries with `pagination`. */
import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import { adoptInto } from '../../core/page/sheet.ts';
import { groupOf, groupsOf, type PaginationKind, shownKind } from './model/pagination.ts';
import sheet from './pagination.css';
import type { Slides } from './slides.ts';

interface Props {
  readonly kind: PaginationKind;
  readonly slides: Slides;
  readonly getMessage: GetMessage;
}

export function Pagination({ kind, slides, getMessage }: Props): ReactNode {
  const { shadow } = useBridge().host;
  const { nodes, shown, index } = slides;
  const count = groupsOf(nodes.length, shown);
  const current = groupOf(index, nodes.length, shown);
  // Not in an effect, because prerendering runs none.
  adoptInto(shadow, [sheet]);
  const shownAs = shownKind(kind, count);
  if (shownAs === 'fraction')
    return (
      // Changes are announced by the status.
      <p part="pagination" className="fraction" aria-hidden="true">
        {current + 1} / {count}
      </p>
    );
  if (shownAs === 'progress')
    return (
      <div part="pagination" className="progress" aria-hidden="true">
        <div part="bar" style={{ inlineSize: `${(100 * (current + 1)) / count}%` }} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div part="pagination" className="dots" role="group" aria-label={getMessage('gallery-thumbnails')}>
      {Array.from({ length: count }, (_, group) => (
        <button
          // Groups have no key but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
          key={group}
          type="button"
          part={group === current ? 'dot current' : 'dot'}
          aria-label={getMessage('gallery-thumbnail', { position: group * shown + 1 })}
          aria-current={group === current ? 'true' : undefined}
          onClick={() => slides.select(Math.min(group * shown, Math.max(0, nodes.length - shown)))}
        />
      ))}
    </div>
  );
}
