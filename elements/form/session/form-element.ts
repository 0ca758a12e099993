import type { useEmit } from '../../../core/element/hooks/contract.ts';
import type { ValuesOf } from '../../../core/model/contract/contract.ts';
import type { MessageArgs } from '../../../core/model/finding.ts';
import type { contract } from '../contract.ts';

/** What a live form gets of the element, anew with each render. */
export interface Link {
  readonly host: HTMLElement;
  readonly values: ValuesOf<typeof contract>;
  readonly say: (code: string, args?: MessageArgs) => string;
  readonly emit: ReturnType<typeof useEmit<typeof contract>>;
  /** Tells of what is wrong with what developers wrote. */
  readonly complain: (code: string, cause?: unknown, args?: MessageArgs) => void;
}
