/**
 * A model of a browser with several tabs and of the server of a site, in one Node process: every delay is a number of steps, so that a
 * seed reproduces an interleaving.
 */

/** A call that the server has carried out. */
export interface Carried {
  /** The text that the visitor has typed: it names the member who typed it, or none. */
  readonly typed: string;
  /** The member of the cookie; undefined without one. */
  readonly member: string | undefined;
}

interface Session {
  readonly email: string;
  readonly token: string;
}

/** The server: the token protects each call of a member. */
export class ModelServer {
  readonly carried: Carried[] = [];
  readonly #sessions = new Map<string, Session>();
  #last = 0;
  crumb = 'crumb-0';

  /** Ends the session of a cookie. */
  expire(cookie: string): void {
    this.#sessions.delete(cookie);
  }

  renewCrumb(): void {
    this.#last += 1;
    this.crumb = `crumb-${this.#last}`;
  }

  /** Responds to a request with the cookie that the browser sends. `setCookie` stores a new one. */
  async answer(request: Request, cookie: string, setCookie: (value: string) => void): Promise<Response> {
    const url = new URL(request.url);
    const session = this.#sessions.get(cookie);
    const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });
    if (request.method === 'GET') return json({ email: session?.email ?? null, xsrfToken: session?.token ?? null });
    if (url.searchParams.get('crumb') !== this.crumb) return json({ crumbFail: true, crumb: this.crumb }, 403);
    const isSession = url.pathname.endsWith('/session');
    if (isSession && request.method === 'POST') return this.#logIn(await request.json(), setCookie);
    const token = request.headers.get('x-xsrf-token') ?? undefined;
    if (token !== session?.token) return json({ crumbFail: true, crumb: this.crumb }, 403);
    if (isSession) {
      this.#sessions.delete(cookie);
      return json({});
    }
    const { typed } = await request.json();
    if (!session) return json({ loginRequired: true }, 401);
    this.carried.push({ typed, member: session.email });
    return json({ saved: true });
  }

  #logIn({ email, password }: { email: string; password: string }, setCookie: (value: string) => void): Response {
    if (password === 'wrong') return new Response('{"error": "wrong"}', { status: 401 });
    this.#last += 1;
    const [cookie, token] = [`cookie-${this.#last}`, `token-${this.#last}`];
    this.#sessions.set(cookie, { email, token });
    setCookie(cookie);
    return new Response(JSON.stringify({ xsrfToken: token }));
  }
}

/** A channel that delivers each message after a delay, or never to the sender. */
export class ModelChannel extends EventTarget {
  static #open = new Set<ModelChannel>();
  static delay: () => Promise<void> = () => Promise.resolve();
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
    ModelChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of ModelChannel.#open) {
      if (other === this || other.#name !== this.#name) continue;
      void ModelChannel.delay().then(() => {
        if (ModelChannel.#open.has(other)) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }

  close(): void {
    ModelChannel.#open.delete(this);
  }

  static closeAll(): void {
    ModelChannel.#open.clear();
  }
}

/** The dialog of a tab with the login. */
export class ModelDialog extends EventTarget {
  isOpen = false;
  readonly ownerDocument: object;
  readonly isConnected = true;
  readonly localName = 'dialog';
  readonly showModal = (): void => {
    this.isOpen = true;
  };
  readonly close = (): void => {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.dispatchEvent(new Event('close'));
  };
  readonly matches = (selector: string): boolean => selector.includes('[open]') && this.isOpen;
  readonly querySelector = (): object => ({});

  constructor(ownerDocument: object) {
    super();
    this.ownerDocument = ownerDocument;
  }
}

/** The entries are properties, as those of browsers are. */
const createStorage = (): Storage => {
  const storage: Record<string, unknown> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  });
  // The code under test uses only these methods.
  return storage as unknown as Storage;
};

/** A document with the parts that the page services use. */
export class ModelTab extends EventTarget {
  readonly dialog = new ModelDialog(this);
  readonly baseURI = 'https://other.example/base/';
  readonly location = { pathname: '/', origin: 'https://site.example' };
  readonly jar: { crumb: string };
  readonly defaultView = Object.assign(new EventTarget(), {
    origin: 'https://site.example',
    sessionStorage: createStorage(),
    localStorage: createStorage(),
    // Nothing is removed from the page.
    MutationObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });

  constructor(jar: { crumb: string }) {
    super();
    this.jar = jar;
  }

  get cookie(): string {
    return `crumb=${this.jar.crumb}`;
  }

  set cookie(text: string) {
    const [, crumb] = /^crumb=([^;]*)/.exec(text) ?? [];
    if (crumb !== undefined) this.jar.crumb = crumb;
  }

  readonly querySelector = (): ModelDialog => this.dialog;

  /** The type of the parameter of the page services. */
  get document(): Document {
    // The services use only the properties above.
    return this as unknown as Document;
  }
}
