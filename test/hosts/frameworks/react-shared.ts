/** A page that bundles the elements (test/hosts/build/write-hosts.ts puts them in): one copy of React for both. */
import { defineAll } from '../../contract/fixtures/contract-elements.fixture.tsx';

defineAll();

export { mount } from './react.ts';
