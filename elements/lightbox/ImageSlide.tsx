import { type ReactNode, useState } from 'react';
import type { Size } from '../../core/model/contract/size.ts';
import type { Slide } from '../../core/model/slide.ts';

interface Props {
  readonly slide: Slide;
  /** The author's image, whose proportions are known once it is loaded. */
  readonly thumbnail: HTMLImageElement | null;
  readonly isCurrent: boolean;
  readonly isZoomed: boolean;
  /** What is said of a picture that did not come. */
  readonly failure: string;
}

const isVector = (address: string): boolean => /^data:image\/svg|\.svg(?:[?#]|$)/i.test(address);

/** Drawings without a size of their own have none, and count as not known. */
const ownSize = (image: HTMLImageElement | null): Size | undefined =>
  image && image.naturalWidth > 0 && image.naturalHeight > 0
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : undefined;

/** The largest of the files in a `srcset`; 0 where it says no widths. */
const largestIn = (srcset = ''): number => Math.max(0, ...(srcset.match(/\d+(?=w)/g) ?? []).map(Number));

/** As large as fits, and no larger than the picture itself, unless it is drawn in lines. */
const boxOf = ({ width, height }: Size, most: number | undefined) => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100cqi, ${(100 * width) / height}cqb${most === undefined ? '' : `, ${most}px`})`,
});

/** One picture. Until it is loaded the thumbnail stands in its place, in its size as far as that is known. */
export function ImageSlide({ slide, thumbnail, isCurrent, isZoomed, failure }: Props): ReactNode {
  const { src, srcset, alt, size } = slide;
  const [own, setOwn] = useState<Size>();
  // A larger file did not come: the one that was there stays.
  const [isFinal, setFinal] = useState(false);
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const proportions = own ?? ownSize(thumbnail) ?? size ?? { width: 3, height: 2 };
  const most = own && src && !isVector(src) ? largestIn(srcset) || own.width : undefined;
  const hasPreview = slide.thumbnail !== undefined && state !== 'there' && (slide.thumbnail !== src || !!srcset);
  return (
    <div className="picture" part="picture" style={boxOf(proportions, most)}>
      {hasPreview && <img className="preview" src={slide.thumbnail} alt="" draggable={false} />}
      {state === 'failed' ? (
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
          // Before the address, so that no other one is asked for.
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
