import type { useEmit } from '../../../core/element/hooks/contract.ts';
import type { GetMessage } from '../../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../../core/model/contract/contract.ts';
import type { MessageArgs } from '../../../core/model/finding.ts';
import type { contract } from '../contract.ts';

/** The `<site-form>` of a session, renewed with each render. */
export interface FormElement {
  readonly host: HTMLElement;
  readonly values: ValuesOf<typeof contract>;
  readonly getMessage: GetMessage;
  readonly emit: ReturnType<typeof useEmit<typeof contract>>;
  /** Dispatches `site-error`. */
  readonly reportError: (code: string, cause?: unknown, args?: MessageArgs) => void;
}
