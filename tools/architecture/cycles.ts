import type { Import } from './import-graph.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (imports: readonly Import[]): Graph => {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
};

/** Returns the first cycle of imports through `file`, or undefined. */
const cycleThrough = (file: string, graph: Graph): string[] | undefined => {
  const seen = new Set<string>();
  const paths: string[][] = [[file]];
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === file) return [...path, file];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
};

/** Finds cycles of imports, each once, as the files along them. Type-only imports count: they couple modules, too. */
export const findCycles = (imports: readonly Import[]): string[][] => {
  const graph = graphOf(imports);
  const known = new Set<string>();
  const cycles: string[][] = [];
  for (const file of graph.keys()) {
    const cycle = known.has(file) ? undefined : cycleThrough(file, graph);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const member of cycle) known.add(member);
  }
  return cycles;
};
