import { type ReactNode, useMemo } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import keyButton from '../../core/element/ui/key-button.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { hasUnlinkedImage } from '../../core/page/clicked-slide.ts';
import { contract } from './contract.ts';
import shadow from './element.css';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useLightboxSession } from './useLightboxSession.ts';
import { useOpeners } from './useOpeners.ts';
import { useSlideNodes } from './useSlideNodes.ts';
import { LightboxView } from './view.tsx';

function LightboxElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { historyHash } = values;
  const getMessage = useMessages(messages);
  const emit = useEmit(contract);
  const slides = useSlideNodes(values.for, values.open);
  const { nodes, refresh } = slides;
  const needsButton = useMemo(() => hasUnlinkedImage(nodes), [nodes]);
  const session = useLightboxSession(values, slides);
  useOpeners({ nodes: refresh, historyHash, show: session.show });
  return (
    <>
      <slot />
      {needsButton && (
        <button type="button" part="open" className="key-button" aria-haspopup="dialog" onClick={() => session.show()}>
          {getMessage('lightbox-open')}
        </button>
      )}
      <LightboxView
        {...values}
        isOpen={session.isOpen}
        nodes={nodes}
        index={session.index}
        pinterest={values}
        onIndex={session.select}
        onClose={session.hide}
        onSettled={(from, to) => emit('site-slid', { from, to })}
        onShown={() => emit('site-shown')}
        onHidden={() => emit('site-hidden')}
      />
    </>
  );
}

/** `<site-lightbox>`: shows the slides of galleries, or its own, over the whole window (docs/spec.md#widgets-2, docs/spec.md#widgets-4, docs/spec.md#widgets-9). */
export const SiteLightboxElement = elementClass(contract, LightboxElementView, { shadow: [keyButton, shadow], page });
