/** Guides: the pages of `docs/`, and other Markdown files of the repository. */
import { basename } from 'node:path';
import { glob } from 'tinyglobby';
import { root } from '../../root.ts';
import { readPieces } from '../include.ts';
import type { DocsPage, Group } from '../page.ts';

interface Guide {
  readonly path: string;
  readonly group: Group;
  readonly label?: string;
  /** The file, if it is not `docs/<path>.md`. */
  readonly source?: string;
}

/** In the order of the navigation. */
const guides: readonly Guide[] = [
  { path: 'index', group: 'Start', label: 'Overview' },
  { path: 'playground', group: 'Start' },
  { path: 'getting-started/new-site', group: 'Start', label: 'A new site' },
  { path: 'getting-started/html', group: 'Start', label: 'Plain HTML' },
  { path: 'getting-started/bundlers', group: 'Start', label: 'Bundlers' },
  { path: 'getting-started/editors', group: 'Start', label: 'Editors and types' },
  { path: 'getting-started/frameworks', group: 'Start', label: 'All frameworks' },
  { path: 'getting-started/react', group: 'Start', label: 'React' },
  { path: 'getting-started/vue', group: 'Start', label: 'Vue' },
  { path: 'getting-started/svelte', group: 'Start', label: 'Svelte' },
  { path: 'getting-started/angular', group: 'Start', label: 'Angular' },
  { path: 'getting-started/eleventy', group: 'Start', label: '11ty' },
  { path: 'getting-started/templates', group: 'Start', label: 'WordPress and templates' },
  { path: 'prerendering', group: 'Guides' },
  { path: 'theming', group: 'Guides' },
  { path: 'theme-editor', group: 'Guides' },
  { path: 'consent', group: 'Guides' },
  { path: 'security', group: 'Guides' },
  { path: 'coming-from', group: 'Guides', label: 'Names in other libraries' },
  { path: 'migrating', group: 'Guides', label: 'Saved pages' },
  { path: 'browser-support', group: 'Guides' },
  { path: 'helpers', group: 'Guides' },
  { path: 'troubleshooting', group: 'Guides' },
  { path: 'commands/index', group: 'Commands', label: 'Overview' },
  { path: 'architecture', group: 'Project' },
  { path: 'glossary', group: 'Project' },
  { path: 'spec', group: 'Project' },
  { path: 'spec-texts', group: 'Project' },
  { path: 'decisions', group: 'Project' },
  { path: 'versioning', group: 'Project', label: 'Versioning' },
  { path: 'bench', group: 'Project', source: 'bench/README.md' },
  { path: 'contributing', group: 'Project', source: 'CONTRIBUTING.md' },
  { path: 'changes', group: 'Project', label: 'Changes', source: 'CHANGELOG.md' },
];

async function guidePage({ source, ...guide }: Guide): Promise<DocsPage> {
  const file = source ?? `docs/${guide.path}.md`;
  return { ...guide, source: file, pieces: await readPieces(file) };
}

/** The Markdown files next to modules of `core`. */
async function modulePages(): Promise<readonly Guide[]> {
  const files = (await glob('core/{model,page}/**/*.md', { cwd: root })).sort();
  return files.map((source) => ({ path: basename(source, '.md'), group: 'Guides', source }));
}

export const guidePages = async (): Promise<readonly DocsPage[]> =>
  Promise.all([...guides, ...(await modulePages())].map(guidePage));
