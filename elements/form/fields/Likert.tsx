import type { ReactNode } from 'react';
import { likertAnswers } from '../../../core/model/form/summary.ts';
import { Choice } from './controls.tsx';
import { controlId, type FieldProps } from './field-props.ts';

/** Renders a radio group for each question. */
export const Likert = ({ field: { options, required }, base, getMessage }: FieldProps): ReactNode =>
  options.map((question, index) => {
    const id = `${base}-question-${index + 1}`;
    return (
      <div className="question" key={question} role="radiogroup" aria-labelledby={id} aria-required={required}>
        <div className="caption-text" id={id}>
          {question}
        </div>
        <div className="answers">
          {likertAnswers.map(([value, code]) => (
            <Choice
              key={value}
              type="radio"
              name={controlId(id)}
              value={value}
              text={getMessage(code)}
              required={required}
              question={question}
            />
          ))}
        </div>
      </div>
    );
  });
