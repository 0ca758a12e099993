import { type ReactNode, useLayoutEffect, useState } from 'react';
import { lazyModule } from '../../core/element/hooks/lazy-module.ts';
import type { VideoSlideProps } from './VideoSlide.tsx';

const videoSlide = lazyModule((_retry) => import('./VideoSlide.tsx'));

interface Props extends Omit<VideoSlideProps, 'onFailure'> {
  /** The message for a video that failed to load. */
  readonly failure: string;
}

/** Loads the script for videos with the first slide that needs it. */
export function LazyVideoSlide({ failure, ...props }: Props): ReactNode {
  const [module, setModule] = useState(videoSlide.loaded);
  const [hasFailed, setFailed] = useState(false);
  const fail = (): void => setFailed(true);
  useLayoutEffect(() => {
    setFailed(false);
    videoSlide.load().then(setModule, fail);
  }, [props.node]);
  return (
    <div className="picture video" part="picture">
      {module && <module.VideoSlide {...props} onFailure={fail} />}
      {hasFailed && (
        <p className="failure" part="error">
          {failure}
        </p>
      )}
    </div>
  );
}
