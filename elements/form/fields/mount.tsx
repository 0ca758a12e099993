/** The fields of a JSON definition as light DOM: from then on they are read as if the author had written them. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FieldDefinition, FormDefinition } from '../../../core/model/form/definition.ts';
import { Field } from './Field.tsx';
import type { SayFormWord } from './field-props.ts';
import { idsFor } from './ids.ts';

export interface FieldsOptions {
  readonly words: SayFormWord;
  readonly submitLabel: string;
}

export interface MountedFields {
  /** Shows another definition; what is typed into fields that both have stays. */
  update(definition: FormDefinition): void;
  /** Takes everything back. */
  unmount(): void;
}

// A text that may not exceed another number of characters is another control: not all libraries take attributes back.
const keyOf = ({ id, type, maxLength }: FieldDefinition): string => `${type} ${maxLength ?? ''} ${id}`;

function append(form: HTMLFormElement, className: string): HTMLElement {
  const node = form.ownerDocument.createElement('div');
  node.className = className;
  form.append(node);
  return node;
}

function appendButton(form: HTMLFormElement, label: string): HTMLElement {
  const wrapper = append(form, 'form-button-wrapper');
  const button = form.ownerDocument.createElement('button');
  button.type = 'submit';
  button.className = 'button';
  button.textContent = label;
  wrapper.append(button);
  return wrapper;
}

/**
 * Puts fields and a submit button at the end of `form`; they are there when it returns. What else is to stand between
 * them, as a captcha, goes before `.form-button-wrapper`. Not to be called while React renders or runs effects.
 */
export function mountFields(
  form: HTMLFormElement,
  definition: FormDefinition,
  { words, submitLabel }: FieldsOptions,
): MountedFields {
  const list = append(form, 'field-list');
  const button = appendButton(form, submitLabel);
  const root = createRoot(list);
  const idOf = idsFor(form);
  const update = ({ fields }: FormDefinition): void =>
    flushSync(() =>
      root.render(
        fields.map((field) => <Field key={keyOf(field)} field={field} base={idOf(field.id)} words={words} />),
      ),
    );
  update(definition);
  return {
    update,
    unmount() {
      list.remove();
      button.remove();
      // React does not unmount one root while it renders another, from which this may well be called.
      queueMicrotask(() => root.unmount());
    },
  };
}
