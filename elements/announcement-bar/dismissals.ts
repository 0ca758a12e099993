/** The announcements that the visitor has closed, as the inline script reads them. */
import { dayMs } from '../../core/model/day-ms.ts';
import { consent } from '../../core/page/consent.ts';
import { type Decoder, pageStorage } from '../../core/page/storage.ts';

/** The key of the entry for a bar: its value is the version that the visitor has closed. */
const storageKey = (id: string): string => `site-announcement-bar:${id}`;

const areas = ['session', 'local'] as const;

const readVersion: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Returns whether the visitor has closed this version of the announcement. */
export const isStored = ({ id, ownerDocument }: Element, version: string): boolean =>
  areas.some((area) => pageStorage(area, ownerDocument).get(storageKey(id), readVersion) === version);

/** Stores that the visitor has closed the announcement: for days only with functional consent, otherwise until the tab is closed. */
export function store({ id, ownerDocument }: Element, version: string, days: number): void {
  const isKept = days > 0 && consent(ownerDocument).allows('functional');
  if (isKept)
    pageStorage('local', ownerDocument).set(storageKey(id), version, {
      lifetime: days * dayMs,
      category: 'functional',
    });
  else pageStorage('session', ownerDocument).set(storageKey(id), version);
}

/** Forgets that the visitor has closed the announcement. */
export function forget({ id, ownerDocument }: Element): void {
  for (const area of areas) pageStorage(area, ownerDocument).remove(storageKey(id));
}
