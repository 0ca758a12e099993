/** Every route of the mock API, including those of the inspector. */
import { callRoutes } from '../inspector/call-routes.ts';
import { measurements } from '../inspector/measurements.ts';
import { openApi } from '../inspector/openapi.ts';
import { orders } from '../inspector/orders.ts';
import { pageRoutes } from '../inspector/page-routes.ts';
import { savedSubmissions } from '../inspector/saved-submissions.ts';
import { sessionRoutes } from '../inspector/session-routes.ts';
import { uploadedFiles } from '../inspector/uploaded-files.ts';
import { cartCoupons } from './cart-coupons.ts';
import { cartEntryAddition } from './cart-entry-addition.ts';
import { cartEntryQuantity } from './cart-entry-quantity.ts';
import { cartEntryRemoval } from './cart-entry-removal.ts';
import { cartShipping } from './cart-shipping.ts';
import { census } from './census.ts';
import { checkout } from './checkout.ts';
import { editing } from './editing.ts';
import { formFiles } from './form-files.ts';
import { formSubmissionKey } from './form-submission-key.ts';
import { journal } from './journal.ts';
import { memberPages } from './member-pages.ts';
import { members } from './members.ts';
import { newsletter } from './newsletter.ts';
import { pages } from './pages.ts';
import { providers } from './providers/providers.ts';
import { reports } from './reports.ts';
import { reviewRequest } from './review-request.ts';
import { reviews } from './reviews.ts';
import type { Route } from './route.ts';
import { saveFormSubmission } from './save-form-submission.ts';
import { search } from './search.ts';
import { shoppingCart } from './shopping-cart.ts';
import { widgetRendering } from './widget-rendering.ts';

export const routes: readonly Route[] = [
  formSubmissionKey,
  saveFormSubmission,
  ...formFiles,
  ...census,
  ...reports,
  widgetRendering,
  ...members,
  ...editing,
  shoppingCart,
  cartEntryAddition,
  cartEntryQuantity,
  ...cartCoupons,
  cartShipping,
  ...checkout,
  ...reviews,
  reviewRequest,
  ...newsletter,
  ...search,
  ...journal,
  cartEntryRemoval,
  ...pages,
  ...memberPages,
  ...providers,
  ...sessionRoutes,
  ...callRoutes,
  savedSubmissions,
  uploadedFiles,
  orders,
  measurements,
  ...pageRoutes,
  openApi(() => routes),
];

/** The routes that a backend of the platform serves: not those of third parties and of the mock itself. */
export const platformRoutes: readonly Route[] = routes.filter(({ kind }) => kind === 'call' || kind === 'page');
