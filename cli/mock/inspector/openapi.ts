import { mockRoute, type Route } from '../routes/route.ts';

/** The OpenAPI document of the routes, itself among them. They come later: it is one of them. */
export const openApi = (routes: () => readonly Route[]): Route => ({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/openapi.json',
  name: 'OpenApi',
  summary: 'This document.',
  gives: ({ z, text }) => ({ 200: z.looseObject({ openapi: text('Version of OpenAPI.'), paths: z.looseObject({}) }) }),
  async answer(context) {
    const { openApiDocument } = await import('../contract/openapi.ts');
    return context.json(await openApiDocument(routes()));
  },
});
