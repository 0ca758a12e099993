/** A page that bundles the elements: one copy of React for both. */
import '../../../elements/dialog/define.ts';
import '../../../elements/gallery/define.ts';
import '../../../elements/video/define.ts';
import { defineAll } from '../../contract/fixtures/contract-elements.fixture.tsx';

defineAll();

export { mount } from './react.ts';
