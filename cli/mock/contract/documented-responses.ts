import type { ResponseSchemas, Route, SchemaKit } from '../routes/route.ts';

/** Returns the documented responses of a route, including those to invalid requests: see `answerRoute`. */
export const documentedResponses = (route: Route, kit: SchemaKit): ResponseSchemas => ({
  ...(route.takes && { 400: kit.refusal }),
  ...((route.crumb || route.needsToken) && { 403: kit.refusal }),
  ...(route.gives?.(kit) ?? { 200: kit.empty }),
});
