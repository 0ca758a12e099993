import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useExpose } from '../../core/element/hooks/contract.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import buttons from '../../core/element/ui/button.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { Form } from './Form.tsx';
import shadow from './form.css';
import { formMessages } from './form-messages.ts';
import page from './page.css';
import { useFormSession } from './useFormSession.ts';

function FormElementView(values: ValuesOf<typeof contract>): ReactNode {
  const getMessage = useMessages(formMessages);
  const { status, views, submit, retry, reset } = useFormSession(values, getMessage);
  const { phase } = status;
  useExpose(contract, { submit, reset });
  useStates({
    submitting: phase === 'submitting',
    submitted: phase === 'success',
    failed: phase === 'failure',
  });
  return (
    <Form
      status={status}
      views={views}
      getMessage={getMessage}
      submittingText={values.submittingText || getMessage('form-submitting')}
      onRetry={retry}
      success={(fallback) => <slot name="success">{fallback}</slot>}
    >
      <slot />
    </Form>
  );
}

/**
 * `<site-form>`: submits the form that it contains, or that its JSON defines, to the site's server, exactly once
 * (docs/spec.md#runtime-3 to docs/spec.md#runtime-5, docs/spec.md#runtime-7, docs/spec.md#runtime-8). Without script the browser posts the author's form.
 */
export const SiteFormElement = elementClass(contract, FormElementView, { shadow: [buttons, shadow], page });
