/** Data about a signed-in contributor that a page contains (docs/spec.md#runtime-6). */
import {
  contributorRoles,
  newerContributorRoles,
  newerPermissions,
  permissions as permissionNumbers,
} from '../vocabularies/accounts.ts';
import { entity, flag, id, listOf, numberFinder, numberIn, text } from './fields.ts';
import { numberMap } from './number-map.ts';
import { fileUrl } from './rule-fields.ts';

export const websiteRoles = numberMap(
  'Roles of the signed-in contributor: the number of each role as key and true as value, for example { "1": true } for admin.',
  numberFinder(contributorRoles, newerContributorRoles),
);

export const permissions = entity('Permissions', 'Permissions of the signed-in contributor.', {
  permissions: numberMap(
    'The number of each permission as key and true as value, for example { "11": true } for config-content-manager.',
    numberFinder(permissionNumbers, newerPermissions),
  ),
});

export const accessPermissions = listOf(
  'Numbers of all permissions of the signed-in contributor, for example [1, 11].',
  numberIn('Number of a permission, for example 11 for config-content-manager.', permissionNumbers, newerPermissions),
);

export const authenticatedAccount = entity('AuthenticatedAccount', 'The signed-in account.', {
  id: id('Id of the account.'),
  displayName: text('Name that pages show, for example Ada Lovelace.'),
  avatarUrl: fileUrl('URL of the image of the account.'),
  avatarAssetUrl: fileUrl('URL of the original image of the account.'),
  email: text('Email address of the account, for example ada@example.com.'),
  pseudonymAccount: flag('Whether the account is a pseudonym of another account.'),
});
