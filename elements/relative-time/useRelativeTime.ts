import { useLayoutEffect, useState } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost, useMoveCount } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { languageOf } from '../../core/page/language.ts';
import { pageClock } from '../../core/page/page-clock.ts';
import { matches } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { type Moment, parseDatetime } from './model/datetime.ts';
import { type Distance, distanceTo, timeToChange } from './model/distance.ts';
import { formatDatetime, formatDistance } from './words.ts';

type Values = ValuesOf<typeof contract>;

/** The content of the `<time>` that replaces the text of the author. */
export interface ShownTime {
  readonly text: string;
  /** The date and time, unless it is the text. */
  readonly title: string | undefined;
  readonly datetime: string;
}

interface AuthorTime {
  readonly node: Element;
  readonly datetime: string;
  readonly moment: Moment;
}

/** Returns the `<time>` of the author. Warns if there is no `<time>` or other text, or if the date is invalid. */
function readAuthorTime(host: Element, children: readonly Element[]): AuthorTime | undefined {
  if (children.length === 0) return undefined;
  const node = children.find((child) => matches(child, 'time'));
  const textContent = node?.textContent;
  if (!node || textContent?.trim() !== host.textContent?.trim()) {
    warnOnce(`site-elements: ${messages['relative-time-mixed']}`);
    return undefined;
  }
  const datetime = node.getAttribute('datetime') ?? textContent ?? '';
  const moment = parseDatetime(datetime);
  if (!moment) warnOnce(`site-elements: ${formatMessage(messages['relative-time-invalid'], { value: datetime })}`);
  return moment && { node, datetime, moment };
}

const now: Distance = { value: 0, unit: 'second' };

/** Returns a distance on the expected side of now. */
function inTense(distance: Distance, tense: Values['tense']): Distance {
  const isOnOtherSide = tense === 'past' ? distance.value > 0 : tense === 'future' && distance.value < 0;
  return isOnOtherSide ? now : distance;
}

/** Renders again whenever the text may have changed. */
function useUpdates(moment: Moment | undefined, isRelative: boolean): void {
  const [, setCount] = useState(0);
  const { ownerDocument } = useHost();
  const moves = useMoveCount();
  const ms = moment?.ms;
  useLayoutEffect(() => {
    if (!moment || !isRelative) return undefined;
    const controller = new AbortController();
    const delayAt = (time: number): number => timeToChange(moment, distanceTo(moment, time), time);
    const onTick = (time: number): number => {
      setCount((count) => count + 1);
      return delayAt(time);
    };
    pageClock(ownerDocument).add(onTick, delayAt(Date.now()), controller.signal);
    return () => controller.abort();
  }, [ownerDocument, moves, ms, moment?.isDay, isRelative]);
}

/** Returns what to show instead of the author's text; undefined to show that. */
export function useRelativeTime({ format, formatStyle, tense, threshold = Infinity }: Values): ShownTime | undefined {
  const host = useHost();
  const children = useAuthorChildren();
  const isClient = useIsClient();
  const getMessage = useMessages(messages);
  const isRelative = format === 'relative';
  const time = isClient ? readAuthorTime(host, children) : undefined;
  useUpdates(time?.moment, isRelative);
  if (!time) return undefined;
  const { node, datetime, moment } = time;
  const language = languageOf(host);
  const full = formatDatetime(moment, language);
  const title = node.getAttribute('title') ?? full;
  const current = Date.now();
  const isBeyond = Math.abs(moment.ms - current) > threshold;
  if (isBeyond && isRelative && node.textContent?.trim()) return undefined;
  if (isBeyond || !isRelative) return { text: full, title: title === full ? undefined : title, datetime };
  const distance = inTense(distanceTo(moment, current), tense);
  return { text: formatDistance(distance, language, formatStyle, getMessage), title, datetime };
}
