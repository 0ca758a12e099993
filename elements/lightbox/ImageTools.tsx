import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import { isImageLink } from '../../core/model/safe-url.ts';
import type { readSlide } from '../../core/page/read-slide.ts';
import { ToolButton } from './ToolButton.tsx';

interface ImageToolsProps {
  readonly slide: ReturnType<typeof readSlide>;
  readonly isZoomed: boolean;
  readonly canDownload: boolean;
  readonly hasCaption: boolean;
  readonly isCaptionHidden: boolean;
  readonly getMessage: GetMessage;
  readonly onZoom: () => void;
  readonly onCaption: () => void;
}

/** The buttons that enlarge the image, hide its caption, and download it. */
export function ImageTools(props: ImageToolsProps): ReactNode {
  const { slide, isZoomed, canDownload, hasCaption, isCaptionHidden, getMessage, onZoom, onCaption } = props;
  const { src, type, caption } = slide;
  return (
    <>
      {type === 'image' && (
        <ToolButton
          part="zoom"
          label={getMessage('lightbox-zoom')}
          path={`M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l5 5M8 11h6${isZoomed ? '' : 'M11 8v6'}`}
          isPressed={isZoomed}
          onClick={onZoom}
        />
      )}
      {hasCaption && caption && (
        <ToolButton
          part="captions"
          label={getMessage('lightbox-caption')}
          path="M4 5h16v14H4zM7 15h10"
          isPressed={!isCaptionHidden}
          onClick={onCaption}
        />
      )}
      {canDownload && type === 'image' && src && isImageLink(src) && (
        <a
          className="tool chrome"
          part="control download"
          aria-label={getMessage('lightbox-download')}
          href={src}
          download=""
          // Browsers open files of other origins instead of saving them.
          target="_blank"
          rel="noopener"
        >
          <Icon path="M12 4v11M7 11l5 5 5-5M5 20h14" />
        </a>
      )}
    </>
  );
}
