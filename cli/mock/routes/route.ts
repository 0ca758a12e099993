/**
 * The routes of the mock API as data. The server, the checks of requests, the 404 response, the OpenAPI document and
 * the contract check all read this list.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { MockSite } from '../state/mock-site.ts';

/** zod and the schemas of sites. Loaded by the first call that needs it, so that `serve` starts fast. */
export type SchemaKit = typeof import('./schema-kit.ts');

/** The schemas of a request; omitted parts are not checked. A call with both kinds of body gets one of them. */
export interface RequestSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  /** The schema of the headers, by their names in lower case. */
  readonly headers?: z.ZodType;
  /** The description of a binary body, which only the route reads. */
  readonly bytes?: string;
  /** The schema of a form body, URL-encoded or multipart. */
  readonly form?: z.ZodType;
  /** Fields of the form whose text is JSON: the schema is that of the value. */
  readonly jsonFields?: readonly string[];
}

/** The responses of a call by status: the schema of a JSON body, or the media type of another body. */
export type ResponseSchemas = Readonly<Record<number, z.ZodType | `${string}/${string}`>>;

/** The checked values of a request. */
export type Input<T extends RequestSchemas> = {
  readonly [Part in 'params' | 'query' | 'headers' | 'json' | 'form']: T[Part] extends z.ZodType
    ? z.output<T[Part]>
    : unknown;
};

/**
 * A valid request, for the OpenAPI document and the contract check. `{ShoppingCart/entries/0/id}` is replaced by the
 * value at that JSON pointer in the response of the route with that name.
 */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Fields of a form body; those with JSON as values. */
  readonly form?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of a binary body. */
  readonly bytes?: string;
}

/**
 * `call`: of the platform. `page`: of the platform. `provider`: script or file of a third party. `mock`: of the mock
 * API itself.
 */
export type RouteKind = 'call' | 'page' | 'provider' | 'mock';

/** The part of a request with the crumb: the query, the form body, or the header `x-csrf-token`. */
export type CrumbPlace = 'query' | 'form' | 'header';

/** One call of the platform. */
export interface Route<T extends RequestSchemas = RequestSchemas> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A hono pattern. */
  readonly path: string;
  /** Unique; the name that the platform uses, if it has one. */
  readonly name: string;
  readonly summary: string;
  /** The section of the specification that describes the call, if there is one. */
  readonly spec?: `docs/spec.md#${'runtime' | 'widgets'}-${number}`;
  readonly kind: RouteKind;
  /** The place of the crumb (docs/decisions.md#decision-18). Without it, the crumb is not checked. */
  readonly crumb?: CrumbPlace;
  /** Whether a member who is signed in has to send the anti-forgery token. */
  readonly needsToken?: true;
  /** Whether a token that does not belong to the session is accepted: the login replaces the session. */
  readonly ignoresToken?: true;
  readonly takes?: (kit: SchemaKit) => T;
  /** By default, status 200 with an empty object, for calls whose response the specification does not define. */
  readonly gives?: (kit: SchemaKit) => ResponseSchemas;
  readonly sample?: Sample;
  /** Responds to a request that violates `takes`; by default, with 400 and the list of violations. */
  readonly refuse?: (context: Context, site: MockSite) => Response | Promise<Response>;
  /** Responds to a valid request. May change the state of the site. */
  readonly answer: (context: Context, site: MockSite, input: Input<T>) => Response | Promise<Response>;
}

/** Defines a route. Its `answer` gets the types of its `takes`. */
export const route = <T extends RequestSchemas>(definition: Route<T>): Route =>
  // The cast is safe because `answer` is called only with input that its own schemas have accepted.
  definition as unknown as Route;

/** A violation of the schemas of a route. */
export interface Violation {
  readonly in: 'path' | 'query' | 'body' | 'header' | 'cookie';
  /** The path of the value, such as `data.url`; empty for the entire part. */
  readonly field: string;
  /** The problem and the expected value. */
  readonly message: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The route that answers; absent if no route matches. */
    route?: Route;
    /** Violations of the request; absent for a valid one. */
    violations?: readonly Violation[];
  }
}

/** Common fields of the routes under `/__mock`, which are not part of the specification. */
export const mockRoute = { kind: 'mock' } as const;

/** Formats a route as a readable name: `POST /api/census/RecordQuickView/:id`, without the patterns of parameters. */
export const routeName = (method: string, path: string): string => `${method} ${path.replace(/(:\w+)\{[^/]*/g, '$1')}`;
