/** Searches the forms that a definition may define. A page may have as many definitions as forms. */
import type { PageForm } from './forms.ts';

export interface FormGroup {
  /** The first form in a `<site-form>`. */
  readonly hosted: PageForm | undefined;
  /** Whether a form in a `<site-form>` has the id. */
  hasHosted(formId: string): boolean;
  /** Returns the first form with fields that is in a `<site-form>` or has the id. */
  withItems(formId: string | undefined): PageForm | undefined;
}

/** Indexes forms for the searches of a group. */
export function formGroup(forms: readonly PageForm[]): FormGroup {
  const hosted = forms.filter(({ host }) => host);
  const items = forms.filter(({ markup }) => markup.items.length > 0);
  const ids = new Set(hosted.map(({ markup }) => markup.formId));
  const firstHosted = items.findIndex(({ host }) => host);
  const firstById = new Map<string, number>();
  for (const [at, { markup }] of items.entries()) if (!firstById.has(markup.formId)) firstById.set(markup.formId, at);
  return {
    hosted: hosted[0],
    hasHosted: (formId) => ids.has(formId),
    withItems: (formId) => {
      const byId = formId === undefined ? undefined : firstById.get(formId);
      if (byId === undefined) return items[firstHosted];
      return items[firstHosted < 0 ? byId : Math.min(byId, firstHosted)];
    },
  };
}
