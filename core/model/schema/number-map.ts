import { z } from 'zod';
import { checked, type Fault } from './issue.ts';

type NumberMap = Readonly<Record<string, boolean>>;

/** Possible problems of a number that is a key. */
type NumberFault = Fault<'entity-number-key' | 'entity-newer-number' | 'entity-unknown-number'>;
type FindNumber = (number: number) => readonly NumberFault[];

const onKey = (key: string, fault: NumberFault): NumberFault => ({ ...fault, path: [key], onKey: true });

function keyFaults(map: NumberMap, find: FindNumber): readonly NumberFault[] {
  const faults: NumberFault[] = [];
  for (const key in map) {
    const found: readonly NumberFault[] = /^\d+$/.test(key) ? find(Number(key)) : [{ code: 'entity-number-key' }];
    for (const fault of found) faults.push(onKey(key, fault));
  }
  return faults;
}

/** An object whose keys are numbers as text and whose values are flags. `find` returns the problems of a number. */
export const numberMap = (description: string, find: FindNumber = () => []) =>
  checked(
    z.record(z.string(), z.boolean()),
    ['entity-number-key', 'entity-newer-number', 'entity-unknown-number'],
    (map: NumberMap) => keyFaults(map, find),
  ).meta({ description, propertyNames: { pattern: '^\\d+$' } });
