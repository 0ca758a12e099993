import { formatMessage } from '../../../core/model/message-format.ts';
import type { Io } from '../../command.ts';
import { messages } from '../../prerender/messages.en.ts';
import type { PrerenderedPage } from '../../prerender/prerender-types.ts';
import type { PageChange } from '../../serve/answer-file.ts';
import { encode, sourceOf } from '../../text/decode.ts';

const policyOfPage = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

/** Adds the hashes of the inline styles and scripts to the policy in a page. */
const allowInline = ({ html, styleHashes, scriptHashes }: PrerenderedPage): string =>
  html.replace(policyOfPage, (policy) =>
    policy
      .replace(/style-src [^;"]*/, (sources) => sources + quoted(styleHashes))
      .replace(/script-src [^;"]*/, (sources) => sources + quoted(scriptHashes)),
  );

/**
 * Returns the change that prerenders the elements of a page. The page of a failure is served as it is. Warnings are not printed: the
 * findings in the page contain them. With `allowsInline`, the policy in the page then allows the inline styles and scripts.
 */
export function prerenderChange({ note }: Io, { allowsInline = false } = {}): PageChange {
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
        const page = await prerender(text, { preload: false });
        for (const { severity, message } of page.findings) if (severity === 'error') report(message);
        return encode(allowsInline ? allowInline(page) : page.html, content);
      } catch (cause) {
        report(cause instanceof Error ? cause.message : String(cause));
        return content;
      }
    },
  };
}
