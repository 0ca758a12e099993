import { attackChildren } from './strings-children.ts';

describe('strings of attackers', () => attackChildren((name) => name !== 'lightbox'));
