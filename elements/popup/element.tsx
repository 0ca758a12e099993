import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import floating from '../../core/element/ui/floating.css';
import { nameOfContent } from '../../core/element/ui/modal.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { CornerPopup, ModalPopup } from './Popup.tsx';
import shadow from './popup.css';
import { usePopupSession } from './usePopupSession.ts';
import { useSettingWarnings } from './useSettingWarnings.ts';

function PopupElementView(values: ValuesOf<typeof contract>): ReactNode {
  const host = useHost();
  const getMessage = useMessages(messages);
  const session = usePopupSession(values);
  useSettingWarnings(values.blockJson ?? values.dataBlockJson);
  const Popup = values.modal ? ModalPopup : CornerPopup;
  return (
    <Popup
      {...session}
      name={nameOfContent(host) || getMessage('popup-label')}
      closeLabel={getMessage('popup-close')}
      popupStyle={values.popupStyle}
      hasMedia={host.querySelector(':scope > [slot="media"]') !== null}
    />
  );
}

/** `<site-popup>`: content that opens over the page after a time, a scroll or at the exit (docs/spec.md#runtime-3, "Popup overlay settings"). */
export const SitePopupElement = elementClass(contract, PopupElementView, { shadow: [floating, shadow] });
