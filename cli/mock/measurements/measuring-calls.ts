/** The calls by which pages measure: what they contain, and which consent they need (docs/spec.md#runtime-7, docs/spec.md#widgets-7). */
import { own } from '../../../core/model/site-context/decoders.ts';
import { readVisitorRecord } from '../../../core/model/visitor/visitor-record.ts';
import type { ConsentCategory } from '../../../core/model/vocabularies/consent-categories.ts';
import type { Measurement, MeasurementKind } from './measurement.ts';
import { jsonIn, listIn, objectIn, omit, pagePath, pick, shortFields, shortText } from './read-value.ts';
import { ratingOf, vitals } from './vitals.ts';

/** The parts of a call that measurements are read from. */
export interface MeasuringRequest {
  readonly url: URL;
  /** The parsed JSON or the fields of a form; undefined for a missing or unreadable body. */
  readonly body: unknown;
}

/** A call by which pages measure. */
export interface MeasuringCall {
  /** Returns the measurements in it; they need not have a page. */
  readonly read: (request: MeasuringRequest) => readonly Measurement[];
  /** Returns the consent that it needs. */
  readonly needs: (request: MeasuringRequest) => readonly ConsentCategory[];
  /** Whether Global Privacy Control refuses it also after the visitor has agreed. */
  readonly isSignalFinal: boolean;
}

interface Read {
  readonly name: unknown;
  readonly page?: unknown;
  readonly fields: object;
}

const measurement = (kind: MeasurementKind, { name, page, fields }: Read): Measurement => ({
  kind,
  name: shortText(name),
  page: pagePath(page) ?? null,
  fields: shortFields(fields),
  rating: null,
});

/** Returns the number of visits and the id of a visitor. */
function visitorFields(cookie: unknown): object {
  const visitor = readVisitorRecord(shortText(cookie));
  return visitor ? { visits: visitor.visits, visitor: visitor.id } : {};
}

const size = (width: unknown, height: unknown): string | undefined =>
  typeof width === 'number' && typeof height === 'number' ? `${width} × ${height}` : undefined;

function pageView(body: unknown): Measurement {
  const data = jsonIn(own(body, 'data'));
  const fields = {
    ...pick(data, 'title', 'referrer', 'queryString'),
    viewport: size(own(data, 'viewportInnerWidth'), own(data, 'viewportInnerHeight')),
    language: own(data, 'website_locale'),
    ...visitorFields(own(body, 'ss_cvr') ?? own(data, 'visitorCookie')),
  };
  return measurement('page-view', { name: own(body, 'event'), page: own(data, 'url'), fields });
}

const interaction =
  (name: string) =>
  (body: unknown): Measurement =>
    measurement('interaction', {
      name,
      page: own(body, 'pagePath'),
      fields: {
        ...pick(body, 'buttonText', 'id', 'clickthroughUrl', 'formId', 'context', 'size', 'alignment', 'newWindow'),
        ...visitorFields(own(body, 'visitorCookie')),
      },
    });

/** The fields of an event that each page sends with all of its events. */
const fieldsOfPage = [
  'websiteId',
  'memberAccountId',
  'website_locale',
  'member_locale',
  'templateId',
  'variantId',
  'pageHash',
  'pagePath',
];

function recordedEvent(body: unknown): Measurement {
  const name = own(body, 'event');
  const data = jsonIn(own(body, 'data'));
  const page = own(data, 'pagePath');
  const experiment = own(data, 'experiment');
  if (name !== 'ExperimentExposed') return measurement('event', { name, page, fields: omit(data, fieldsOfPage) });
  const fields = pick(experiment, 'variant', 'experimentType', 'segmentName');
  return measurement('experiment', { name: own(experiment, 'name'), page, fields });
}

function serviceEvent(body: unknown): Measurement {
  const common = own(body, 'commonData');
  return measurement('event', {
    name: own(body, 'customSchemaName'),
    page: own(common, 'pagePath'),
    fields: { ...objectIn(own(body, 'customData')), ...pick(common, 'sessionId', 'marketingId', 'language') },
  });
}

function performanceRecord(body: unknown): Measurement {
  const [name, value] = [own(body, 'name'), own(body, 'value')];
  const vital = vitals.find((one) => one.name === name);
  const fields = pick(body, 'value', 'element', 'count', 'navigationType', 'pageLoadId', 'id');
  return {
    ...measurement('performance', { name, page: own(body, 'pagePath'), fields }),
    rating: vital && typeof value === 'number' ? ratingOf(vital, value) : null,
  };
}

const errorReport = (body: unknown): Measurement =>
  measurement('error', { name: own(body, 'message'), fields: pick(body, 'app', 'file', 'line', 'column') });

const logLines = (body: unknown): readonly Measurement[] =>
  listIn(jsonIn(own(body, 'data'))).map((line) =>
    measurement('log', {
      name: typeof line === 'string' ? line : own(line, 'message'),
      fields: pick(line, 'level', 'time'),
    }),
  );

function landing({ searchParams }: URL): Measurement {
  const query = Object.fromEntries(searchParams);
  return measurement('landing', { name: 'landing', page: own(query, 'landing'), fields: omit(query, ['landing']) });
}

const analytics: readonly ConsentCategory[] = ['analytics'];

const hasMarketingId = (body: unknown): boolean => shortText(own(own(body, 'commonData'), 'marketingId')) !== '';

const call = (read: MeasuringCall['read'], more: Partial<MeasuringCall> = {}): MeasuringCall => ({
  read,
  needs: () => analytics,
  isSignalFinal: true,
  ...more,
});

/** Reads a body that is one measurement or a list of them. */
const each =
  (read: (body: unknown) => Measurement): MeasuringCall['read'] =>
  ({ body }) =>
    listIn(body).map(read);

const quickView = ({ url }: MeasuringRequest): readonly Measurement[] => [
  measurement('interaction', { name: 'quick-view', fields: { productId: url.pathname.split('/').at(-1) } }),
];

const needsOfEvents = ({ body }: MeasuringRequest): readonly ConsentCategory[] =>
  listIn(body).some(hasMarketingId) ? ['analytics', 'marketing'] : analytics;

/** The calls by the names of their routes. */
export const measuringCalls: ReadonlyMap<string, MeasuringCall> = new Map([
  ['POST /api/census/RecordHit', call(each(pageView))],
  ...['button-click', 'button-render', 'form-render', 'overlay'].map(
    (name) => [`POST /api/census/${name}`, call(each(interaction(name)))] as const,
  ),
  ['POST /api/census/RecordQuickView/:id', call(quickView)],
  ['POST /api/events/RecordEvent', call(each(recordedEvent))],
  ['POST /api/v1/events', call(each(serviceEvent), { needs: needsOfEvents })],
  ['POST /api/1/performance/records', call(each(performanceRecord))],
  // It contains no measurement, but pages request it only in order to measure.
  ['GET /api/1/performance/settings', call(() => [])],
  // It contains no measurement either: pages request it only in order to record the session.
  ['GET /api/commerce/fullstory/getId', call(() => [], { needs: () => ['marketing'] })],
  ['POST /api/events/RecordJavascriptErrors', call(each(errorReport), { isSignalFinal: false })],
  ['POST /api/events/Trace', call(({ body }) => listIn(body).flatMap(logLines))],
  ['GET /api/track/Track', call(({ url }) => [landing(url)])],
]);
