import { useLayoutEffect, useRef } from 'react';
import { useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useMoveCount } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { pageService } from '../../core/page/page.ts';
import { matches } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { addDescription, findControl, isDescribed, removeDescription } from './control.ts';
import { listen } from './listeners.ts';
import { TooltipTrigger } from './trigger.ts';
import { usePlacement } from './usePlacement.ts';

type Values = ValuesOf<typeof contract>;

/** The tooltips of a page: the number of generated ids, and the tooltip that is shown. */
interface Tooltips {
  count: number;
  shown?: TooltipTrigger;
}

const tooltipsOf = (document: Document): Tooltips => pageService(document, 'tooltips', () => ({ count: 0 }));

/** Turns the element into a hidden popover with a role and an id. */
function usePopover(host: HTMLElement): void {
  const write = useWriteAttribute();
  useLayoutEffect(() => {
    write(host, 'popover', 'manual');
    write(host, 'role', 'tooltip');
    if (host.id) return;
    const tooltips = tooltipsOf(host.ownerDocument);
    tooltips.count += 1;
    write(host, 'id', `site-tooltip-${tooltips.count}`);
  }, [host]);
}

/** Describes the control by the text. Returns a function that finds the control and describes it, if it was inserted later. */
function useDescription(host: HTMLElement, id: string | undefined): () => Element | null {
  const described = useRef<{ readonly control: Element; readonly id: string }>(undefined);
  const remove = (): void => {
    if (described.current) removeDescription(described.current.control, described.current.id);
    described.current = undefined;
  };
  const describe = (): Element | null => {
    const control = findControl(host, id);
    if (control !== described.current?.control) remove();
    // The author may have described the control.
    if (control && !isDescribed(control, host.id)) {
      addDescription(control, host.id);
      described.current = { control, id: host.id };
    }
    return control;
  };
  useHostEffect((_host, signal) => signal.addEventListener('abort', remove));
  const moves = useMoveCount();
  useLayoutEffect(() => void describe(), [host, id, moves]);
  return describe;
}

/** Shows the text while the pointer or the focus is on the control, and describes the control by it. */
export function useTooltip({ for: id, delay }: Values): void {
  const host = useHost();
  usePopover(host);
  const describe = useDescription(host, id);
  const placement = usePlacement(host);
  const latest = useLatest({ delay, describe });
  const trigger = useRef<TooltipTrigger>(undefined);

  useHostEffect((element, signal) => {
    const tooltips = tooltipsOf(element.ownerDocument);
    const current: TooltipTrigger = new TooltipTrigger({
      delay: () => latest.current.delay,
      show: () => {
        const control = latest.current.describe();
        if (!control || !element.isConnected) return false;
        tooltips.shown?.dismiss();
        tooltips.shown = current;
        placement.show(control, () => current.dismiss());
        return true;
      },
      hide: () => {
        if (tooltips.shown === current) delete tooltips.shown;
        placement.hide();
      },
    });
    trigger.current = current;
    listen(element, () => latest.current.describe(), current, signal);
    signal.addEventListener('abort', () => current.dismiss());
    // The visitor may have reached the control before the script has loaded.
    const control = latest.current.describe();
    if (!control) return;
    current.point(matches(control, ':hover'));
    current.focus(matches(control, ':focus-visible, :has(:focus-visible)'));
  });

  useExpose(contract, {
    show: () => trigger.current?.show(),
    hide: () => trigger.current?.dismiss(),
  });
}
