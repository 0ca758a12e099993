/** The element definitions that `check` uses, read from the contracts so that they always match. */
import type { Contract, ShadowApi } from '../../../core/model/contract/contract.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { attributeName } from '../../../core/model/contract/names.ts';
import * as accordion from '../../../elements/accordion/contract.ts';
import * as account from '../../../elements/account/contract.ts';
import * as animate from '../../../elements/animate/contract.ts';
import * as announcementBar from '../../../elements/announcement-bar/contract.ts';
import * as audio from '../../../elements/audio/contract.ts';
import * as captcha from '../../../elements/captcha/contract.ts';
import * as cart from '../../../elements/cart/contract.ts';
import * as cartIndicator from '../../../elements/cart-indicator/contract.ts';
import * as cookieBanner from '../../../elements/cookie-banner/contract.ts';
import * as dialog from '../../../elements/dialog/contract.ts';
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
import * as reviews from '../../../elements/reviews/contract.ts';
import * as search from '../../../elements/search/contract.ts';
import * as spinner from '../../../elements/spinner/contract.ts';
import * as summary from '../../../elements/summary/contract.ts';
import * as textFit from '../../../elements/text-fit/contract.ts';
import * as tooltip from '../../../elements/tooltip/contract.ts';
import * as video from '../../../elements/video/contract.ts';

/** An element definition for `check`, with attributes by their names in markup. */
export interface KnownElement {
  readonly attributes: ReadonlyMap<string, Attribute<unknown>>;
  readonly events: readonly string[];
  readonly formAssociated: boolean;
  /** The slots that authors may name, without the default one; `undefined` where the element declares nothing. */
  readonly slots: readonly string[] | undefined;
}

/** Elements by tag. */
export type KnownElements = ReadonlyMap<string, KnownElement>;

/** An element's two declarations, as its `contract.ts` exports them. */
export interface Declaration {
  readonly contract: Contract;
  readonly shadowApi: ShadowApi;
}

const known = ({ contract, shadowApi }: Declaration): KnownElement => ({
  attributes: new Map(Object.entries(contract.attributes).map(([key, attribute]) => [attributeName(key), attribute])),
  events: Object.keys(contract.events ?? {}),
  formAssociated: contract.formAssociated === true,
  slots: shadowApi.slots && Object.keys(shadowApi.slots).filter((name) => name !== ''),
});

/** Creates the table of elements for the rules. */
export const knownElements = (declarations: readonly Declaration[]): KnownElements =>
  new Map(declarations.map((declaration) => [declaration.contract.tag, known(declaration)]));

/** Every element of the package. */
export const declarations: readonly Declaration[] = [
  accordion,
  account,
  animate,
  announcementBar,
  audio,
  captcha,
  cart,
  cartIndicator,
  cookieBanner,
  dialog,
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
  reviews,
  search,
  spinner,
  summary,
  textFit,
  tooltip,
  video,
];

/** Every element of the package, by tag. */
export const elements = knownElements(declarations);
