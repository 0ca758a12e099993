import type { Import } from './import-graph.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const valueGraph = (imports: readonly Import[]): Graph => {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  return graph;
};

/** The first way from `file` back to itself, or undefined. */
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

/** Cycles of value imports, each once, as the files along them. A type-only import closes no cycle. */
export const findCycles = (imports: readonly Import[]): string[][] => {
  const graph = valueGraph(imports);
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
