import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import shadow from './relative-time.css';
import { useRelativeTime } from './useRelativeTime.ts';

function RelativeTimeElementView(values: ValuesOf<typeof contract>): ReactNode {
  const shown = useRelativeTime(values);
  return (
    <>
      {shown && (
        <time part="time" dateTime={shown.datetime} title={shown.title}>
          {shown.text}
        </time>
      )}
      <slot hidden={!!shown} />
    </>
  );
}

/** `<site-relative-time>`: the distance from now to a `<time>`, kept up to date (docs/spec.md#widgets-9). */
export const SiteRelativeTimeElement = elementClass(contract, RelativeTimeElementView, { shadow });
