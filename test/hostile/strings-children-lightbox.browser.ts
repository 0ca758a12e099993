import { attackChildren } from './strings-children.ts';

describe('malicious strings', () => attackChildren((name) => name === 'lightbox'));
