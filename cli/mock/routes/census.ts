/** Census calls of pages (docs/spec.md#runtime-7). Pages ignore responses and failures. */
import { answerEmpty } from './answer-empty.ts';
import type { Route, SchemaKit } from './route.ts';

const counted = {
  method: 'POST',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
  answer: answerEmpty,
} as const;

/** A visitor record: an id and four numbers. */
const visitorCookie = '8d4f7c1e|1|1767225600|1767225600|3';

const page = {
  pageTitle: 'Visit',
  pageId: '64f1c0de5a1e7a0b2c3d4e01',
  contentSource: 'c',
  pagePath: '/visit',
} as const;

const button = {
  id: 'book-a-visit',
  buttonText: 'Book a visit',
  clickthroughUrl: '/visit',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'page',
} as const;

/** Pages may send JSON or a form: the specification does not define the kind of body. All values of a form are text. */
const jsonFields = ['newWindow', 'pagePermissionTypeValue'] as const;

const ofButton = ({ z, visitorCookie, pageFields, buttonTracking }: SchemaKit) => {
  const body = z.looseObject({ visitorCookie, ...pageFields, ...buttonTracking.shape });
  return { json: body, form: body, jsonFields };
};

const ofForm = ({ z, text, visitorCookie }: SchemaKit) => {
  const body = z.looseObject({ formId: text('Id of the form.'), visitorCookie });
  return { json: body, form: body };
};

const ofOverlay = ({ z, visitorCookie, pageFields }: SchemaKit) => {
  const body = z.looseObject({ visitorCookie, ...pageFields });
  return { json: body, form: body, jsonFields };
};

const ofHit = ({ z, text, visitorCookie, analyticsHit }: SchemaKit) => ({
  form: z.looseObject({ event: text('The event.'), data: analyticsHit, ss_cvr: visitorCookie }),
  jsonFields: ['data'],
});

export const census: readonly Route[] = [
  {
    ...counted,
    path: '/api/census/RecordHit',
    name: 'RecordHit',
    summary: 'Counts a view of a page.',
    takes: ofHit,
    sample: {
      form: {
        event: 'View',
        data: { websiteId: '64f1c0de5a1e7a0b2c3d4e5f', url: '/visit', title: 'Visit', website_locale: 'en-GB' },
        ss_cvr: visitorCookie,
      },
    },
  },
  {
    ...counted,
    path: '/api/census/button-click',
    name: 'ButtonClick',
    summary: 'Counts a click on a button.',
    takes: ofButton,
    sample: { json: { visitorCookie, ...page, ...button } },
  },
  {
    ...counted,
    path: '/api/census/button-render',
    name: 'ButtonRender',
    summary: 'Counts that a button was shown.',
    takes: ofButton,
    sample: { json: { visitorCookie, ...page, ...button } },
  },
  {
    ...counted,
    path: '/api/census/form-render',
    name: 'FormRender',
    summary: 'Counts that a form was shown.',
    takes: ofForm,
    sample: { json: { formId: 'contact', visitorCookie } },
  },
  {
    ...counted,
    path: '/api/census/overlay',
    name: 'Overlay',
    summary: 'Counts that a popup overlay was shown.',
    takes: ofOverlay,
    sample: { json: { visitorCookie, ...page } },
  },
  {
    ...counted,
    path: '/api/census/RecordQuickView/:id',
    name: 'RecordQuickView',
    summary: 'Counts a quick view of a product.',
    takes: ({ z, text }) => ({ params: z.object({ id: text('Id of the product.') }) }),
    sample: { params: { id: '64f1c0de5a1e7a0b2c3d4f01' } },
  },
];
