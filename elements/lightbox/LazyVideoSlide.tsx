import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { VideoSlideProps } from './VideoSlide.tsx';

type Module = typeof import('./VideoSlide.tsx');

interface Props extends Omit<VideoSlideProps, 'onFailure'> {
  /** What is said of a video that did not come. */
  readonly failure: string;
}

/** Videos are loaded by the first slide that is one: most lightboxes have none. */
export function LazyVideoSlide({ failure, ...props }: Props): ReactNode {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const fail = (): void => setFailed(true);
  useLayoutEffect(() => {
    import('./VideoSlide.tsx').then(setModule, fail);
  }, []);
  useLayoutEffect(() => setFailed(false), [props.node]);
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
