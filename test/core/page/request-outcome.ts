/** The result of a call, and the events that the page dispatched. */
import type { RequestResult } from '../../../core/page/request.ts';
import { loadServices } from './services.ts';

const { requestText } = await loadServices();

/** The data of a call, or the code and the text of its failure. */
export const outcomeOf = (result: RequestResult): unknown =>
  result.ok ? result.data : [result.failure.code, requestText(document.body, result.failure)];

const events = ['site-login-required', 'site-request-failed'] as const;

/** The events of the page during an action, by type. */
export async function eventsDuring(act: () => Promise<unknown>): Promise<Record<string, unknown[]>> {
  const received: Record<string, unknown[]> = { 'site-login-required': [], 'site-request-failed': [] };
  const listen = (event: Event): void =>
    void (event instanceof CustomEvent && received[event.type]?.push(event.detail));
  for (const type of events) document.addEventListener(type, listen);
  await act();
  for (const type of events) document.removeEventListener(type, listen);
  return received;
}
