import type { FieldDefinition } from '../../../core/model/form/definition.ts';

/** A form that the mock knows: what it validates by, as a server would. */
export interface MockForm {
  readonly id: string;
  readonly fields?: readonly FieldDefinition[];
  /** Whether a submission needs the answer of a captcha. */
  readonly hasCaptcha?: boolean;
}

/** Finds a form on the page that sends it, by its id and the page's path. */
export type FindForm = (id: string, page: string) => Promise<MockForm | undefined>;
