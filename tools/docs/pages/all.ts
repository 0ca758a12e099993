import { type DocsPage, groups } from '../page.ts';
import { commandPages } from './commands.ts';
import { elementPages } from './elements.ts';
import { guidePages } from './guides.ts';
import { mockApiPage } from './mock-api.ts';
import { rulePages } from './rules.ts';

/** Every page of the docs except the list of all pages, in the order of the navigation. */
export async function allPages(): Promise<readonly DocsPage[]> {
  const pages = (await Promise.all([guidePages(), elementPages(), commandPages(), mockApiPage(), rulePages()])).flat();
  return groups.flatMap((group) => pages.filter((page) => page.group === group));
}
