/**
 * A form as data. The page and the linter read their own markup into it. `N` is their type of a node, which they get back
 * with fields and problems.
 */
import type { FieldDefinition } from './definition.ts';

/** A native control that has a value; buttons are excluded. */
export interface ControlMarkup<N> {
  readonly node: N;
  /** The type of an input, or `select`, `select-multiple` or `textarea`. Lower case. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** The sub-field or Likert question (`data-title`). */
  readonly part: string;
  readonly required: boolean;
  /** The value that is sent. Those of a `<select>` are in `options`. */
  readonly value: string;
  readonly options: readonly string[];
  /** `data-max-length`, or else `maxlength`, as written. */
  readonly maxLength: string;
  readonly minLength: string;
  /** Whether the visitor cannot change the value, and it is sent all the same (`readonly`). */
  readonly isFixed: boolean;
  /** The text of its label; empty if unknown. */
  readonly label: string;
}

/** The element that site builders write around a field: `class="form-item field email required"`. */
export interface ItemMarkup<N> {
  readonly node: N;
  readonly className: string;
  readonly id: string;
  /** The text of its title or legend. */
  readonly title: string;
  /** Whether the title marks the field as required. */
  readonly hasMarker: boolean;
  readonly controls: readonly ControlMarkup<N>[];
}

export interface FormMarkup<N> {
  readonly node: N;
  /** Empty if not specified. */
  readonly formId: string;
  readonly redirect: string;
  /** Whether it is a form of the site builder or in a `<site-form>`. Others are not checked for the rules of submission. */
  readonly isManaged: boolean;
  readonly items: readonly ItemMarkup<N>[];
  /** Controls outside of items. */
  readonly controls: readonly ControlMarkup<N>[];
}

/** A field, and its nodes. */
export interface MarkupField<N> {
  readonly field: FieldDefinition;
  readonly item?: ItemMarkup<N>;
  readonly controls: readonly ControlMarkup<N>[];
}
