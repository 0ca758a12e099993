/** Every route of the mock API. */
import type { Route } from './route.ts';
import { cartEntryQuantity } from './routes/cart-entry-quantity.ts';
import { cartEntryRemoval } from './routes/cart-entry-removal.ts';
import { formSubmissionKey } from './routes/form-submission-key.ts';
import { mockCaptcha } from './routes/mock-captcha.ts';
import { mockTiles } from './routes/mock-tiles.ts';
import { mockVideo } from './routes/mock-video.ts';
import { saveFormSubmission } from './routes/save-form-submission.ts';
import { savedSubmissions } from './routes/saved-submissions.ts';
import { shoppingCart } from './routes/shopping-cart.ts';

export const routes: readonly Route[] = [
  formSubmissionKey,
  saveFormSubmission,
  shoppingCart,
  cartEntryQuantity,
  cartEntryRemoval,
  mockCaptcha,
  mockTiles,
  mockVideo,
  savedSubmissions,
];
