/** Reports forms, popups and quick views of products that are shown, from the events of the elements. */
import { isElement, unclobber } from '../unclobber.ts';

/** Functions that report what is shown. */
export interface ShownReports {
  readonly form: (formId: string) => void;
  readonly popup: () => void;
  readonly quickView: (productId: string) => void;
}

/** Returns the id of the product in a dialog, as the markup of the product declares it. */
function productIn(dialog: Element): string | undefined {
  const product = dialog.querySelector('site-product');
  const declared = product?.querySelector('input[name="itemId"]')?.getAttribute('value');
  return product?.getAttribute('data-item-id') || declared || undefined;
}

function idOfForm(element: Element): string | null {
  const form = element.querySelector('form[data-form-id]');
  return element.getAttribute('form-id') || (form && unclobber(form).getAttribute('data-form-id'));
}

/** Reports what is shown now and until the signal is aborted: each form once, a popup and a quick view each time. */
export function watchElements(document: Document, report: ShownReports, signal: AbortSignal): void {
  const page = unclobber(document);
  const rendered = new WeakSet<EventTarget>();

  function reportForm(form: EventTarget | null, formId: unknown): void {
    if (!form || rendered.has(form) || typeof formId !== 'string') return;
    rendered.add(form);
    report.form(formId);
  }

  function reportShown(target: EventTarget | null): void {
    if (!target || !isElement(target)) return;
    if (target.localName === 'site-popup') report.popup();
    const product = target.localName === 'site-dialog' && productIn(target);
    if (product) report.quickView(product);
  }

  page.addEventListener('site-shown', ({ target }) => reportShown(target), { signal });
  page.addEventListener(
    'site-form-rendered',
    // Elements dispatch it with this detail.
    ({ target, detail }: Event & { readonly detail?: { readonly formId?: unknown } | null }) =>
      reportForm(target, detail?.formId),
    { signal },
  );
  // Their events came before the visitor agreed.
  for (const shown of page.querySelectorAll('site-popup[open],site-dialog[open]')) reportShown(shown);
  for (const form of page.querySelectorAll('site-form:defined')) reportForm(form, idOfForm(form));
}
