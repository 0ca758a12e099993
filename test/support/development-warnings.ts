/** The warnings for developers about a page of the examples or the docs, after all problems have lasted long enough. */
import { DeveloperConsole } from './developer-console.ts';
import { eventually } from './eventually.ts';
import { visit } from './visit.ts';

/** Points at all elements, because some load only then, and their attributes are known only after that. */
const pointAtAll = (page: Document): void => {
  for (const element of page.querySelectorAll(':not(:defined)'))
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
};

/** Returns warnings and hints. The page must have at least one element. */
export async function developmentWarnings(path: string): Promise<readonly string[]> {
  const console = new DeveloperConsole();
  const { document: page, place } = await visit(`${path}?debug`, { prepare: console.observe });
  pointAtAll(page);
  await eventually('every element is defined', () => !page.querySelector(':not(:defined)'));
  // The mistake that is reported last, so that all others have been reported as well.
  const last = '<site-image> has had no <img>';
  place('<site-image id="last"></site-image>');
  await console.until(last);
  return [...console.warnings, ...console.hints].filter((line) => !line.includes(last));
}
