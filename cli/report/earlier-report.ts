/** Recognizes files that an earlier run wrote, which a report may replace. */
import type { Format } from './report-types.ts';

/** The number of bytes at the start of a file that identify a report. */
export const identifyingBytes = 2000;

const place = String.raw`[^\n]*:\d+:\d+: (?:error|warn|info): `;

/** The start of a report, by format. A report without findings may be empty. */
const starts: Readonly<Record<Format, RegExp>> = {
  pretty: /^[^\n]+\n {2}\d+:\d+ {2}(?:error|warn|info) {2}/,
  compact: new RegExp(`^${place}`),
  json: /^\{"version":\d+,"tool":"/,
  sarif: /^\{\n {2}"\$schema": "https:\/\/docs\.oasis-open\.org\/sarif\/[^"]*",[\s\S]*?"name": "site-elements"/,
  junit: /^<\?xml [^>]*\?>\s*<testsuites name="site-elements"/,
  github: /^::(?:error|warning|notice)(?: file=|::)/,
  gitlab: /^\[(?:\]\s*$|\s*\{\s*"description": "(?:[^"\\]|\\.)*",\s*"check_name": ")/,
};

/** Whether a file that starts with `text` is empty or a report of any format. */
export const isEarlierReport = (text: string): boolean =>
  text === '' || Object.values(starts).some((start) => start.test(text));
