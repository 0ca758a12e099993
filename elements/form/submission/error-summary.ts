/** The errors of a form as the links of its summary. */
import type { GetMessage } from '../../../core/element/hooks/language.ts';
import { isElement, unclobber } from '../../../core/page/unclobber.ts';
import type { ErrorSummaryStatus, SummaryItem } from '../form-status.ts';
import { type Control, isCheckable } from '../session/controls.ts';
import type { ControlError } from './control-errors.ts';
import type { FormField } from './read-fields.ts';

/** Returns a text without the marks that labels end with: "Name *", "Name:". */
const trimmed = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![ :*])[ :*]+$/, '')
    .trim();

/** Returns the text of a label without that of controls in it, such as the options of a list. */
function labelText(label: Node | undefined): string {
  const texts = [...(label ? unclobber(label).childNodes : [])].map((node) => {
    if (!isElement(node)) return node.textContent ?? '';
    return node.matches('select, textarea, [data-site-owned]') ? '' : labelText(node);
  });
  return texts.join('');
}

const nameOf = (control: Control): string =>
  trimmed(labelText(control.labels?.[0])) || trimmed(control.getAttribute('aria-label')) || control.name;

/** Returns the name of a field for visitors; of a sub-field or question, also its own. */
function fieldName({ field, item, controls }: FormField, control: Control): string {
  const title = item ? trimmed(field.title) : '';
  if (controls.length === 1) return title || nameOf(control);
  const question = control.getAttribute('data-title');
  const legend = trimmed(control.closest('fieldset')?.querySelector('legend')?.textContent);
  const part = isCheckable(control) ? question : nameOf(control);
  return [title || legend, part].filter(Boolean).join(', ');
}

/** Lists the errors of a form in the order of its fields. */
export function summaryItems(
  fields: readonly FormField[],
  errors: ReadonlyMap<string, ControlError>,
  serverErrors: Readonly<Record<string, string>>,
  getMessage: GetMessage,
): readonly SummaryItem[] {
  const items = fields.flatMap((formField): readonly SummaryItem[] => {
    const { id, type } = formField.field;
    const found = errors.get(id);
    const refused = type !== 'hidden' && Object.hasOwn(serverErrors, id) ? serverErrors[id] : undefined;
    const error = found ? (found.text ?? getMessage(found.code, found.args)) : refused;
    const control = found?.controls[0] ?? formField.controls[0]?.node;
    if (error === undefined || !control) return [];
    return [{ key: id, field: found?.isCustom ? '' : fieldName(formField, control), error, control }];
  });
  return items.sort((a, b) =>
    a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Decides for each failure whether a summary is shown, and moves the focus to it once. */
export class ErrorSummaries {
  readonly #reveal: (control: Control) => void;
  #failures = 0;
  #isShown = false;
  #hasFocused = false;

  /** `reveal` shows the step that contains a control. */
  constructor(reveal: (control: Control) => void) {
    this.#reveal = reveal;
  }

  /** Returns the summary after so many failures. It stays until its last error is corrected. */
  update(
    failures: number,
    setting: 'auto' | 'always' | 'none',
    items: readonly SummaryItem[],
  ): ErrorSummaryStatus | undefined {
    if (failures !== this.#failures) {
      this.#failures = failures;
      this.#isShown = setting === 'always' || (setting === 'auto' && items.length > 1);
      this.#hasFocused = false;
    }
    return this.#isShown && items.length > 0
      ? { items, onShow: this.#handleShow, onSelect: this.#handleSelect }
      : undefined;
  }

  readonly #handleShow = (summary: HTMLElement): void => {
    if (!this.#hasFocused) summary.focus();
    this.#hasFocused = true;
  };

  /** Moves the focus to a control, and its label into the window. */
  readonly #handleSelect = (control: Control): void => {
    this.#reveal(control);
    control.focus();
    (control.labels?.[0] ?? control).scrollIntoView({ block: 'nearest' });
  };
}
