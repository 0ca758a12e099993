/** What a page knows of a signed-in contributor (runtime 6). */
import { z } from 'zod';
import { contributorRoles, newerContributorRoles } from '../vocabularies/contributor-roles.ts';
import { count, entity, flag, id, listOf, numberFaults, text } from './fields.ts';
import { type Fault, faults } from './issue.ts';

type NumberMap = Readonly<Record<string, boolean>>;

const onKey = (key: string, fault: Fault): Fault => ({ ...fault, path: [key], onKey: true });

const keyFaults = (map: NumberMap, find: (number: number) => readonly Fault[]): readonly Fault[] =>
  Object.keys(map).flatMap((key) => {
    const found: readonly Fault[] = /^\d+$/.test(key) ? find(Number(key)) : [{ code: 'context-number-key' }];
    return found.map((fault) => onKey(key, fault));
  });

const numberMap = (description: string, find: (number: number) => readonly Fault[]) =>
  z
    .record(z.string(), z.boolean())
    .superRefine(faults((map: NumberMap) => keyFaults(map, find)))
    .meta({ description, propertyNames: { pattern: '^\\d+$' } });

export const websiteRoles = numberMap('Numbers of the roles that the contributor has, each true.', (role) =>
  numberFaults(role, contributorRoles, newerContributorRoles),
);

export const permissions = entity('Permissions', 'What the contributor may do.', {
  permissions: numberMap('Numbers of the permissions, each true.', () => []),
});

export const accessPermissions = listOf('Numbers of all permissions.', count('Number of a permission.'));

export const authenticatedAccount = entity('AuthenticatedAccount', 'The account that is signed in.', {
  id: id('Id of the account.'),
  displayName: text('Name to show.'),
  email: text('E-mail address.'),
  pseudonymAccount: flag('Whether it stands in for somebody else.'),
});
