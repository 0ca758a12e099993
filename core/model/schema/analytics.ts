/** Analytics events that pages send (docs/spec.md#runtime-3, "Visitor tracking"; docs/spec.md#widgets-3, "Analytics event"). */
import { z } from 'zod';
import { visitorRecordProblems } from '../visitor/visitor-record.ts';
import { sideOptions } from '../vocabularies/blocks.ts';
import { recordTypes, trackedRecordTypes } from '../vocabularies/pages.ts';
import { experimentTypes } from '../vocabularies/sites.ts';
import {
  byDefault,
  entity,
  flag,
  id,
  inAnyCase,
  inCapitals,
  language,
  link,
  listOf,
  looseText,
  numberFrom,
  text,
  wordOf,
} from './fields.ts';
import { checked } from './issue.ts';
import { typedLink } from './rule-fields.ts';

const things = (description: string) => z.record(z.string(), z.unknown()).describe(description);
const count = (description: string) => z.number().min(0).describe(description);

const visitorCookie = checked(z.string(), ['visitor-record'], visitorRecordProblems).describe(
  'Value of the visitor record cookie: an id and four positive whole numbers, separated by |, for example a1b2|3|1735689600000|1735689700000|1735689800000.',
);

const tracked: readonly number[] = trackedRecordTypes.map((name) => recordTypes[name]);

const recordType = checked(z.int(), ['entity-untracked'], (value) =>
  tracked.includes(value)
    ? []
    : [{ code: 'entity-untracked', severity: 'warn', args: { accepted: tracked.join(', ') } }],
).describe(
  'Kind of item: 1 text, 2 image, 7 audio, 8 video, 12 event, 59 portfolio-item. Views of other kinds are not counted.',
);

/** One view of a page. */
export const analyticsHit = entity('AnalyticsHit', 'Analytics data about one page view.', {
  websiteId: id('Id of the site: website.id of the site context.'),
  templateId: id('Id of the template: templateId of the site context.'),
  website_locale: language('Language of the site, for example en-US.'),
  url: link('URL of the page, for example https://example.com/blog.'),
  title: text('Title of the page, for example Blog — Example.'),
  itemId: id('Id of the item that the page shows, for example a blog post.'),
  recordType,
  collectionId: id('Id of the collection that the page shows, for example a blog.'),
  userAgent: text('User agent of the browser (navigator.userAgent).'),
  clientDate: z
    .union([z.int(), z.string()])
    .describe(
      'Time of the view by the clock of the visitor, as milliseconds since 1970 or as a date such as 2025-01-01T12:00:00Z.',
    ),
  viewportInnerWidth: count('Width of the viewport, in CSS pixels (window.innerWidth).'),
  viewportInnerHeight: count('Height of the viewport, in CSS pixels (window.innerHeight).'),
  screenWidth: count('Width of the screen, in CSS pixels (screen.width).'),
  screenHeight: count('Height of the screen, in CSS pixels (screen.height).'),
  localStorageSupported: flag('Whether the browser supports local storage.'),
  queryString: text('Query string of the URL, for example ?utm_source=mail.'),
  referrer: text('URL of the page that linked here (document.referrer); empty without one.'),
  visitorCookie,
});

/** A value that does not match its type is dropped, with a warning (docs/spec.md#widgets-5). */
const common = (description: string) =>
  checked(z.unknown(), ['entity-dropped'], (value) =>
    value === null || typeof value === 'string' ? [] : [{ code: 'entity-dropped', severity: 'warn' }],
  ).describe(`${description} Text or null.`);

/** One event of the analytics service. */
export const analyticsEvent = entity('AnalyticsEvent', 'Analytics data about one event.', {
  analyticsId: text('Analytics id of the visitor.'),
  commonData: entity('CommonData', 'Data that every event has.', {
    pageHost: common('Host of the page, for example example.com.'),
    pagePath: common('Path of the page, for example /blog.'),
    queryParams: common('Query string of the page, for example ?page=2.'),
    referrer: common('URL of the page that linked here.'),
    windowSize: common('Width and height of the viewport in CSS pixels, for example 1280x720.'),
    language: common('Language of the browser, for example en-GB.'),
    locale: common('Language of the page, for example de-DE.'),
    timestamp: common('Time of the event, for example 2025-01-01T12:00:00Z.'),
    marketingId: common('Id of the visitor in marketing data.'),
    sessionId: common('Id of the visit (session).'),
    websiteId: common('Id of the site: website.id of the site context.'),
    templateId: common('Id of the template: templateId of the site context.'),
    memberAccountId: common('Id of the signed-in member account; null for other visitors.'),
  }),
  customData: things('Data that only this kind of event has, by name.'),
  customSchemaName: text('Name of the schema of customData, which is the kind of the event.'),
});

/** A click on a button. */
export const buttonTracking = entity('ButtonTracking', 'Analytics data about a click on a button.', {
  id: text('Id of the button element.'),
  buttonText: text('Label of the button, for example Book now.'),
  clickthroughUrl: typedLink('URL or path that the button links to, for example /contact.'),
  alignment: wordOf('Position of the button: left, center or right.', [...sideOptions, 'center'], 'warn'),
  size: wordOf(
    'Size of the button: small, medium or large, in lower case or capitals.',
    inAnyCase(['small', 'medium', 'large']),
    'warn',
  ),
  newWindow: flag('Whether the link opens in a new window.'),
  context: looseText('Name of the part of the page that contains the button.'),
});

/** The experiment that a visitor takes part in. */
export const experimentContext = entity(
  'ExperimentContext',
  'An experiment (A/B test or feature toggle) and the variant that the visitor sees.',
  {
    name: text('Name of the experiment.'),
    experimentType: wordOf('Kind of experiment: FEATURE_TOGGLE or AB_TEST.', inCapitals(experimentTypes)),
    variant: z
      .union([z.string(), z.null()])
      .describe('Variant that the visitor sees. A feature toggle is on only for the text "true".'),
    segmentName: byDefault('default', z.union([z.string(), z.null()]).describe('Name of the visitor group (segment).')),
    containsError: flag('Whether the experiment could not be loaded.'),
    variants: listOf(
      'Variants among which the page divides visitors if the server assigns none, for example ["a", "b"]; one that is listed twice gets twice as many.',
      z.string(),
    ),
    rollout: byDefault(
      100,
      numberFrom(0, 100, 'Percentage of visitors among whom the page divides the variants, from 0 to 100.'),
    ),
  },
);
