import { describeElements } from '../meta/describe-elements.ts';
import type { ElementDescription } from '../meta/element-description.ts';

let described: Promise<readonly ElementDescription[]> | undefined;

/** Returns the descriptions of all elements. They are read once, because that needs the compiler. */
export function describedElements(): Promise<readonly ElementDescription[]> {
  described ??= describeElements();
  return described;
}
