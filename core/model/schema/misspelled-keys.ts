/** Keys of objects that are similar to a key of their schema. */
import { z } from 'zod';
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

/**
 * Creates a function that finds the misspelled keys of a value. A key is misspelled if the schema has no such key, the
 * similar key is missing, and the value is of the type of the similar key: `items` with a list is not `item`. The
 * similar key of each key is computed once per schema.
 */
export function misspelledKeyFinder(
  findSimilar: FindSimilar,
): (schema: Schema, value: unknown) => readonly MisspelledKey[] {
  const compiled = new WeakMap<Schema, Report>();

  function inObject(shape: z.core.$ZodShape): Report {
    const known = Object.keys(shape);
    const reports = new Map(Object.entries(shape).map(([key, schema]) => [key, reporterOf(schema)]));
    const reportUnknown = (key: string): Report => {
      const nearest = findSimilar(key, known);
      const schema = nearest === undefined ? undefined : shape[nearest];
      if (nearest === undefined || !schema) return reportNothing;
      return (whole, path, found) => {
        if (!isObject(whole) || Object.hasOwn(whole, nearest) || !hasType(schema, whole[key])) return;
        found.push({ path: [...path, key], nearest });
      };
    };
    const unknown = new Map<string, Report>();
    const unknownReport = (key: string): Report => {
      const report = unknown.get(key) ?? reportUnknown(key);
      unknown.set(key, report);
      return report;
    };
    return (value, path, found) => {
      if (!isObject(value)) return;
      for (const key in value) {
        const report = reports.get(key);
        if (report === reportNothing) continue;
        if (report) {
          path.push(key);
          report(value[key], path, found);
          path.pop();
        } else unknownReport(key)(value, path, found);
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
    const found: MisspelledKey[] = [];
    reporterOf(schema)(value, [], found);
    return found;
  };
}
