import { formatMessage } from '../../../core/model/message-format.ts';
import type { Io } from '../../command.ts';
import { messages } from '../../prerender/messages.en.ts';
import type { PageChange } from '../../serve/answer-file.ts';
import { encode, sourceOf } from '../../text/decode.ts';

/**
 * Returns the change that prerenders the elements of a page. The page of a failure is served as it is. Warnings are not printed: the
 * findings in the page contain them.
 */
export function prerenderChange({ note }: Io): PageChange {
  const report = (message: string): void =>
    note(`${formatMessage(messages['prerender-served-failed'], { message })}\n`);
  return {
    // Another run of the server may have other elements.
    name: `prerender-${crypto.randomUUID().slice(0, 8)}`,
    async apply(content) {
      const { text, undecoded } = sourceOf('', content);
      if (undecoded !== undefined) return content;
      try {
        // Loaded by the first request, so that the server starts fast.
        const { prerender } = await import('../../prerender.ts');
        // The files of the elements may be built again while the server runs.
        const { html, findings } = await prerender(text, { preload: false });
        for (const { severity, message } of findings) if (severity === 'error') report(message);
        return encode(html, content);
      } catch (cause) {
        report(cause instanceof Error ? cause.message : String(cause));
        return content;
      }
    },
  };
}
