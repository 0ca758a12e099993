/** Audio block data as site builders store it (block type 41 of docs/spec.md#runtime-3, "Enumerations"). */
import { amount, type Decoder, type Fields, link, object, text } from '../../../core/model/site-context/decoders.ts';

interface Block {
  readonly url?: string;
  readonly title?: string;
  readonly author?: string;
  readonly showDownload?: boolean;
  readonly durationInMs?: number;
}

/** Builders store flags as text too. */
const flag: Decoder<boolean> = (value) => [true, false].find((one) => value === one || value === String(one));

const duration: Decoder<number> = (value) => {
  const ms = Number(amount(value));
  return ms > 0 && Number.isFinite(ms) ? ms : undefined;
};

/** The readers of block data, by key. */
export const blockFields: Fields<Block> = {
  url: link,
  title: text,
  author: text,
  showDownload: flag,
  durationInMs: duration,
};

const read = object(blockFields);

/** Returns the settings of block data by the keys of the contract. */
function settingsOf({ url, title, author, showDownload, durationInMs }: Block) {
  return {
    src: url,
    audioTitle: title,
    artist: author,
    download: showDownload,
    // A tiny number may become 0.
    duration: (durationInMs && durationInMs / 1000) || undefined,
  };
}

/** Parses block data; undefined for anything but a JSON object. */
function parsed(json: string): Block | undefined {
  try {
    return read(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Returns whether block data has no recording: it is not a JSON object, or has no `url`. Empty text is the same as none. */
export const isEmptyBlock = (json: string | undefined): boolean => !!json?.trim() && !parsed(json)?.url;

/** Returns the settings of block data; none for anything but a JSON object. */
export const readBlock = (json: string | undefined) => settingsOf((json && parsed(json)) || {});

/** Returns the settings of a node that a site builder writes: its `data-*` attributes, by the keys of block data. */
export const readEmbed = (dataset: Readonly<Record<string, string | undefined>>) => settingsOf(read(dataset) ?? {});
