/** Keys of objects that are similar to a key of their schema. */
import { z } from 'zod';
import { fitsOf } from './fits.ts';
import { isObject, type JsonPath } from './json-value.ts';

/** A key that the schema does not have, and the missing key of the schema that is similar to it. */
export interface MisspelledKey {
  readonly path: JsonPath;
  readonly nearest: string;
}

/** Returns the one of the known keys that a key is similar to. */
export type FindSimilar = (key: string, known: readonly string[]) => string | undefined;

type Schema = z.core.$ZodType;
type Report = (value: unknown, path: (string | number)[], found: MisspelledKey[]) => void;

/** Whether a value is of the type of a schema; its members do not count. */
const hasType = (schema: Schema, value: unknown): boolean =>
  z
    .safeParse(schema, value)
    .error?.issues.every(({ code, path }) => path.length > 0 || !['invalid_type', 'invalid_union'].includes(code)) ??
  true;

const reportNothing: Report = () => undefined;

type ReporterOf = (schema: Schema) => Report;

function inList(element: Schema, reporterOf: ReporterOf): Report {
  const report = reporterOf(element);
  if (report === reportNothing) return reportNothing;
  return (value, path, found) => {
    if (!Array.isArray(value)) return;
    for (const [at, item] of value.entries()) {
      path.push(at);
      report(item, path, found);
      path.pop();
    }
  };
}

/** The keys of a map are free; its values are searched. */
function inMap(valueSchema: Schema, reporterOf: ReporterOf): Report {
  const report = reporterOf(valueSchema);
  if (report === reportNothing) return reportNothing;
  return (value, path, found) => {
    if (!isObject(value)) return;
    for (const key in value) {
      path.push(key);
      report(value[key], path, found);
      path.pop();
    }
  };
}

/** The keys of a union of objects are ambiguous, so only a union with one kind of object is searched. */
function inUnion(options: readonly Schema[], reporterOf: ReporterOf): Report {
  const [only = reportNothing, ...others] = options.map(reporterOf).filter((report) => report !== reportNothing);
  return others.length > 0 ? reportNothing : only;
}

/** The keys of a value, and whether the value matches its schema otherwise. */
export interface KeySearch {
  readonly fits: boolean;
  readonly misspelled: readonly MisspelledKey[];
}

/** Returns a function that finds the similar key of a shape, computed once per key and shape. */
function similarKeys(findSimilar: FindSimilar): (key: string, shape: z.core.$ZodShape) => string | undefined {
  const shapes = new WeakMap<z.core.$ZodShape, Map<string, string | undefined>>();
  return (key, shape) => {
    const known = shapes.get(shape) ?? new Map<string, string | undefined>();
    shapes.set(shape, known);
    if (!known.has(key)) known.set(key, findSimilar(key, Object.keys(shape)));
    return known.get(key);
  };
}

/**
 * Creates a function that tests a value and finds its misspelled keys. A key is misspelled if the schema has no such key,
 * the similar key is missing, and the value is of the type of the similar key: `items` with a list is not `item`.
 */
export function misspelledKeyFinder(findSimilar: FindSimilar): (schema: Schema, value: unknown) => KeySearch {
  const compiled = new WeakMap<Schema, Report>();
  const similarTo = similarKeys(findSimilar);

  function inObject(shape: z.core.$ZodShape): Report {
    const reports = new Map(Object.entries(shape).map(([key, schema]) => [key, reporterOf(schema)]));
    const isMisspelled = (
      key: string,
      nearest: string | undefined,
      value: Readonly<Record<string, unknown>>,
    ): nearest is string => {
      const schema = nearest === undefined ? undefined : shape[nearest];
      return schema !== undefined && !Object.hasOwn(value, String(nearest)) && hasType(schema, value[key]);
    };
    return (value, path, found) => {
      if (!isObject(value)) return;
      for (const key in value) {
        const report = reports.get(key);
        if (report) {
          path.push(key);
          report(value[key], path, found);
          path.pop();
          continue;
        }
        const nearest = similarTo(key, shape);
        if (isMisspelled(key, nearest, value)) found.push({ path: [...path, key], nearest });
      }
    };
  }

  function compile(schema: Schema): Report {
    if (schema instanceof z.ZodOptional) return reporterOf(schema.unwrap());
    if (schema instanceof z.ZodObject) return inObject(schema.shape);
    if (schema instanceof z.ZodArray) return inList(schema.element, reporterOf);
    if (schema instanceof z.ZodRecord) return inMap(schema.valueType, reporterOf);
    return schema instanceof z.ZodUnion ? inUnion(schema.options, reporterOf) : reportNothing;
  }

  function reporterOf(schema: Schema): Report {
    const report = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, report);
    return report;
  }

  return (schema, value) => {
    let hasSimilar = false;
    const fits = fitsOf(schema)(value, (key, shape) => {
      hasSimilar ||= similarTo(key, shape) !== undefined;
    });
    const misspelled: MisspelledKey[] = [];
    // Most values have no such key, so they are walked once.
    if (hasSimilar || !fits) reporterOf(schema)(value, [], misspelled);
    return { fits, misspelled };
  };
}
