import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import { useOpenable } from '../../core/element/ui/openable.ts';
import { messages as cartMessages } from '../../core/model/cart/messages.en.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { CartContent } from './CartContent.tsx';
import shadow from './cart.css';
import { contract } from './contract.ts';
import { Drawer } from './Drawer.tsx';
import drawer from './drawer.css';
import { messages } from './messages.en.ts';
import page from './page.css';

type Values = ValuesOf<typeof contract>;

const texts = { ...cartMessages, ...messages };

/** Opens and closes the drawer. A cart in the page is always shown. */
function useDrawer({ layout, open }: Values) {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const isDrawer = layout === 'drawer';
  const { isOpen, show, hide } = useOpenable<undefined>({
    open: open && isDrawer,
    unsaid: undefined,
    mayShow: () => emit('site-show'),
    mayHide: () => emit('site-hide'),
    write: (value) => writeBack({ open: value }),
    onChange: () => undefined,
  });
  useExpose(contract, {
    show: () => {
      if (isDrawer) show();
    },
    hide: () => void hide(undefined),
  });
  return { isDrawer, isOpen, close: () => hide(undefined), emit };
}

function CartElementView(values: Values): ReactNode {
  const getMessage = useMessages(texts);
  const { isDrawer, isOpen, close, emit } = useDrawer(values);
  const title = values.cartTitle?.trim();
  const content = <CartContent values={values} isShown={!isDrawer || isOpen} />;
  if (!isDrawer)
    return (
      <>
        {title && (
          <h2 part="title" className="title">
            {title}
          </h2>
        )}
        {content}
      </>
    );
  return (
    <Drawer
      isOpen={isOpen}
      title={title || getMessage('cart-label')}
      closeLabel={getMessage('cart-close')}
      onClose={close}
      onShown={() => emit('site-shown')}
      onHidden={() => emit('site-hidden')}
    >
      {content}
    </Drawer>
  );
}

/**
 * `<site-cart>`: the visitor's cart, in the page or as a drawer (docs/spec.md#runtime-3, "Shopping cart";
 * docs/spec.md#runtime-8).
 */
export const SiteCartElement = elementClass(contract, CartElementView, {
  shadow: [buttons, shadow, drawer],
  page,
});
