/** Events that wait until they can be sent, in the order in which they occurred. */

/** A queue contains at most as much as a browser sends when the visitor leaves a page: it allows 64 KB for all requests together. */
export const queueLimits = { events: 100, bytes: 48 * 1024 } as const;

/** An event whose request has this many bytes. */
export interface Sized {
  readonly bytes: number;
}

/** Where events go. */
export interface EventPort<Event extends Sized> {
  /** Resolves with whether the server has answered; otherwise the event is sent again later. */
  readonly send: (event: Event) => Promise<boolean>;
  /** Leaves the request to the browser, because the page ends. Returns false if the browser refuses it. */
  readonly handOver: (event: Event) => boolean;
  /** Called for each event that is not sent. */
  readonly drop: (event: Event) => void;
}

/** Sends events one after the other. */
export interface EventQueue<Event extends Sized> {
  /** Adds an event and sends it, or drops it if the queue is full. */
  readonly add: (event: Event) => void;
  /** Sends what waits, until a server does not answer. */
  readonly flush: () => Promise<void>;
  /**
   * Hands over what waits, when the visitor leaves the page. A request that is already on its way continues. If the visitor may
   * return, events wait on while the server does not answer.
   */
  readonly leave: (mayReturn?: boolean) => void;
  /** Forgets what waits, and returns how many events that were. */
  readonly clear: () => number;
}

/** Creates an empty queue. */
export function eventQueue<Event extends Sized>({ send, handOver, drop }: EventPort<Event>): EventQueue<Event> {
  let waiting: readonly Event[] = [];
  /** The first one, while its request is on its way. */
  let sending: Event | undefined;

  async function flush(): Promise<void> {
    while (!sending && waiting[0]) {
      const event = waiting[0];
      sending = event;
      const isAnswered = await send(event);
      sending = undefined;
      if (!isAnswered) return;
      waiting = waiting.filter((other) => other !== event);
    }
  }

  function leave(mayReturn = false): void {
    if (mayReturn && !sending) return;
    const refused = waiting.filter((event) => event !== sending && !handOver(event));
    waiting = waiting.filter((event) => event === sending || (mayReturn && refused.includes(event)));
    if (!mayReturn) refused.forEach(drop);
  }

  return {
    flush,
    leave,
    add: (event) => {
      const bytes = waiting.reduce((sum, other) => sum + other.bytes, event.bytes);
      if (waiting.length >= queueLimits.events || bytes > queueLimits.bytes) return drop(event);
      waiting = [...waiting, event];
      void flush();
    },
    clear: () => {
      const { length } = waiting;
      waiting = [];
      return length;
    },
  };
}
