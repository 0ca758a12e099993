import { useLayoutEffect, useMemo, useState } from 'react';
import { useHost, useMoveCount } from '../../core/element/hooks/host.ts';
import { useInView } from '../../core/element/hooks/viewport.ts';
import type { ContextBusinessHours } from '../../core/model/site-context/site-context.ts';
import { pageClock } from '../../core/page/page-clock.ts';
import { type OpenStatus, openStatus } from './model/open-status.ts';
import { zoneClock } from './model/zone-clock.ts';

/** The status at a time, in milliseconds since 1970. */
export interface CurrentStatus extends OpenStatus {
  readonly now: number;
}

/**
 * Returns whether it is open now, updated when that changes while the bar and the page are visible; `undefined` without a
 * valid time zone, and in prerendered markup.
 */
export function useOpenStatus(hours: ContextBusinessHours, timeZone: string): CurrentStatus | undefined {
  const { ownerDocument } = useHost();
  const moves = useMoveCount();
  const isInView = useInView();
  const [now, setNow] = useState<number>();
  const clock = useMemo(() => zoneClock(timeZone), [timeZone]);
  useLayoutEffect(() => {
    if (!clock || !isInView) return undefined;
    const controller = new AbortController();
    const update = (time: number): number => {
      setNow(time);
      return openStatus(hours, clock, time).validUntil - time;
    };
    pageClock(ownerDocument).add(update, update(Date.now()), controller.signal);
    return () => controller.abort();
  }, [ownerDocument, moves, hours, clock, isInView]);
  return clock && now !== undefined ? { ...openStatus(hours, clock, now), now } : undefined;
}
