import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import { useModal } from '../../core/element/ui/modal.ts';
import { usePinterest } from '../../core/element/ui/pinterest/usePinterest.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { Caption } from './Caption.tsx';
import { ImageTools } from './ImageTools.tsx';
import { LightboxSlide } from './LightboxSlide.tsx';
import type { LightboxProps } from './lightbox-props.ts';
import { placesOf, slideAt } from './model/slide-transition.ts';
import { ToolButton } from './ToolButton.tsx';
import { animateThumbnail } from './thumbnail-animation.ts';
import { useActivity } from './useActivity.ts';
import { type Stage, useStage } from './useStage.ts';

interface StepsProps extends Pick<Stage, 'canStep' | 'step'> {
  readonly getMessage: GetMessage;
  readonly index: number;
  readonly count: number;
}

/** The buttons to the other slides, and the number of slides. */
const Steps = ({ getMessage, index, count, canStep, step }: StepsProps): ReactNode => (
  <>
    <ToolButton
      part="previous"
      className="backward"
      label={getMessage('lightbox-previous')}
      path="M15 5l-7 7 7 7"
      isOff={!canStep(-1)}
      onClick={() => step(-1)}
    />
    <ToolButton
      part="next"
      className="forward"
      label={getMessage('lightbox-next')}
      path="M9 5l7 7-7 7"
      isOff={!canStep(1)}
      onClick={() => step(1)}
    />
    <p className="counter chrome" part="counter" aria-hidden="true">
      {index + 1} / {count}
    </p>
  </>
);

const lightboxExtras = lazyModule((_retry) => import('./LightboxExtras.tsx'));

/** Announces that the image is enlarged, and later that it is not. */
function ZoomStatus({ isZoomed, getMessage }: { isZoomed: boolean; getMessage: GetMessage }): ReactNode {
  const wasZoomed = useRef(false);
  useLayoutEffect(() => {
    if (isZoomed) wasZoomed.current = true;
  }, [isZoomed]);
  return (
    <p role="status" className="unseen">
      {isZoomed ? getMessage('lightbox-zoomed') : wasZoomed.current && getMessage('lightbox-fitted')}
    </p>
  );
}

/** Shows the slides over the whole window, in a modal dialog. */
export function Lightbox(props: LightboxProps): ReactNode {
  const { isOpen, nodes, theme, label, loop, isStill, captions, download, padding, getMessage, onClose, onShown } =
    props;
  const count = nodes.length;
  const index = slideAt(props.index, count);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const node = nodes[index];

  const animateTo = (isBack: boolean): void => {
    if (!isStill && stage.current && node) animateThumbnail(stage.current, node, isBack);
  };
  // Before the dialog starts to hide, so that it waits for the animation of the image.
  useLayoutEffect(() => {
    if (!isOpen) animateTo(true);
  }, [isOpen]);
  const guards = useModal(dialog, {
    isOpen,
    firstFocus: (box) => box.querySelector<HTMLElement>('.close'),
    onCancel: onClose,
    onShown: () => {
      animateTo(false);
      onShown();
    },
    onHidden: props.onHidden,
  });
  const activity = useActivity(dialog, isOpen);
  const needsExtras = props.fullScreen || props.share || props.thumbnails;
  const extras = useNeededModule(lightboxExtras, needsExtras, 'lightbox-extras-missing');
  const pinterest = usePinterest(props.pinterest);
  const { transition, isZoomed, toggleZoom, canStep, step, keepFocus } = useStage(dialog, stage, row, {
    ...props,
    index,
    count,
    isIdle: activity === 'idle',
  });

  // The list contains at least one slide.
  const slide = useMemo(() => readSlide(node as Element), [node, nodes]);
  const { alt, caption } = slide;
  const [isCaptionHidden, setCaptionHidden] = useState(false);
  const position = getMessage('lightbox-position', { position: index + 1, count });
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={label}
      aria-describedby="lightbox-status"
      className={`lightbox ${theme} ${activity} ${isOpen ? '' : 'hiding'} ${props.scrolls ? 'scrolls' : ''}`}
      {...guards}
    >
      <div className="overlay" part="overlay" />
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is no fieldset */}
      <div
        ref={stage}
        // Keeps the focus in the dialog, which listens to keys, after a click.
        tabIndex={-1}
        className="scene"
        role="group"
        aria-roledescription={getMessage('lightbox-carousel')}
        aria-label={label}
      >
        <div ref={row} className="row">
          {placesOf(transition, count, loop).map((place) => (
            <LightboxSlide
              key={place}
              // Every position has a slide.
              node={nodes[slideAt(place, count)] as Element}
              nodes={nodes}
              place={place}
              transition={transition}
              isZoomed={isZoomed}
              padding={padding}
              getMessage={getMessage}
            />
          ))}
        </div>
      </div>
      <div className="tools">
        <ImageTools
          slide={slide}
          isZoomed={isZoomed}
          canDownload={download}
          hasCaption={captions}
          isCaptionHidden={isCaptionHidden}
          getMessage={getMessage}
          onZoom={toggleZoom}
          onCaption={() => setCaptionHidden(!isCaptionHidden)}
        />
        {extras && (
          <extras.LightboxTools
            slide={slide}
            hasUrl={props.historyHash}
            hasFullScreen={props.fullScreen}
            canShare={props.share}
          />
        )}
        {pinterest && <pinterest.ToolPin {...props.pinterest} node={node} />}
        <ToolButton
          part="close"
          label={getMessage('lightbox-close')}
          path="M6 6l12 12M18 6 6 18"
          onClick={() => void onClose()}
        />
      </div>
      {count > 1 && <Steps getMessage={getMessage} index={index} count={count} canStep={canStep} step={step} />}
      {captions && (
        <Caption text={caption} isHidden={isCaptionHidden} more={getMessage('lightbox-more')} onChange={keepFocus} />
      )}
      {extras && props.thumbnails && count > 1 && (
        <extras.LightboxThumbnails nodes={nodes} index={index} onSelect={props.onIndex} />
      )}
      <ZoomStatus key={index} isZoomed={isZoomed} getMessage={getMessage} />
      <p id="lightbox-status" role="status" className="unseen">
        {[position, caption || alt].filter(Boolean).join(': ')}
      </p>
    </dialog>
  );
}
