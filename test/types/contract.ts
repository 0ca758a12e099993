/** Compiled, never run: what TypeScript infers from a contract. */
import {
  cancelableEvent,
  defineContract,
  type EventDetails,
  event,
  type MethodsOf,
  method,
  type ValuesOf,
} from '../../core/model/contract/contract.ts';
import { duration, flag, json, length, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expect = <_ extends true>(): void => {};

const contract = defineContract({
  tag: 'site-sample',
  load: 'at-once',
  attributes: {
    /** Whether it is open. */
    open: flag(),
    loud: toggle(true),
    label: text(),
    name: text('Sample'),
    count: number(3, { min: 0 }),
    width: length('350px'),
    style2: oneOf({ calm: 0, loud: 1 }, 'calm'),
    mode: oneOf(['fit', 'fill']),
    wait: duration(),
    data: json('a list', (value): value is readonly number[] => Array.isArray(value)),
  },
  layers: { design: ({ style2 }) => ({ count: style2 === 'loud' ? 9 : undefined }) },
  events: { 'site-show': cancelableEvent<{ reason: string }>(), 'site-shown': event() },
  methods: { ask: method<(question: string) => Promise<boolean>>() },
});

type V = ValuesOf<typeof contract>;
expect<Equal<V['open'], boolean>>();
expect<Equal<V['label'], string | undefined>>();
expect<Equal<V['name'], string>>();
expect<Equal<V['count'], number>>();
expect<Equal<V['style2'], 'calm' | 'loud'>>();
expect<Equal<V['mode'], 'fit' | 'fill' | undefined>>();
expect<Equal<V['wait'], number | undefined>>();
expect<Equal<V['data'], readonly number[] | undefined>>();
expect<Equal<EventDetails<typeof contract>['site-show'], { reason: string }>>();
expect<Equal<MethodsOf<typeof contract>['ask'], (question: string) => Promise<boolean>>>();

// @ts-expect-error the default must be one of the words
oneOf(['fit', 'fill'], 'crop');
