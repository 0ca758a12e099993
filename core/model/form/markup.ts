/**
 * A form as it stands in markup, without the markup: whoever reads it, the page or `check`, says what is there, and
 * everything else is decided here. `N` is a node of theirs, which comes back with what is said about it.
 */
import type { FieldDefinition } from './definition.ts';

/** A native control that valueType a value; buttons are none. */
export interface ControlMarkup<N> {
  readonly node: N;
  /** Of an input; `select`, `select-multiple` and `textarea` for the others. Small letters. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** Which sub-field (`data-title`) or likert question it is for. */
  readonly part: string;
  readonly required: boolean;
  /** As it is sent; an option of a `<select>` is in `options`. */
  readonly value: string;
  readonly options: readonly string[];
  /** `data-max-length`, or else `maxlength`, as written. */
  readonly maxLength: string;
  readonly minLength: string;
  /** Whether nobody can change what is in it, and it is sent all the same (`readonly`). */
  readonly isFixed: boolean;
  /** What it is called, where that is known. */
  readonly label: string;
}

/** What site builders write around a field: `class="form-item field email required"`. */
export interface ItemMarkup<N> {
  readonly node: N;
  readonly className: string;
  readonly id: string;
  /** The text of its title or legend, and whether that shows that the field is required. */
  readonly title: string;
  readonly hasMarker: boolean;
  readonly controls: readonly ControlMarkup<N>[];
}

export interface FormMarkup<N> {
  readonly node: N;
  /** Empty where nothing says it. */
  readonly formId: string;
  readonly redirect: string;
  /** Whether it is a form of the site builder, or in a `<site-form>`: others follow rules of their own. */
  readonly isManaged: boolean;
  readonly items: readonly ItemMarkup<N>[];
  /** Controls outside of items. */
  readonly controls: readonly ControlMarkup<N>[];
}

/** A field, and the nodes that it consists of. */
export interface MarkupField<N> {
  readonly field: FieldDefinition;
  readonly item?: ItemMarkup<N>;
  readonly controls: readonly ControlMarkup<N>[];
}
