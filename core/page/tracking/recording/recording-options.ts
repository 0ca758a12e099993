/** Reads the options of session recording, which a page without TypeScript can mistype. */
import { formatMessage } from '../../../model/message-format.ts';
import { own } from '../../../model/site-context/decoders.ts';
import { messages } from './messages.en.ts';

/** The recorder of a page, and the visitors whose sessions it records. */
export interface RecordingOptions {
  /**
   * Starts your recorder with the id from your server. When the signal aborts, it must stop, and erase what it has stored. A promise
   * that it returns may reject: the failure is reported, and the page works as before.
   */
  readonly record: (id: string, signal: AbortSignal) => unknown;
  /**
   * The percentage of visitors whose sessions are recorded, from 0 to 100. Default: 10. A visitor is recognized by the cookie
   * `site-visitor`; those without it are recorded only at 100. An invalid percentage is 0.
   */
  readonly percentage?: number;
  /** Cookies of the recorder: names, or prefixes followed by `*`. They are erased when the visitor refuses. Default: none. */
  readonly cookies?: readonly string[];
  /**
   * Whether a text of the page that requests the consent names session recording. Default: false, an element with
   * `data-session-recording` in the cookie banner has to name it.
   */
  readonly isNamed?: boolean;
}

/** A prefix without a name would erase all cookies of the site. */
const isPattern = (value: unknown): boolean => typeof value === 'string' && /^[^\s;,=*]+\*?$/.test(value);

const isValid: Readonly<Record<keyof RecordingOptions, (value: unknown) => boolean>> = {
  record: (value) => typeof value === 'function',
  percentage: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  cookies: (value) => Array.isArray(value) && value.every(isPattern),
  isNamed: (value) => typeof value === 'boolean',
};

/** The options that are valid, with defaults for the others. */
export type ReadOptions = Required<Omit<RecordingOptions, 'record'>> & Partial<Pick<RecordingOptions, 'record'>>;

/**
 * Returns the options with their defaults, without the invalid ones, which one warning names. `record` is missing if it is invalid, and
 * an invalid percentage is 0.
 */
export function readOptions(given: unknown): ReadOptions {
  // An author who has mistyped it may have wanted fewer visitors than the default.
  const percentage = own(given, 'percentage') === undefined ? 10 : 0;
  const options: ReadOptions = { percentage, cookies: [], isNamed: false };
  const names = Object.entries(isValid).flatMap(([name, accepts]) => {
    const value = own(given, name);
    if (accepts(value)) Object.assign(options, { [name]: value });
    else if (value !== undefined || name === 'record') return name;
    return [];
  });
  if (names.length > 0)
    console.warn(`site-elements: ${formatMessage(messages['recording-options-invalid'], { names: names.join(', ') })}`);
  return options;
}
