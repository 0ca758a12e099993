/** Every route of the mock API, those of its inspection among them. */
import { callRoutes } from './admin/call-routes.ts';
import { openApi } from './admin/openapi.ts';
import { pageRoutes } from './admin/page-routes.ts';
import { savedSubmissions } from './admin/saved-submissions.ts';
import { sessionRoutes } from './admin/session-routes.ts';
import type { Route } from './route.ts';
import { cartEntryQuantity } from './routes/cart-entry-quantity.ts';
import { cartEntryRemoval } from './routes/cart-entry-removal.ts';
import { census } from './routes/census.ts';
import { editing } from './routes/editing.ts';
import { formSubmissionKey } from './routes/form-submission-key.ts';
import { members } from './routes/members.ts';
import { pages } from './routes/pages.ts';
import { providers } from './routes/providers.ts';
import { reports } from './routes/reports.ts';
import { saveFormSubmission } from './routes/save-form-submission.ts';
import { shoppingCart } from './routes/shopping-cart.ts';
import { widgetRendering } from './routes/widget-rendering.ts';

export const routes: readonly Route[] = [
  formSubmissionKey,
  saveFormSubmission,
  ...census,
  ...reports,
  widgetRendering,
  ...members,
  ...editing,
  shoppingCart,
  cartEntryQuantity,
  cartEntryRemoval,
  ...pages,
  ...providers,
  ...sessionRoutes,
  ...callRoutes,
  savedSubmissions,
  ...pageRoutes,
  openApi(() => routes),
];
