/** Local replacements of third-party resources, so that pages work without a network. */
import type { Context } from 'hono';
import { type Route, route } from '../route.ts';
import { fontsSheet } from './fonts.ts';
import { mockCaptcha } from './mock-captcha.ts';
import { mockTiles } from './mock-tiles.ts';
import { mockVideo } from './mock-video.ts';
import { type ProviderScript, providerScripts } from './scripts.ts';

// Without this, the browser would cache the script, and faults would not apply again.
const answerText = (context: Context, type: 'javascript' | 'css', text: string): Response =>
  context.body(text, 200, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' });

const routeOf = ({ file, name, summary, spec, text }: ProviderScript): Route => ({
  method: 'GET',
  path: `/mock/${file}`,
  name,
  summary,
  spec,
  kind: 'provider',
  gives: () => ({ 200: 'text/javascript' }),
  answer: (context) => answerText(context, 'javascript', text),
});

const fonts = route({
  method: 'GET',
  path: '/mock/fonts.css',
  name: 'MockFonts',
  summary: 'The stylesheet of a font service.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'provider',
  takes: ({ z, text }) => ({ query: z.looseObject({ family: text('Families, as in Karla:400,700|Lora.').min(1) }) }),
  gives: () => ({ 200: 'text/css' }),
  sample: { query: { family: 'Karla:400,700|Lora' } },
  answer: (context) => answerText(context, 'css', fontsSheet(context.req.queries('family') ?? [])),
});

export const providers: readonly Route[] = [mockCaptcha, mockTiles, mockVideo, fonts, ...providerScripts.map(routeOf)];
