import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import floating from '../../core/element/ui/floating.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { Dialog } from './Dialog.tsx';
import shadow from './dialog.css';
import { messages } from './messages.en.ts';
import type { Choice } from './model/choices.ts';
import { useDialogParts } from './useDialogParts.ts';
import { useDialogSession } from './useDialogSession.ts';

type Values = ValuesOf<typeof contract>;

/** Milliseconds that visitors have at least to find and press the action of a notification. */
const actionDuration = 10_000;

type Labels = Readonly<Record<Choice | 'close', string>>;

function useLabels({ dialogStyle, confirmLabel, rejectLabel, cancelLabel }: Values): Labels {
  const getMessage = useMessages(messages);
  return {
    confirm: confirmLabel || getMessage(dialogStyle === 'confirm-or-reject' ? 'dialog-yes' : 'dialog-ok'),
    reject: rejectLabel || getMessage('dialog-no'),
    cancel: cancelLabel || getMessage('dialog-cancel'),
    close: getMessage('dialog-close'),
  };
}

function DialogElementView(values: Values): ReactNode {
  const { open, dialogStyle, destructive, width, padding, closedby, hideAfter, destroyOnHide } = values;
  const host = useHost();
  const session = useDialogSession(open, () => destroyOnHide && host.remove());
  const labels = useLabels(values);
  const isContent = dialogStyle === 'content';
  const isNotification = dialogStyle === 'no-buttons';
  const parts = useDialogParts(isContent || isNotification, session);
  const life = {
    isOpen: session.isOpen,
    onAnswer: session.choose,
    onShown: session.shown,
    onHidden: session.hidden,
    closeLabel: labels.close,
  };
  if (isNotification) {
    const hasAction = host.querySelector(':scope > [slot="action"]') !== null;
    // The status region exists before its content, because assistive technology announces changes only.
    return (
      <div role="status">
        {parts ? (
          <parts.Notification
            {...life}
            hideAfter={hasAction && !host.hasAttribute('hide-after') ? actionDuration : hideAfter}
            hasAction={hasAction}
            onTimeout={session.expire}
          />
        ) : (
          <slot hidden />
        )}
      </div>
    );
  }
  const box = { ...life, title: values.dialogTitle?.trim(), width, padding, closedby };
  if (isContent) {
    const { size, side } = values;
    return parts ? <parts.ContentDialog {...box} size={size} side={side} /> : <slot hidden />;
  }
  return (
    <Dialog {...box} dialogStyle={dialogStyle} labels={labels} isDestructive={destructive}>
      <slot />
    </Dialog>
  );
}

/**
 * `<site-dialog>`: a question to confirm, reject or cancel, any content, or a notification that hides itself (docs/spec.md#widgets-2, docs/spec.md#widgets-4, docs/spec.md#widgets-9).
 * `await element.ask()` resolves to `confirm`, `reject`, `cancel` or `timeout`.
 */
export const SiteDialogElement = elementClass(contract, DialogElementView, {
  shadow: [buttons, floating, shadow],
});
