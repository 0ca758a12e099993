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
  looseText,
  text,
  wordOf,
} from './fields.ts';
import { checked } from './issue.ts';
import { typedLink } from './rule-fields.ts';

const things = (description: string) => z.record(z.string(), z.unknown()).describe(description);
const count = (description: string) => z.number().min(0).describe(description);

const visitorCookie = checked(z.string(), ['visitor-record'], visitorRecordProblems).describe(
  'The visitor record: an id and four positive numbers with | between them.',
);

const tracked: readonly number[] = trackedRecordTypes.map((name) => recordTypes[name]);

/** Views of other items are not counted. */
const recordType = checked(z.int(), ['entity-untracked'], (value) =>
  tracked.includes(value)
    ? []
    : [{ code: 'entity-untracked', severity: 'warn', args: { accepted: tracked.join(', ') } }],
).describe('Number of the kind of item: audio, event, image, portfolio item, text or video.');

/** One view of a page. */
export const analyticsHit = entity('AnalyticsHit', 'What is reported of a view of a page.', {
  websiteId: id('Id of the site.'),
  templateId: id('Id of the template.'),
  website_locale: language('Language of the site.'),
  url: link('Address of the page.'),
  title: text('Title of the page.'),
  itemId: id('Id of the item that the page shows.'),
  recordType,
  collectionId: id('Id of the collection that the page shows.'),
  userAgent: text('What the browser calls itself.'),
  clientDate: z.union([z.int(), z.string()]).describe('The visitor’s clock.'),
  viewportInnerWidth: count('Width of the window, in pixels.'),
  viewportInnerHeight: count('Height of the window, in pixels.'),
  screenWidth: count('Width of the screen, in pixels.'),
  screenHeight: count('Height of the screen, in pixels.'),
  localStorageSupported: flag('Whether the browser stores values.'),
  queryString: text('The query of the address.'),
  referrer: text('Where the visitor came from.'),
  visitorCookie,
});

/** A value that does not match its type is dropped, with a warning (docs/spec.md#widgets-5). */
const common = (description: string) =>
  checked(z.unknown(), ['entity-dropped'], (value) =>
    value === null || typeof value === 'string' ? [] : [{ code: 'entity-dropped', severity: 'warn' }],
  ).describe(`${description} Text or null.`);

/** One event of the analytics service. */
export const analyticsEvent = entity('AnalyticsEvent', 'What is reported of something that happened.', {
  analyticsId: text('Id of the visitor.'),
  commonData: entity('CommonData', 'Data of every event.', {
    pageHost: common('Host of the page.'),
    pagePath: common('Path of the page.'),
    queryParams: common('Query of the page.'),
    referrer: common('Where the visitor came from.'),
    windowSize: common('Size of the window.'),
    language: common('Language of the browser.'),
    locale: common('Language of the page.'),
    timestamp: common('When it happened.'),
    marketingId: common('Id for marketing.'),
    sessionId: common('Id of the visit.'),
    websiteId: common('Id of the site.'),
    templateId: common('Id of the template.'),
    memberAccountId: common('Id of the account that is signed in.'),
  }),
  customData: things('Data of this kind of event only.'),
  customSchemaName: text('Name of the kind of event.'),
});

/** A click on a button. */
export const buttonTracking = entity('ButtonTracking', 'What is reported of a click on a button.', {
  id: text('Id of the button.'),
  buttonText: text('Label of the button.'),
  clickthroughUrl: typedLink('Where it leads.'),
  alignment: wordOf('Position of the button.', [...sideOptions, 'center'], 'warn'),
  size: wordOf('How large it is.', inAnyCase(['small', 'medium', 'large']), 'warn'),
  newWindow: flag('Whether it opens a new window.'),
  context: looseText('What it is part of.'),
});

/** The experiment that a visitor is part of. */
export const experimentContext = entity('ExperimentContext', 'The experiment that a visitor is part of.', {
  name: text('Its name.'),
  experimentType: wordOf('Its kind.', inCapitals(experimentTypes)),
  variant: z.union([z.string(), z.null()]).describe('What the visitor sees; a toggle is on only for the text true.'),
  segmentName: byDefault('default', z.union([z.string(), z.null()]).describe('The group of the visitor.')),
  containsError: flag('Whether it could not be read.'),
});
