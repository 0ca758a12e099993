import type { ReactNode } from 'react';
import { shownParts } from '../../../core/model/form/definition.ts';
import type { PartKind } from '../../../core/model/form/field-types.ts';
import type { FieldProps } from './field-props.ts';

interface PartProps {
  readonly part: PartKind;
  /** Also the id of the control. */
  readonly name: string;
  readonly required: boolean;
  readonly label: string;
}

function PartControl({ part, name, required }: PartProps): ReactNode {
  const attributes = { id: name, className: 'field-element', name, 'data-title': part.name, required };
  if (part.options)
    return (
      <select {...attributes}>
        {part.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const { inputType = 'text', inputMode, autocomplete, maxLength } = part;
  return (
    <input {...attributes} type={inputType} inputMode={inputMode} autoComplete={autocomplete} maxLength={maxLength} />
  );
}

const Part = (props: PartProps): ReactNode => (
  <div className={`field ${props.part.name.toLowerCase()}`}>
    <label className="caption" htmlFor={props.name}>
      <span className="caption-text">{props.label}</span>
      <PartControl {...props} />
    </label>
  </div>
);

/** Renders the sub-fields of a composite field. */
export const Parts = ({ field, base, getMessage }: FieldProps): ReactNode =>
  shownParts(field).map((part) => (
    <Part
      key={part.name}
      part={part}
      name={`${base}-${part.name.toLowerCase()}`}
      required={field.required && !part.isOptional}
      label={getMessage(part.label)}
    />
  ));
