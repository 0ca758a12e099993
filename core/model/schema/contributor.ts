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
import { absoluteUrl } from './rule-fields.ts';

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

export const websiteRoles = numberMap(
  'Roles of the signed-in contributor: the number of each role as key and true as value, for example { "1": true } for admin.',
  (role) => numberFaults(role, contributorRoles, newerContributorRoles),
);

export const permissions = entity('Permissions', 'Permissions of the signed-in contributor.', {
  permissions: numberMap(
    'The number of each permission as key and true as value, for example { "11": true } for config-content-manager.',
    (permission) => numberFaults(permission, permissionNumbers, newerPermissions),
  ),
});

export const accessPermissions = listOf(
  'Numbers of all permissions of the signed-in contributor, for example [1, 11].',
  numberIn('Number of a permission, for example 11 for config-content-manager.', permissionNumbers, newerPermissions),
);

export const authenticatedAccount = entity('AuthenticatedAccount', 'The signed-in account.', {
  id: id('Id of the account.'),
  displayName: text('Name that pages show, for example Ada Lovelace.'),
  avatarUrl: absoluteUrl('URL of the image of the account.'),
  avatarAssetUrl: absoluteUrl('URL of the original image of the account.'),
  email: text('Email address of the account, for example ada@example.com.'),
  pseudonymAccount: flag('Whether the account is a pseudonym of another account.'),
});
