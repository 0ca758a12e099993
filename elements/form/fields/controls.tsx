/** Native controls, uncontrolled by React. */
import type { ReactNode } from 'react';
import { kindOf, secretMask } from '../../../core/model/form/field-types.ts';
import { controlId, describedBy, type FieldProps, prefixId, prefixOf } from './field-props.ts';

// The control's name is its id: a control named "submit" or "action" would hide the form's own member.
const attributesOf = (props: FieldProps) => ({
  id: controlId(props.base),
  name: controlId(props.base),
  className: 'field-element',
  required: props.field.required,
  'aria-describedby': describedBy(props),
  'data-max-length': props.field.maxLength,
});

/** For URLs, account names and numbers. */
const noTextCorrection = { autoCapitalize: 'none', spellCheck: 'false' } as const;

export function TextInput(props: FieldProps): ReactNode {
  const { inputType = 'text', inputMode, autocomplete, isTrimmed, isSecret } = kindOf(props.field.type);
  const prefix = prefixOf(props.field);
  const input = (
    <input
      {...attributesOf(props)}
      {...((isTrimmed || isSecret) && noTextCorrection)}
      type={inputType}
      inputMode={inputMode}
      autoComplete={autocomplete}
      placeholder={props.field.placeholder || (isSecret ? secretMask : undefined)}
    />
  );
  if (prefix === '') return input;
  return (
    <div className="field-prefix">
      <span id={prefixId(props.base)}>{prefix}</span>
      {input}
    </div>
  );
}

export const TextArea = (props: FieldProps): ReactNode => (
  <textarea {...attributesOf(props)} rows={5} placeholder={props.field.placeholder || undefined} />
);

/** Initially nothing is selected, so that visitors do not submit a choice that they have not made. */
export const Select = (props: FieldProps): ReactNode => (
  <select {...attributesOf(props)}>
    <option value="">{props.field.placeholder || props.getMessage('form-choose')}</option>
    {props.field.options.map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </select>
);

/** A native input: it opens by keys, and takes files that are dropped on it. */
export function FileInput(props: FieldProps): ReactNode {
  const { accept = '', isMultiple = false, maxFiles, maxSize } = props.field.files ?? {};
  return (
    <input
      {...attributesOf(props)}
      type="file"
      accept={accept || undefined}
      multiple={isMultiple}
      data-max-files={maxFiles}
      data-max-size={maxSize}
    />
  );
}

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly required?: boolean;
  /** The Likert question that it answers. */
  readonly question?: string;
}

export const Choice = ({ text, question, ...input }: ChoiceProps): ReactNode => (
  <div className="option">
    <label>
      <input {...input} data-title={question} />
      <span>{text}</span>
    </label>
  </div>
);

export const Radios = ({ field: { options, required }, base }: FieldProps): ReactNode =>
  options.map((option) => (
    <Choice key={option} type="radio" name={controlId(base)} value={option} text={option} required={required} />
  ));

/** Each single checkbox is optional, so none has the `required` attribute. */
export const Checkboxes = ({ field: { options }, base }: FieldProps): ReactNode =>
  options.map((option) => <Choice key={option} type="checkbox" name={controlId(base)} value={option} text={option} />);
