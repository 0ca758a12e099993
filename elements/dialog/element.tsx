import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import floating from '../../core/element/ui/floating.css';
import notifications from '../../core/element/ui/notification.css';
import { Notification } from '../../core/element/ui/notification.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { Dialog } from './Dialog.tsx';
import shadow from './dialog.css';
import { messages } from './messages.en.ts';
import type { Choice } from './model/choices.ts';
import { useDialogSession } from './useDialogSession.ts';

type Values = ValuesOf<typeof contract>;

function useLabels({ dialogStyle, confirmLabel, rejectLabel, cancelLabel }: Values): Readonly<Record<Choice, string>> {
  const getMessage = useMessages(messages);
  return {
    confirm: confirmLabel || getMessage(dialogStyle === 'confirm-or-reject' ? 'dialog-yes' : 'dialog-ok'),
    reject: rejectLabel || getMessage('dialog-no'),
    cancel: cancelLabel || getMessage('dialog-cancel'),
  };
}

function DialogElementView(values: Values): ReactNode {
  const { open, dialogStyle, dialogTitle, destructive, width, padding, hideAfter, destroyOnHide } = values;
  const host = useHost();
  const session = useDialogSession(open, () => destroyOnHide && host.remove());
  const labels = useLabels(values);
  const life = { isOpen: session.isOpen, onShown: session.shown, onHidden: session.hidden };
  if (dialogStyle === 'no-buttons') {
    return (
      <Notification {...life} hideAfter={hideAfter} onTimeout={session.expire}>
        <slot />
      </Notification>
    );
  }
  return (
    <Dialog
      {...life}
      dialogStyle={dialogStyle}
      title={dialogTitle?.trim()}
      labels={labels}
      isDestructive={destructive}
      width={width}
      padding={padding}
      onAnswer={session.choose}
    >
      <slot />
    </Dialog>
  );
}

/**
 * `<site-dialog>`: a question to confirm, reject or cancel, or a notification that hides itself (docs/spec.md#widgets-2, docs/spec.md#widgets-4, docs/spec.md#widgets-9).
 * `await element.ask()` resolves to `confirm`, `reject`, `cancel` or `timeout`.
 */
export const SiteDialogElement = elementClass(contract, DialogElementView, {
  shadow: [buttons, floating, notifications, shadow],
});
