/** Renders a field in the markup that site builders write: `<div class="form-item field email required">`. */
import type { ComponentType, ReactNode } from 'react';
import { type FieldKind, kindOf } from '../../../core/model/form/field-types.ts';
import { Checkboxes, FileInput, Radios, Select, TextArea, TextInput } from './controls.tsx';
import { controlId, describedBy, type FieldProps, helpId } from './field-props.ts';
import { Likert } from './Likert.tsx';
import { Subfields } from './Subfields.tsx';

const Title = ({ field: { title, required } }: FieldProps): ReactNode => (
  <>
    {title}
    {required && (
      <span className="required" aria-hidden="true">
        {' *'}
      </span>
    )}
  </>
);

const Help = ({ field: { description }, base }: FieldProps): ReactNode =>
  description && (
    <div className="description" id={helpId(base)}>
      {description}
    </div>
  );

/** The id of the field is that of its item, or `data-field-id` if another node of the page has that id. */
function itemAttributes({ field: { id, type, required, underline, messages }, base }: FieldProps) {
  const classes = [
    kindOf(type).renders === 'parts' ? 'fields' : 'field',
    type,
    required && 'required',
    underline && 'underline',
  ];
  return {
    ...Object.fromEntries(Object.entries(messages).map(([rule, text]) => [`data-message-${rule}`, text])),
    id: base,
    'data-field-id': base === id ? undefined : id,
    className: ['form-item', ...classes].filter(Boolean).join(' '),
  };
}

type View = ComponentType<FieldProps>;

const labelled =
  (Control: View): View =>
  (props) => (
    <div {...itemAttributes(props)}>
      <label className="title" htmlFor={controlId(props.base)}>
        <Title {...props} />
      </label>
      <Help {...props} />
      <Control {...props} />
    </div>
  );

const grouped =
  (Controls: View): View =>
  (props) => (
    <fieldset {...itemAttributes(props)} aria-describedby={describedBy(props)}>
      <legend className="title">
        <Title {...props} />
      </legend>
      <Help {...props} />
      <Controls {...props} />
    </fieldset>
  );

const Section: View = (props) => (
  <div {...itemAttributes(props)}>
    <h3 className="title">{props.field.title}</h3>
    <Help {...props} />
  </div>
);

const Hidden: View = (props) => (
  <div {...itemAttributes(props)} hidden>
    <input type="hidden" name={props.field.key} defaultValue={props.field.value} />
  </div>
);

const views: Readonly<Record<FieldKind['renders'], View>> = {
  input: labelled(TextInput),
  textarea: labelled(TextArea),
  select: labelled(Select),
  radios: grouped(Radios),
  checkboxes: grouped(Checkboxes),
  file: labelled(FileInput),
  likert: grouped(Likert),
  parts: grouped(Subfields),
  heading: Section,
  nothing: Hidden,
};

export function Field(props: FieldProps): ReactNode {
  const View = views[kindOf(props.field.type).renders];
  return <View {...props} />;
}
