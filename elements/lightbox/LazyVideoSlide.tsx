import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import type { VideoSlideProps } from './VideoSlide.tsx';

const videoSlide = lazyModule((_retry) => import('./VideoSlide.tsx'));

interface Props extends Omit<VideoSlideProps, 'setFailed'> {
  /** The message for a video that failed to load. */
  readonly failure: string;
}

/** Loads the script for videos with the first slide that needs it; after a failure again when the slide is shown. */
export function LazyVideoSlide({ failure, ...props }: Props): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const { module, load } = useLazyModule(videoSlide, 'lightbox-video-failed', () => setFailed(true));
  useLayoutEffect(() => setFailed(false), [props.node, module]);
  useLayoutEffect(load, [props.node, props.isCurrent]);
  return (
    <div className="picture video" part="picture">
      {module && <module.VideoSlide {...props} setFailed={setFailed} />}
      {hasFailed && (
        <p className="failure" part="error">
          {failure}
        </p>
      )}
    </div>
  );
}
