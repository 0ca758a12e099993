/** Made-up elements, so that tests of rules do not depend on the real ones, and real elements that rules know by name. */
import { knownElements } from '../../../cli/lint/page/known-elements.ts';
import { cancelableEvent, defineContract, defineShadowApi } from '../../../core/model/contract/contract.ts';
import { flag, json, length, number, oneOf, text, toggle, url } from '../../../core/model/contract/kinds.ts';
import * as accordion from '../../../elements/accordion/contract.ts';
import * as account from '../../../elements/account/contract.ts';
import * as animate from '../../../elements/animate/contract.ts';
import * as announcementBar from '../../../elements/announcement-bar/contract.ts';
import * as audio from '../../../elements/audio/contract.ts';
import * as cartIndicator from '../../../elements/cart-indicator/contract.ts';
import * as cookieBanner from '../../../elements/cookie-banner/contract.ts';
import * as donate from '../../../elements/donate/contract.ts';
import * as events from '../../../elements/events/contract.ts';
import * as follow from '../../../elements/follow/contract.ts';
import * as form from '../../../elements/form/contract.ts';
import * as gallery from '../../../elements/gallery/contract.ts';
import * as image from '../../../elements/image/contract.ts';
import * as infoBar from '../../../elements/info-bar/contract.ts';
import * as language from '../../../elements/language/contract.ts';
import * as lightbox from '../../../elements/lightbox/contract.ts';
import * as list from '../../../elements/list/contract.ts';
import * as login from '../../../elements/login/contract.ts';
import * as map from '../../../elements/map/contract.ts';
import * as marquee from '../../../elements/marquee/contract.ts';
import * as menu from '../../../elements/menu/contract.ts';
import * as popup from '../../../elements/popup/contract.ts';
import * as pricing from '../../../elements/pricing/contract.ts';
import * as product from '../../../elements/product/contract.ts';
import * as relativeTime from '../../../elements/relative-time/contract.ts';
import * as search from '../../../elements/search/contract.ts';
import * as spinner from '../../../elements/spinner/contract.ts';
import * as summary from '../../../elements/summary/contract.ts';
import * as textFit from '../../../elements/text-fit/contract.ts';
import * as tooltip from '../../../elements/tooltip/contract.ts';
import * as video from '../../../elements/video/contract.ts';

const contract = defineContract({
  tag: 'site-sample',
  load: 'at-once',
  attributes: {
    open: flag(),
    loud: toggle(true),
    label: text(),
    mode: oneOf({ grid: 1, list: 2 }),
    slidesPerRow: number(3, { min: 1, max: 12, integer: true }),
    width: length(),
    href: url(),
    data: json('a list', (value): value is readonly unknown[] => Array.isArray(value)),
  },
  events: { 'site-show': cancelableEvent() },
});

const plain = defineContract({ tag: 'site-plain', load: 'at-once', attributes: {} });

const bare = defineContract({ tag: 'site-bare', load: 'at-once', attributes: {} });

export const sample = knownElements([
  { contract, shadowApi: defineShadowApi({ slots: { '': true, header: true, footer: true } }) },
  { contract: plain, shadowApi: {} },
  { contract: bare, shadowApi: defineShadowApi({ slots: { '': true } }) },
  accordion,
  account,
  animate,
  announcementBar,
  audio,
  cartIndicator,
  cookieBanner,
  donate,
  events,
  follow,
  form,
  gallery,
  image,
  infoBar,
  language,
  lightbox,
  list,
  login,
  map,
  marquee,
  menu,
  popup,
  pricing,
  product,
  relativeTime,
  search,
  spinner,
  summary,
  tooltip,
  textFit,
  video,
]);
