/**
 * State shared by all copies of this code on a page: a versioned symbol of the document refers to it. The first copy
 * creates it.
 */
const key = Symbol.for('site-elements.page.v1');

type Services = Map<string, unknown>;

/** Returns the page's service with this name, created on first use. */
export function pageService<Service>(
  document: Document,
  name: string,
  create: (document: Document) => Service,
): Service {
  // Only this project uses the symbol, so the type of its value is known.
  const host = document as Document & { [key]?: Services };
  host[key] ??= new Map();
  const services = host[key];
  if (!services.has(name)) services.set(name, create(document));
  // The name determines the type: only one module creates and reads each service.
  return services.get(name) as Service;
}

/** A value that notifies its subscribers when it changes. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store. Subscribers are called once for each change, in the order of their subscription. */
export function store<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
