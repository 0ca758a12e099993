import { useLayoutEffect, useState } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useOpenable } from '../../core/element/ui/openable.ts';
import { contract } from './contract.ts';
import type { Answer, Choice } from './model/choices.ts';
import { PendingAnswers } from './model/pending-answers.ts';

/** The state of the dialog, and the callbacks of its views. */
export interface DialogSession {
  readonly isOpen: boolean;
  /** Returns false if a listener cancelled the event. */
  readonly choose: (choice: Choice) => boolean;
  readonly expire: () => void;
  /** Hides the dialog because it cannot be shown. */
  readonly fail: () => void;
  readonly shown: () => void;
  readonly hidden: () => void;
}

/** Dispatches the dialog's events in order, and resolves the promises of `ask()`. */
export function useDialogSession(open: boolean, onDone: () => void): DialogSession {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const [pending] = useState(() => new PendingAnswers());
  const { isOpen, show, hide, reason, takeReason } = useOpenable<Answer>({
    open,
    unsaid: 'cancel',
    mayShow: () => {
      const mayShow = emit('site-show');
      if (!mayShow) pending.resolveAll('cancel');
      return mayShow;
    },
    mayHide: (answer) => emit('site-hide', { answer }),
    write: (value) => writeBack({ open: value }),
    onChange: (isShowing) => isShowing || pending.startHiding(),
  });
  const ask = (): Promise<Answer> => {
    const answered = pending.wait();
    show();
    return answered;
  };
  const choose = (choice: Choice): boolean => emit(`site-${choice}`) && hide(choice);
  const requestClose = (): void => {
    if (isOpen) choose('cancel');
  };
  useExpose(contract, { show, hide: () => void hide('cancel'), requestClose, ask });
  // If the element is removed before it is hidden, resolve the promises with the answer so far.
  useLayoutEffect(() => () => pending.resolveAll(reason()), [pending]);

  return {
    isOpen,
    choose,
    expire: () => void hide('timeout'),
    fail: () => void hide('cancel'),
    shown: () => emit('site-shown'),
    hidden: () => {
      const answer = takeReason();
      emit('site-hidden', { answer });
      pending.finishHiding(answer);
      onDone();
    },
  };
}
