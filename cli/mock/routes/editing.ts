/** Calls around editing: translations, header and footer, places (docs/spec.md#widgets-7). */
import { answerEmpty } from './answer-empty.ts';
import { type Route, route, type SchemaKit } from './route.ts';

const call = { spec: 'docs/spec.md#widgets-7', kind: 'call', answer: answerEmpty } as const;

/** The required origin of a search. */
const tracking = ({ text }: SchemaKit) => ({
  productPage: text('The page that sends the request.'),
  productSection: text('The part of the page that sends the request.'),
});

const parts = ({ z }: SchemaKit) =>
  z.looseObject({
    header: z.union([z.looseObject({}), z.string()]).describe('The content above every page.'),
    footer: z.union([z.looseObject({}), z.string()]).describe('The content below every page.'),
  });

const headerFooter = { spec: 'docs/spec.md#widgets-7', kind: 'call', path: '/api/site-header-footer' } as const;

const setHeaderFooter = route({
  ...headerFooter,
  method: 'PUT',
  crumb: 'query',
  name: 'SetSiteHeaderFooter',
  summary: 'Changes header and footer of the site.',
  takes: (kit) => ({ json: parts(kit) }),
  sample: { json: { header: { layout: 'left' }, footer: { layout: 'wide' } } },
  answer(context, site, { json: { header, footer } }) {
    site.state.siteParts = { header, footer };
    return answerEmpty(context);
  },
});

const setLanguages = route({
  ...call,
  method: 'PUT',
  path: '/api/multilingual/languages',
  crumb: 'query',
  name: 'SetLanguages',
  summary: 'Changes the languages of the site.',
  takes: ({ z }) => ({ json: z.looseObject({ languages: z.array(z.unknown()).describe('The languages.') }) }),
  sample: { json: { languages: ['en', 'nb'] } },
  answer(context, { state }, { json: { languages } }) {
    state.multilingual = { ...state.multilingual, languages };
    return answerEmpty(context);
  },
});

export const editing: readonly Route[] = [
  {
    ...headerFooter,
    method: 'GET',
    name: 'SiteHeaderFooter',
    summary: 'Header and footer of the site.',
    gives: (kit) => ({ 200: parts(kit) }),
    answer: (context, { state }) => context.json(state.siteParts),
  },
  setHeaderFooter,
  {
    ...call,
    method: 'GET',
    path: '/api/multilingual/settings',
    name: 'MultilingualSettings',
    summary: 'Settings of translations.',
    gives: ({ z }) => ({
      200: z.looseObject({
        languages: z.array(z.unknown()).describe('The languages.'),
        sourceLanguage: z.unknown().describe('The language in which the site is written: the first one.'),
      }),
    }),
    answer: (context, { state: { multilingual } }) =>
      context.json({ languages: multilingual.languages, sourceLanguage: multilingual.languages[0] ?? null }),
  },
  {
    ...call,
    method: 'GET',
    path: '/api/multilingual/status',
    name: 'MultilingualStatus',
    summary: 'State of translations.',
    gives: ({ z }) => ({
      200: z.looseObject({
        isConnected: z.boolean().describe('Whether a provider of translations is connected.'),
        provider: z.string().nullable().describe('The name of the provider.'),
      }),
    }),
    answer: (context, { state: { multilingual } }) =>
      context.json({
        isConnected: multilingual.isConnected,
        provider: multilingual.isConnected ? 'mock-translations' : null,
      }),
  },
  setLanguages,
  {
    ...call,
    method: 'DELETE',
    path: '/api/multilingual/connection',
    crumb: 'query',
    name: 'DisconnectTranslations',
    summary: 'Disconnects an external provider of translations.',
    answer(context, { state }) {
      state.multilingual = { ...state.multilingual, isConnected: false };
      return answerEmpty(context);
    },
  },
  {
    ...call,
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    name: 'PlacesAutocomplete',
    summary: 'Places that begin with what was typed.',
    takes: (kit) => ({ query: kit.z.looseObject({ ...tracking(kit), input: kit.text('The typed text.').optional() }) }),
    sample: { query: { input: 'Strandgaten', productPage: 'visit', productSection: 'map' } },
  },
  {
    ...call,
    method: 'GET',
    path: '/api/google-maps/places/details',
    name: 'PlacesDetails',
    summary: 'Details of a place.',
    takes: (kit) => ({
      query: kit.z.looseObject({ ...tracking(kit), placeId: kit.text('Id of the place.').optional() }),
    }),
    sample: { query: { placeId: 'strandgaten-12', productPage: 'visit', productSection: 'map' } },
  },
];
