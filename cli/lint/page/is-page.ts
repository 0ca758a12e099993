import type { Source } from '../../text/source.ts';
import { fileKind } from '../data/find-entities.ts';

/** Whether a file is checked as a page: it has the extension of one, or its content begins like a page. */
export const isPage = ({ file, text }: Source): boolean =>
  /\.html?$/i.test(file) || (!/\.(?:json|[cm]?js)$/i.test(file) && fileKind(text) === 'page');
