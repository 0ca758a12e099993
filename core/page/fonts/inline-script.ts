/**
 * Adopts the font files of the site, and the fallbacks with adjusted metrics, before the first paint: a separate script that a page
 * includes in `<head>`, after its site context. It requests nothing of other origins. `site-elements/fonts` does the rest.
 */
import { readFontSettings } from '../../model/fonts/read-font-settings.ts';
import { own } from '../../model/site-context/decoders.ts';
import { adoptOwnFonts } from './adopt-font-faces.ts';

try {
  // Without a context, or with invalid JSON, this throws.
  const context: unknown = JSON.parse(
    (document.documentElement.querySelector('[data-site-context]') as HTMLScriptElement).text,
  );
  const settings = readFontSettings(own(context, 'fonts'));
  if (settings) adoptOwnFonts(document, settings);
} catch {
  // `site-elements/fonts` reports what is wrong.
}
