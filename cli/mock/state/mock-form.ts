import type { FieldDefinition } from '../../../core/model/form/definition.ts';

/** A form that the mock API validates submissions by. */
export interface MockForm {
  readonly id: string;
  readonly fields?: readonly FieldDefinition[];
  /** Whether a submission requires a captcha response. */
  readonly hasCaptcha?: boolean;
}

/** Finds a form on the page that sends it, by its id and the page's path. */
export type FindForm = (id: string, page: string) => Promise<MockForm | undefined>;
