/** Stores when the visitor closed it, the version, and whether a form in it was sent. */
import { dayMs } from '../../core/model/day-ms.ts';
import { number } from '../../core/model/site-context/decoders.ts';
import { consent } from '../../core/page/consent.ts';
import { pageStorage } from '../../core/page/storage.ts';
import { daysToKeep, type Entries, type Rules } from './model/may-open.ts';

const isTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

/** The entries of one popup. Other popups of the site have another id. */
export class PopupEntries {
  readonly #document: Document;
  readonly #prefix: string;

  constructor(document: Document, id: string) {
    this.#document = document;
    this.#prefix = `site-popup:${id}:`;
  }

  /** Returns the entries; undefined where the browser denies storage. */
  read(): Entries | undefined {
    const areas = [this.#area('local'), this.#area('session')];
    if (!areas.every((area) => area.isAvailable())) return undefined;
    const first = <Value>(name: string, read: (value: unknown) => Value | undefined): Value | undefined =>
      areas.map((area) => area.get(this.#prefix + name, read)).find((value) => value !== undefined);
    return {
      closed: first('date-closed', number),
      version: first('version', number),
      isSubmitted: first('submitted', isTrue),
    };
  }

  /** Stores that the visitor has closed the popup or sent a form in it: for the session and, with functional consent, for longer. */
  write(rules: Rules, isSubmitted: boolean): void {
    const days = daysToKeep(rules);
    const lifetime = days === undefined ? undefined : days * dayMs;
    this.#set('date-closed', Date.now(), lifetime);
    this.#set('version', rules.version, lifetime);
    if (isSubmitted) this.#set('submitted', true, undefined);
  }

  #area(area: 'local' | 'session') {
    return pageStorage(area, this.#document);
  }

  #set(name: string, value: unknown, lifetime: number | undefined): void {
    const key = this.#prefix + name;
    this.#area('session').set(key, value);
    if (!consent(this.#document).allows('functional')) return;
    this.#area('local').set(key, value, { category: 'functional', ...(lifetime !== undefined && { lifetime }) });
  }
}
