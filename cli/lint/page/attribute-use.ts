/** The use of attribute names by templates and frameworks. */
import { memoizeText } from '../../text/memoize-text.ts';

// Template code between attributes: `{...props}`, `{{#if a}}`, `<?php if (a) ?>`, `@attributes`. The parser reads it as
// attribute names.
const templateInTag = /[{}<]/;
const anyAttribute = /^(?:v-bind|x-bind|th:attr|th:field|data-bind|asp-for)$/;

// Bindings: `:alt`, `v-bind:alt`, `x-bind:alt`, `bind:alt`, `th:alt`, `ng-attr-alt`, `[alt]`, `[attr.alt]`.
const binding = /^(?:v-bind:|x-bind:|bind:|th:|ng-attr-|ng-|attr\.|[:[.])+/;
const closing = /[\].].*$/s;

/** The use of an attribute name by templates and frameworks. */
export interface NameUse {
  /** Whether a template writes such an attribute, or any attributes in its place. */
  readonly isTemplate: boolean;
  /** Whether it is one if it has no value. */
  readonly isTemplateAlone: boolean;
  /** The attribute that a framework sets. */
  readonly bound: string | undefined;
}

/** Returns the use of an attribute name; undefined if it is that of a plain attribute. */
export const useOf = memoizeText((name): NameUse | undefined => {
  const use = {
    isTemplate: templateInTag.test(name) || anyAttribute.test(name),
    isTemplateAlone: name.startsWith('@'),
    bound: binding.test(name) ? name.replace(binding, '').replace(closing, '') : undefined,
  };
  return use.isTemplate || use.isTemplateAlone || use.bound !== undefined ? use : undefined;
});

/** Whether templates and frameworks give no meaning to the name of an attribute. */
export const isPlainName = (name: string): boolean => useOf(name) === undefined;
