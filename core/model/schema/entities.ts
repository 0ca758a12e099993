import type { z } from 'zod';
import { analyticsEvent, analyticsHit, buttonTracking, experimentContext } from './analytics.ts';
import { captchaSettings } from './captcha-settings.ts';
import { cart } from './cart.ts';
import { cookieSettings } from './cookie-settings.ts';
import { followBlock } from './follow-block.ts';
import { form } from './form.ts';
import { galleryBlock } from './gallery-block.ts';
import { imageSettings } from './image-settings.ts';
import { login } from './login.ts';
import { mapBlock } from './map-block.ts';
import type { EntityName } from './names.ts';
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  pinterestOverlayOptions,
  popupOverlaySettings,
} from './overlays.ts';
import { product } from './product.ts';
import { siteContext } from './site-context.ts';
import { storeSettings } from './store-settings.ts';
import { subscriptionPlan } from './subscription-plan.ts';
import { summaryBlock } from './summary-block.ts';
import { videoBlock } from './video-block.ts';

/** The schema of every entity. */
export const entities: Readonly<Record<EntityName, z.ZodType>> = {
  'site-context': siteContext,
  'store-settings': storeSettings,
  'cookie-settings': cookieSettings,
  'popup-overlay-settings': popupOverlaySettings,
  'announcement-bar-settings': announcementBarSettings,
  'mobile-info-bar-settings': mobileInfoBarSettings,
  'pinterest-overlay-options': pinterestOverlayOptions,
  'captcha-settings': captchaSettings,
  product,
  'subscription-plan': subscriptionPlan,
  cart,
  form,
  'gallery-block': galleryBlock,
  'summary-block': summaryBlock,
  'map-block': mapBlock,
  'video-block': videoBlock,
  'follow-block': followBlock,
  'image-settings': imageSettings,
  'analytics-hit': analyticsHit,
  'analytics-event': analyticsEvent,
  'button-tracking': buttonTracking,
  'experiment-context': experimentContext,
  login,
};
