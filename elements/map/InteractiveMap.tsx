/** Replaces the static image: shows the consent prompt, then the map. Loaded when a visitor is about to open the map. */
import type { ReactNode } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import { ConsentQuestion, useMediaConsent } from '../../core/element/ui/consent-question.tsx';
import { adoptInto } from '../../core/page/sheet.ts';
import { messages as ownMessages } from './interactive/messages.en.ts';
import sheet from './interactive-map.css';
import type { InteractiveMapProps } from './interactive-map-props.ts';
import { LiveMap } from './LiveMap.tsx';
import { messages } from './messages.en.ts';

const allMessages = { ...messages, ...ownMessages };

/** Shows the consent prompt first if consent is required and not yet granted. */
export function InteractiveMap(props: Omit<InteractiveMapProps, 'getMessage'>): ReactNode {
  const { values, provider, href, hasFocus, onStop } = props;
  const getMessage = useMessages(allMessages);
  const { shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const mayLoad = useMediaConsent(values.requireConsent && provider.isForeign, onStop);
  if (!mayLoad)
    return (
      <ConsentQuestion
        question={getMessage('map-consent', { provider: provider.name })}
        allow={getMessage('map-allow')}
        hasFocus={hasFocus}
      >
        <a className="button" href={href} target="_blank" rel="noreferrer">
          {getMessage('map-elsewhere')}
        </a>
      </ConsentQuestion>
    );
  // A different provider needs a new map.
  const { tiles, apiKey, src } = values;
  return <LiveMap key={[provider.kind, tiles, apiKey, src].join()} {...props} getMessage={getMessage} />;
}
