import { type ReactNode, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { usePinterest } from '../../core/element/ui/pinterest/usePinterest.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { ownSize } from '../../core/page/images/measure.ts';
import { contract } from './contract.ts';
import shadow from './image.css';
import { boxStyle } from './model/box-style.ts';
import page from './page.css';
import { useBoxSize } from './useBoxSize.ts';
import { useImage } from './useImage.ts';

function ImageElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { captionPlace, shape } = values;
  const pinterest = usePinterest(values);
  const hasCaption = useHost().querySelector(':scope > [slot="caption"]') !== null;
  const { image, settings, loaded } = useImage();
  const ref = useRef<HTMLDivElement>(null);
  const size = useBoxSize(ref, settings.useAdvancedPositioning && !settings.fixedRatio);
  const own = image && ownSize(image, settings.dimensions);
  const style = boxStyle(settings, {
    own,
    box: size,
    isCut: shape !== undefined,
    background: settings.useBgImage ? loaded : undefined,
  });
  const box = (
    <div ref={ref} className="box" part="box" style={style}>
      <slot />
      {pinterest && <pinterest.ImagePin {...values} />}
    </div>
  );
  if (!hasCaption) return box;
  return (
    <figure className={captionPlace} part="figure">
      {box}
      <figcaption part="caption">
        <slot name="caption" />
      </figcaption>
    </figure>
  );
}

/**
 * `<site-image>`: the author's image in the size that its box needs, cropped around its focal point or shown whole
 * (docs/spec.md#widgets-3, "Image configuration").
 */
export const SiteImageElement = elementClass(contract, ImageElementView, { shadow, page });
