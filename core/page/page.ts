/**
 * State that belongs to a page, not to a copy of this code: one versioned symbol of the document holds it, the
 * first copy creates it, later copies use it.
 */
const key = Symbol.for('site-elements.page.v1');

type Services = Map<string, unknown>;

/** The page's service of this name, made on first use. */
export function pageService<Service>(
  document: Document,
  name: string,
  create: (document: Document) => Service,
): Service {
  // The symbol belongs to this project, and so does its value.
  const host = document as Document & { [key]?: Services };
  host[key] ??= new Map();
  const services = host[key];
  if (!services.has(name)) services.set(name, create(document));
  // The name decides the type: a service is only ever created and read through its own module.
  return services.get(name) as Service;
}

/** A value that notifies its subscribers when it changes. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store. Subscribers are called once for each change, in the order in which they came. */
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
