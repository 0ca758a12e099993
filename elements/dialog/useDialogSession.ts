import { useLayoutEffect, useState } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useOpenable } from '../../core/element/ui/openable.ts';
import { contract } from './contract.ts';
import { Askers } from './model/askers.ts';
import type { Answer, Choice } from './model/choices.ts';

/** What the views need to know and to say. */
export interface DialogSession {
  readonly isOpen: boolean;
  /** False when a listener was against it. */
  readonly choose: (choice: Choice) => boolean;
  readonly expire: () => void;
  readonly shown: () => void;
  readonly hidden: () => void;
}

/** The dialog's events in their order, and the promises of `ask()`. */
export function useDialogSession(open: boolean, onDone: () => void): DialogSession {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const [askers] = useState(() => new Askers());
  const { isOpen, show, hide, reason, takeReason } = useOpenable<Answer>({
    open,
    unsaid: 'cancel',
    mayShow: () => {
      const mayShow = emit('site-show');
      if (!mayShow) askers.answerAll('cancel');
      return mayShow;
    },
    mayHide: (answer) => emit('site-hide', { answer }),
    write: (value) => writeBack({ open: value }),
    onChange: (isShowing) => isShowing || askers.hiding(),
  });
  const ask = (): Promise<Answer> => {
    const answered = askers.wait();
    show();
    return answered;
  };
  useExpose(contract, { show, hide: () => void hide('cancel'), ask });
  // Removed before it was hidden: what was chosen stands, and nobody is left waiting.
  useLayoutEffect(() => () => askers.answerAll(reason()), [askers]);

  return {
    isOpen,
    choose: (choice) => emit(`site-${choice}`) && hide(choice),
    expire: () => void hide('timeout'),
    shown: () => emit('site-shown'),
    hidden: () => {
      const answer = takeReason();
      emit('site-hidden', { answer });
      askers.hidden(answer);
      onDone();
    },
  };
}
