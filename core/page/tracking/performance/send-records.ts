import { jsonText } from '../../../model/json-text.ts';
import { originOf, windowOf } from '../../unclobber.ts';
import type { PerformanceRecord } from './performance-record.ts';

const path = '/api/1/performance/records';

const type = 'application/json';

/** Measurements are milliseconds and scores; more decimal places are noise. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Sends records as a beacon, which outlives the page, or with XMLHttpRequest if the browser refuses the beacon. Failures are
 * ignored.
 */
export function sendRecords(records: readonly PerformanceRecord[], document: Document): void {
  const { navigator, Blob, XMLHttpRequest } = windowOf(document);
  const text = jsonText(records.map((record) => ({ ...record, value: rounded(record.value) })));
  // Not relative to `<base>`: records go to the server of the page only.
  const url = String(new URL(path, originOf(document)));
  try {
    if (navigator.sendBeacon(url, new Blob([text], { type }))) return;
  } catch {
    // Blockers replace the function.
  }
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('content-type', type);
  request.send(text);
}
