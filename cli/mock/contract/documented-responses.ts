import type { ResponseSchemas, Route, SchemaKit } from '../routes/route.ts';

/** What a route answers, with the refusals that come from what it takes: see `answerRoute`. */
export const documentedResponses = (route: Route, kit: SchemaKit): ResponseSchemas => ({
  ...(route.takes && { 400: kit.refusal }),
  ...((route.crumb || route.needsToken) && { 403: kit.refusal }),
  ...(route.gives?.(kit) ?? { 200: kit.empty }),
});
