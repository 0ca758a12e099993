import type { ReactNode } from 'react';
import type { Alignment } from '../model/alignment.ts';
import { type ClickBehavior, stepOfClick } from '../model/click-behavior.ts';
import { hasModifier } from '../model/keys.ts';
import { slideClick } from '../slide-click.ts';
import type { DesignProps } from './design-props.ts';
import { Scroller } from './Scroller.tsx';

interface Settings {
  readonly loop: boolean;
  readonly activeAlignment: Alignment;
  readonly snapPoints: readonly number[] | undefined;
  readonly activeSlideClickBehavior: ClickBehavior;
}

/** A strip of slides of one height, the current one at `active-alignment` (docs/spec.md#widgets-4, "Strip"). */
export function Slider(props: DesignProps<Settings>): ReactNode {
  const { slides, settings, isRtl } = props;
  const click = (event: MouseEvent): void => {
    const clicked = slideClick(event, slides.nodes);
    if (!clicked) return;
    if (clicked.index === slides.index) {
      if (!clicked.isInteractive)
        slides.step(stepOfClick(settings.activeSlideClickBehavior, { at: clicked.at, isRtl }));
      return;
    }
    // The first click selects a slide, the second follows its link. Clicks by keys, whose `detail` is 0, follow it at once.
    const comesFirst = event.detail > 0 && !hasModifier(event) && !clicked.isControl;
    if (comesFirst && slides.select(clicked.index)) event.preventDefault();
  };
  return <Scroller {...props} alignment={settings.activeAlignment} snapPoints={settings.snapPoints} onClick={click} />;
}
