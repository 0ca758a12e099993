import { useLayoutEffect, useState } from 'react';
import { useClientValue } from '../../core/element/hooks/client-value.ts';
import { useHost, useMoveCount } from '../../core/element/hooks/host.ts';
import { dayMs } from '../../core/model/day-ms.ts';
import { pageClock } from '../../core/page/page-clock.ts';
import { wallTimeAt } from './model/zone.ts';

/** Returns the current day, counted from 1 January 1970, in the time zone of the site or else of the visitor; undefined on a server. */
export function useToday(timeZone: string | undefined): number | undefined {
  const { ownerDocument } = useHost();
  const moves = useMoveCount();
  const [, setCount] = useState(0);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const toMidnight = (now: number): number => dayMs - (wallTimeAt(now, timeZone) % dayMs);
    const update = (now: number): number => {
      setCount((count) => count + 1);
      return toMidnight(now);
    };
    pageClock(ownerDocument).add(update, toMidnight(Date.now()), controller.signal);
    return () => controller.abort();
  }, [ownerDocument, moves, timeZone]);
  return useClientValue<number | undefined>(() => Math.floor(wallTimeAt(Date.now(), timeZone) / dayMs), undefined);
}
