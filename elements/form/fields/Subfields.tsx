import type { ReactNode } from 'react';
import { shownSubfields } from '../../../core/model/form/definition.ts';
import type { SubfieldKind } from '../../../core/model/form/field-types.ts';
import type { FieldProps } from './field-props.ts';

interface SubfieldProps {
  readonly subfield: SubfieldKind;
  /** Also the id of the control. */
  readonly name: string;
  readonly required: boolean;
  readonly label: string;
}

function SubfieldControl({ subfield, name, required }: SubfieldProps): ReactNode {
  const attributes = { id: name, className: 'field-element', name, 'data-title': subfield.name, required };
  if (subfield.options)
    return (
      <select {...attributes}>
        {subfield.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const { inputType = 'text', inputMode, autocomplete, maxLength } = subfield;
  return (
    <input {...attributes} type={inputType} inputMode={inputMode} autoComplete={autocomplete} maxLength={maxLength} />
  );
}

const Subfield = (props: SubfieldProps): ReactNode => (
  <div className={`field ${props.subfield.name.toLowerCase()}`}>
    <label className="caption" htmlFor={props.name}>
      <span className="caption-text">{props.label}</span>
      <SubfieldControl {...props} />
    </label>
  </div>
);

/** Renders the sub-fields of a composite field. */
export const Subfields = ({ field, base, getMessage }: FieldProps): ReactNode =>
  shownSubfields(field).map((subfield) => (
    <Subfield
      key={subfield.name}
      subfield={subfield}
      name={`${base}-${subfield.name.toLowerCase()}`}
      required={field.required && !subfield.isOptional}
      label={getMessage(subfield.label)}
    />
  ));
