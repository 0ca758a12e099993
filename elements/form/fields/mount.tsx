/** Renders the fields of a JSON definition into the light DOM, where they are read as if the author had written them. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderContainer } from '../../../core/element/render-container.ts';
import type { FieldDefinition, FormDefinition } from '../../../core/model/form/definition.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { Field } from './Field.tsx';
import type { GetFormMessage } from './field-props.ts';
import { idAssigner } from './ids.ts';

export interface FieldsOptions {
  readonly getMessage: GetFormMessage;
  readonly submitLabel: string;
}

export interface MountedFields {
  /** The box of the submit button. */
  readonly button: HTMLElement;
  /** Renders another definition, or other texts. Fields that both definitions contain keep their values. */
  update(definition: FormDefinition, options: FieldsOptions): void;
  /** Removes the fields. */
  unmount(): void;
}

// A field whose limit changes is rendered anew: not all libraries remove attributes.
const keyOf = ({ id, type, maxLength }: FieldDefinition): string => `${type} ${maxLength ?? ''} ${id}`;

function append(form: HTMLFormElement, className: string): HTMLElement {
  const node = unclobber(unclobber(form).ownerDocument).createElement('div');
  node.className = className;
  unclobber(form).append(node);
  return node;
}

function appendButton(form: HTMLFormElement): HTMLButtonElement {
  const wrapper = append(form, 'form-button-wrapper');
  const button = unclobber(unclobber(form).ownerDocument).createElement('button');
  button.type = 'submit';
  button.className = 'button';
  wrapper.append(button);
  return button;
}

/**
 * Renders fields and a submit button at the end of `form`, synchronously. Must not be called while React renders or runs
 * effects. Insert other content, such as a captcha, before `.form-button-wrapper`.
 */
export function mountFields(form: HTMLFormElement, definition: FormDefinition, options: FieldsOptions): MountedFields {
  const list = append(form, 'field-list');
  const button = appendButton(form);
  const root = createRoot(renderContainer(list));
  const idOf = idAssigner(form);
  let label = '';
  const update: MountedFields['update'] = ({ fields }, { getMessage, submitLabel }) => {
    // A form that is being submitted has another text on its button.
    if (label !== submitLabel) button.textContent = submitLabel;
    label = submitLabel;
    flushSync(() =>
      root.render(
        fields.map((field) => <Field key={keyOf(field)} field={field} base={idOf(field.id)} getMessage={getMessage} />),
      ),
    );
  };
  update(definition, options);
  const box = button.parentElement ?? button;
  return {
    button: box,
    update,
    unmount() {
      list.remove();
      box.remove();
      // React cannot unmount a root while it renders another one, which may be calling this.
      queueMicrotask(() => root.unmount());
    },
  };
}
