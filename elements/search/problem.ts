import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { CallState } from './model/calls.ts';

/** Returns why results could not be loaded. */
export const problemOf = ({ isOffline }: Pick<CallState, 'isOffline'>, getMessage: GetMessage): string =>
  isOffline ? `${getMessage('search-failed')}. ${getMessage('search-offline')}` : getMessage('search-failed');
