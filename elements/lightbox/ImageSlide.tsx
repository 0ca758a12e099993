import { type ReactNode, useState } from 'react';
import type { Size } from '../../core/model/contract/size.ts';
import type { Slide } from '../../core/model/slide.ts';

interface Props {
  readonly slide: Slide;
  /** The author's image, whose proportions are known once it is loaded. */
  readonly thumbnail: HTMLImageElement | null;
  readonly isCurrent: boolean;
  readonly isZoomed: boolean;
  /** The message for an image that failed to load. */
  readonly failure: string;
}

const isVector = (address: string): boolean => /^data:image\/svg|\.svg(?:[?#]|$)/i.test(address);

/** Returns the natural size; `undefined` for SVG images without one. */
const ownSize = (image: HTMLImageElement | null): Size | undefined =>
  image && image.naturalWidth > 0 && image.naturalHeight > 0
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : undefined;

/** Returns the largest width in a `srcset`; 0 without widths. */
const largestIn = (srcset = ''): number => Math.max(0, ...(srcset.match(/(?<!\d)\d+(?=w)/g) ?? []).map(Number));

/** Returns the style of the box: as large as fits, and no larger than the image itself, except for SVG. */
const boxOf = ({ width, height }: Size, most: number | undefined) => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100cqi, ${(100 * width) / height}cqb${most === undefined ? '' : `, ${most}px`})`,
});

/** One image. The thumbnail is shown until it has loaded. */
export function ImageSlide({ slide, thumbnail, isCurrent, isZoomed, failure }: Props): ReactNode {
  const { src, srcset, alt, size } = slide;
  const [own, setOwn] = useState<Size>();
  // A larger file failed to load: the previous one stays.
  const [isFinal, setFinal] = useState(false);
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const proportions = own ?? ownSize(thumbnail) ?? size ?? { width: 3, height: 2 };
  const most = own && src && !isVector(src) ? largestIn(srcset) || own.width : undefined;
  const hasPreview = slide.thumbnail !== undefined && state !== 'there' && (slide.thumbnail !== src || !!srcset);
  return (
    <div className="picture" part="picture" style={boxOf(proportions, most)}>
      {hasPreview && <img className="preview" src={slide.thumbnail} alt="" draggable={false} />}
      {state === 'failed' || !(src || srcset) ? (
        <p className="failure" part="error">
          {failure}
        </p>
      ) : (
        <img
          className="image"
          part="image"
          alt={alt}
          draggable={false}
          fetchPriority={isCurrent ? 'high' : 'low'}
          // Before `src`, so that no other file is requested.
          sizes={isZoomed && !isFinal ? '300vw' : '100vw'}
          srcSet={srcset}
          src={src}
          onLoad={(event) => {
            setOwn(ownSize(event.currentTarget));
            setState('there');
          }}
          onError={() => (own && !isFinal ? setFinal(true) : setState('failed'))}
        />
      )}
    </div>
  );
}
