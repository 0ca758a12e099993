/** Data about a signed-in contributor that a page contains (docs/spec.md#runtime-6). */
import { z } from 'zod';
import {
  contributorRoles,
  newerContributorRoles,
  newerPermissions,
  permissions as permissionNumbers,
} from '../vocabularies/accounts.ts';
import { entity, flag, id, listOf, numberFaults, numberIn, text } from './fields.ts';
import { checked, type Fault } from './issue.ts';

type NumberMap = Readonly<Record<string, boolean>>;

/** Possible problems of a number that is a key. */
type NumberFault = Fault<'entity-number-key' | 'entity-newer-number' | 'entity-unknown-number'>;
type FindNumber = (number: number) => readonly NumberFault[];

const onKey = (key: string, fault: NumberFault): NumberFault => ({ ...fault, path: [key], onKey: true });

const keyFaults = (map: NumberMap, find: FindNumber): readonly NumberFault[] =>
  Object.keys(map).flatMap((key) => {
    const found: readonly NumberFault[] = /^\d+$/.test(key) ? find(Number(key)) : [{ code: 'entity-number-key' }];
    return found.map((fault) => onKey(key, fault));
  });

const numberMap = (description: string, find: FindNumber) =>
  checked(
    z.record(z.string(), z.boolean()),
    ['entity-number-key', 'entity-newer-number', 'entity-unknown-number'],
    (map: NumberMap) => keyFaults(map, find),
  ).meta({ description, propertyNames: { pattern: '^\\d+$' } });

export const websiteRoles = numberMap('Numbers of the roles that the contributor has, each true.', (role) =>
  numberFaults(role, contributorRoles, newerContributorRoles),
);

export const permissions = entity('Permissions', 'What the contributor may do.', {
  permissions: numberMap('Numbers of the permissions, each true.', (permission) =>
    numberFaults(permission, permissionNumbers, newerPermissions),
  ),
});

export const accessPermissions = listOf(
  'Numbers of all permissions.',
  numberIn('Number of a permission.', permissionNumbers, newerPermissions),
);

export const authenticatedAccount = entity('AuthenticatedAccount', 'The account that is signed in.', {
  id: id('Id of the account.'),
  displayName: text('Name to show.'),
  email: text('E-mail address.'),
  pseudonymAccount: flag('Whether the account is a pseudonym of another account.'),
});
