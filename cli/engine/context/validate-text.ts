/** From a text to the findings of all entities in it. */
import type { Finding } from '../../../core/model/finding.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import type { Source } from '../source.ts';
import { checkEntities } from './check-entities.ts';
import { findEntities } from './find-entities.ts';

/** What the user says of the files. */
export interface Expectations {
  /** Those named one by one, as findings name them: what is no JSON is still meant to be. */
  readonly named: ReadonlySet<string>;
  /** What every JSON file is meant to be. */
  readonly as?: EntityName | undefined;
}

export interface ValidatedText {
  /** Whether there is an entity in it. */
  readonly holdsAny: boolean;
  readonly findings: readonly Finding[];
}

/** All findings of one text. */
export function validateText(source: Source, { named, as }: Partial<Expectations> = {}): ValidatedText {
  const found = findEntities(source.text, { isExpected: named?.has(source.file) ?? false, as });
  return { holdsAny: found.length > 0, findings: found.flatMap((one) => checkEntities(source, one)) };
}
