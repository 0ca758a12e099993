/** Fills the samples of routes with values from earlier responses. */
import type { Sample } from '../routes/route.ts';

/** Bodies of responses by the name of the route. */
export type Answers = ReadonlyMap<string, unknown>;

const placeholder = /^\{(\w+)\/(.+)\}$/;

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .reduce<unknown>(
      (inside, key) => (typeof inside === 'object' ? Reflect.get(Object(inside), key) : undefined),
      value,
    );

const eachText = (sample: Sample, change: (text: string) => unknown): Sample =>
  JSON.parse(JSON.stringify(sample), (_, value: unknown) => (typeof value === 'string' ? change(value) : value));

/** Returns the names of the routes whose responses a sample needs. */
export function requiredRoutes(sample: Sample): readonly string[] {
  const names = new Set<string>();
  eachText(sample, (text) => {
    const name = placeholder.exec(text)?.[1];
    if (name !== undefined) names.add(name);
    return text;
  });
  return [...names];
}

/** Replaces the placeholders of a sample by values. Returns the first placeholder without a value if there is one. */
export function fillSample(sample: Sample, answers: Answers): Sample | { readonly missing: string } {
  let missing: string | undefined;
  const full = eachText(sample, (text) => {
    const [, name, pointer] = placeholder.exec(text) ?? [];
    if (name === undefined || pointer === undefined) return text;
    const value = valueAt(answers.get(name), pointer);
    if (value === undefined) missing ??= text.slice(1, -1);
    return value;
  });
  return missing === undefined ? full : { missing };
}
