import { readdir, readFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { drawDiagram } from './draw-diagram.ts';
import { readDiagram } from './read-diagram.ts';

const folder = 'tools/pictures/diagrams';

/** The SVG of each text in `diagrams/`, by its path in the repository. */
export async function diagrams(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(fromRoot(folder))).filter((file) => file.endsWith('.txt')).sort();
  const drawn = files.map(async (file): Promise<[string, string]> => {
    const name = file.replace('.txt', '');
    const text = await readFile(fromRoot(`${folder}/${file}`), 'utf8');
    return [`docs/pictures/${name}.svg`, drawDiagram(readDiagram(text), name)];
  });
  return new Map(await Promise.all(drawn));
}
