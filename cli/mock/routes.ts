/** Every route of the mock API. */
import type { Route } from './route.ts';
import { cartEntryQuantity } from './routes/cart-entry-quantity.ts';
import { cartEntryRemoval } from './routes/cart-entry-removal.ts';
import { census } from './routes/census.ts';
import { editing } from './routes/editing.ts';
import { formSubmissionKey } from './routes/form-submission-key.ts';
import { members } from './routes/members.ts';
import { openApi } from './routes/openapi.ts';
import { pages } from './routes/pages.ts';
import { providers } from './routes/providers.ts';
import { reports } from './routes/reports.ts';
import { saveFormSubmission } from './routes/save-form-submission.ts';
import { savedSubmissions } from './routes/saved-submissions.ts';
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
  savedSubmissions,
  openApi(() => routes),
];
