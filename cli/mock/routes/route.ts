/**
 * What the mock API is made of: routes as data, so that the server, its checks of requests, the 404 answer, the OpenAPI
 * document and the contract check read one list.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { MockSite } from '../state/mock-site.ts';

/** zod and what the schemas of sites are made of. It is loaded by the first call that needs it: `serve` starts without. */
export type SchemaKit = typeof import('./schema-kit.ts');

/** The schemas of a request; omitted parts are not checked. A call with both kinds of body gets one of them. */
export interface RequestSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  /** Of a form-encoded body, URL-encoded or multipart. */
  readonly form?: z.ZodType;
  /** Fields of the form whose text is JSON: the schema is that of the value. */
  readonly jsonFields?: readonly string[];
}

/** The responses of a call by status: the schema of a JSON body, or the media type of another body. */
export type ResponseSchemas = Readonly<Record<number, z.ZodType | `${string}/${string}`>>;

/** The checked values of a request. */
export type Input<T extends RequestSchemas> = {
  readonly [Part in 'params' | 'query' | 'json' | 'form']: T[Part] extends z.ZodType ? z.output<T[Part]> : unknown;
};

/**
 * A valid request, for the OpenAPI document and the contract check. `{ShoppingCart/entries/0/id}` is replaced by the
 * value at that JSON pointer in the response of the route with that name.
 */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** JSON fields as values. */
  readonly form?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `call` of the platform, `page` to which the platform leads, script or file of a third-party `provider`, the `mock`'s own. */
export type RouteKind = 'call' | 'page' | 'provider' | 'mock';

/** In the query, in the form-encoded body, or in the header `x-csrf-token`. */
export type CrumbPlace = 'query' | 'form' | 'header';

/** One call of the platform. */
export interface Route<T extends RequestSchemas = RequestSchemas> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A hono pattern. */
  readonly path: string;
  /** Unique, in the platform's words where it has some. */
  readonly name: string;
  readonly summary: string;
  /** The section of the specification that has the call; absent where none has. */
  readonly spec?: `docs/spec.md#${'runtime' | 'widgets'}-${number}`;
  readonly kind: RouteKind;
  /** Where the call repeats the crumb (docs/decisions.md#decision-18); without it, the call is not checked for one. */
  readonly crumb?: CrumbPlace;
  /** Whether a member who is signed in has to send the anti-forgery token. */
  readonly needsToken?: true;
  readonly takes?: (kit: SchemaKit) => T;
  /** Without it, 200 and an empty object: the specification shows no answer. */
  readonly gives?: (kit: SchemaKit) => ResponseSchemas;
  readonly sample?: Sample;
  /** Answers a request that breaks `takes`; without it, that is 400 with the list of what is wrong. */
  readonly refuse?: (context: Context, site: MockSite) => Response | Promise<Response>;
  /** Gets the request, the state that it may change, and what was sent. */
  readonly answer: (context: Context, site: MockSite, input: Input<T>) => Response | Promise<Response>;
}

/** A route whose answer knows the types of what it takes. */
export const route = <T extends RequestSchemas>(definition: Route<T>): Route =>
  // The checks come first: an answer is never called with anything else than its own schemas have let pass.
  definition as unknown as Route;

/** One thing that is wrong with a request. */
export interface Violation {
  readonly in: 'path' | 'query' | 'body' | 'header' | 'cookie';
  /** Keys with points between, as in `data.url`; empty for the whole. */
  readonly field: string;
  /** The problem and the expected value. */
  readonly message: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The route that answers; nothing where none does. */
    route?: Route;
    /** Violations of the request; absent for a valid one. */
    violations?: readonly Violation[];
  }
}

/** Common fields of the routes under `/__mock`, which are not part of the specification. */
export const mockRoute = { kind: 'mock' } as const;

/** How a person would name a route: `POST /api/census/RecordQuickView/:id`, without what a parameter has to match. */
export const routeName = (method: string, path: string): string => `${method} ${path.replace(/(:\w+)\{[^/]*/g, '$1')}`;
