import { limits } from './limits.ts';
import type { FileMeasure, FunctionSize } from './measure-file.ts';
import { percentile } from './statistics.ts';

const functionBreaches = ({ lines, isView, at }: FunctionSize): string[] => {
  const max = isView ? limits.viewMax : limits.functionMax;
  return lines > max ? [`${at} is a function of ${lines} lines (at most ${max})`] : [];
};

/** Returns the constructs that hide mistakes; each is a breach in every folder. */
export const mistakeBreaches = ({ anys, silenced, onlys }: FileMeasure): string[] => [
  ...anys.map((at) => `${at} uses any`),
  ...silenced.map((at) => `${at} silences the compiler`),
  ...onlys.map((at) => `${at} switches the other tests off`),
];

/** Returns the breach of a file that is too long; tests have this budget as well. */
export const lengthBreaches = ({ file, lines, isTooLong }: FileMeasure): string[] =>
  isTooLong ? [`${file} has ${lines} lines and no comment with "long because"`] : [];

export const fileBreaches = (measure: FileMeasure): string[] => [
  ...lengthBreaches(measure),
  ...measure.functions.flatMap(functionBreaches),
  ...measure.unexplained.map((at) => `${at} casts or asserts without a comment that explains why`),
];

/** Median and ninth decile hold for an area as a whole. */
export const areaBreaches = (area: string, measures: readonly FileMeasure[]): string[] => {
  const lengths = measures.flatMap(({ functions }) => functions.map(({ lines }) => lines));
  const median = percentile(lengths, 0.5);
  const p90 = percentile(lengths, 0.9);
  return [
    ...(median >= limits.functionMedian ? [`${area}: the median function has ${median} lines`] : []),
    ...(p90 >= limits.functionP90 ? [`${area}: one function in ten has ${p90} lines or more`] : []),
  ];
};
