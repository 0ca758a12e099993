import { prerender } from 'site-elements/prerender';

export default function (config) {
  config.addPassthroughCopy({ public: '/', 'node_modules/site-elements/dist/cdn/current': 'site-elements' });

  // Visitors see the elements before any script has loaded. Add transforms that minify before this one.
  config.addTransform('site-elements', async function (page) {
    return this.page.outputPath?.endsWith('.html') ? (await prerender(page)).html : page;
  });

  return { dir: { input: 'src', output: 'dist' } };
}
