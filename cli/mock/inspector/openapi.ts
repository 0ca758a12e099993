import { mockRoute, type Route } from '../routes/route.ts';

/** Creates the route of the OpenAPI document. `routes` is a function, because this route is one of them. */
export const openApi = (routes: () => readonly Route[]): Route => ({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/openapi.json',
  name: 'OpenApi',
  summary: 'The OpenAPI document.',
  gives: ({ z, text }) => ({ 200: z.looseObject({ openapi: text('Version of OpenAPI.'), paths: z.looseObject({}) }) }),
  async answer(context) {
    const { openApiDocument } = await import('../contract/openapi.ts');
    return context.json(await openApiDocument(routes()));
  },
});
