import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren, useSlotPerChild } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import empty from '../../core/element/ui/empty.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { businessHours } from '../../core/model/site-context/read-business-hours.ts';
import type { ContextBusinessHours } from '../../core/model/site-context/site-context.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { isElement, matches, rectOf, unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { InfoBar, Item, type ItemKind, LinkItem } from './InfoBar.tsx';
import shadow from './info-bar.css';
import { messages } from './messages.en.ts';
import { emailUrl, mapUrl, phoneUrl } from './model/contact-links.ts';
import page from './page.css';

type Values = ValuesOf<typeof contract>;

/** Returns what the child of the author is: the kind of its link, or opening hours if it has none, or contains a `<time>`. */
function kindOf(child: Element): ItemKind {
  const link = matches(child, 'a[href]') ? child : unclobber(child).querySelector('a[href]');
  if (!link || unclobber(child).querySelector('time')) return 'hours';
  const [, scheme = ''] = /^\s*(mailto|tel|sms):/i.exec(link.getAttribute('href') ?? '') ?? [];
  return scheme === '' ? 'place' : scheme.toLowerCase() === 'mailto' ? 'email' : 'phone';
}

const openingHoursView = lazyModule((_retry) => import('./OpeningHours.tsx'), 'OpeningHours');

interface HoursProps {
  readonly hours: ContextBusinessHours;
  readonly timeZone: string | undefined;
  /** Whether the author has written the hours: then only the status is added. */
  readonly isWritten: boolean;
  /** The classes of the status. */
  readonly className?: string | undefined;
}

/** The opening hours, whose view only bars with hours load. Their space is taken from the start. */
function Hours(props: HoursProps): ReactNode {
  const getMessage = useMessages(messages);
  useBridge().onNeeded?.(openingHoursView);
  const { module, load } = useLazyModule(openingHoursView, 'info-bar-hours-missing');
  useLayoutEffect(() => load(), []);
  if (module) return <module.OpeningHours {...props} />;
  if (props.isWritten) return <span part="status" className={props.className} />;
  return (
    <Item kind="hours">
      <span className="text">
        <span part="status">{getMessage('info-bar-hours')}</span>
      </span>
    </Item>
  );
}

/** Returns the items of the settings, each if it has a valid value. */
function settingsItems({ email, phone, address }: Values, getMessage: GetMessage): readonly ReactNode[] {
  const links = [
    ['email', email, emailUrl(email ?? '')],
    ['phone', phone, phoneUrl(phone ?? '')],
    ['place', address, address && mapUrl(address)],
  ] as const;
  return links.flatMap(([kind, value, href]) =>
    value && href
      ? [
          <LinkItem key={kind} kind={kind} href={href} value={value}>
            {getMessage(`info-bar-item-${kind}`)}
          </LinkItem>,
        ]
      : [],
  );
}

/** Scrolls what gets the focus out from behind the bar: WebKit leaves it there, whatever the scroll padding of the page is. */
function useUncoveredFocus(): void {
  useHostEffect((host, signal) => {
    const uncover = ({ target }: FocusEvent): void => {
      if (!target || !isElement(target) || unclobber(host).contains(target)) return;
      const [bar, focused] = [rectOf(host), rectOf(target)];
      if (focused.bottom > bar.top && focused.top < bar.bottom) unclobber(target).scrollIntoView({ block: 'nearest' });
    };
    unclobber(host.ownerDocument).addEventListener('focusin', uncover, { signal });
  });
}

function InfoBarElementView(values: Values): ReactNode {
  const { barStyle, openingHours, timeZone } = values;
  const host = useHost();
  const { shadow: root } = useBridge().host;
  const getMessage = useMessages(messages);
  const children = useAuthorChildren().filter((child) => matches(child, ':not([hidden], script, style, template)'));
  const slots = useSlotPerChild(children);
  const hours = useMemo(() => businessHours(openingHours), [openingHours]);
  const hasOwn = children.length > 0 || host.textContent?.trim() !== '';
  const addedClass = host.hasAttribute('opening-hours') ? 'added' : 'added in-flow';
  const items = hasOwn ? [] : settingsItems(values, getMessage);
  const hasWeek = !hasOwn && hours !== undefined && Object.keys(hours).length > 0;
  const isFilled = hasOwn || items.length > 0 || hasWeek;
  useStates({ filled: isFilled });
  useUncoveredFocus();
  if (!isFilled) {
    // Not only the state, so that prerendered markup is hidden too.
    adoptInto(root, [empty]);
    return <slot />;
  }
  return (
    <InfoBar
      label={values.label ?? getMessage('info-bar-label')}
      className={host.hasAttribute('bar-style') ? undefined : barStyle}
    >
      {children.map((child, index) => {
        const kind = kindOf(child);
        return (
          <Item key={slots[index]} kind={kind}>
            <slot name={slots[index]} />
            {kind === 'hours' && hours && <Hours hours={hours} timeZone={timeZone} isWritten className={addedClass} />}
          </Item>
        );
      })}
      {items}
      {hasWeek && <Hours hours={hours} timeZone={timeZone} isWritten={false} />}
      {/* Text of the author that is not in an element. */}
      {hasOwn && <slot />}
    </InfoBar>
  );
}

/** `<site-info-bar>`: email, phone, place and opening hours on screens up to 1024 px (docs/spec.md#runtime-3, "Website context"). */
export const SiteInfoBarElement = elementClass(contract, InfoBarElementView, { shadow, page });
