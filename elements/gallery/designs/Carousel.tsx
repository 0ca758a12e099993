import type { ReactNode } from 'react';
import type { DesignProps } from './design-props.ts';
import { Scroller } from './Scroller.tsx';

/** A row of slides in groups (docs/spec.md#widgets-4, "Carousel"). */
export const Carousel = (props: DesignProps): ReactNode => <Scroller {...props} alignment="start" />;
