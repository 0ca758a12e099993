/** The work that will show the texts that no code shows yet. */
export const planned = {
  page: 'small elements of a page',
  measuring: 'measuring',
  members: 'members and server-rendered content',
  editor: "not planned: a message of the site builder's editor, which visitors and authors of markup never see",
} as const;

export type Planned = keyof typeof planned;

/** The texts of a section of docs/spec.md. Placeholders are in braces. */
export interface TextsOfSection {
  readonly section: `runtime-${number}` | `widgets-${number}`;
  readonly texts: readonly string[];
  /** Set when no element shows these texts yet. */
  readonly planned?: Planned;
}

/** Every text of the specification that a visitor, an author or a developer can see. A repeated text is listed once. */
export const specTexts: readonly TextsOfSection[] = [
  {
    section: 'runtime-2',
    texts: ['Logout Successful', 'You have been successfully logged out.'],
  },
  { section: 'runtime-3', texts: ['Available', 'Scheduled', 'Hidden', 'Unsupported'] },
  {
    section: 'runtime-3',
    texts: ['N/A', 'Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'],
  },
  {
    section: 'runtime-3',
    texts: [
      ...['First', 'Last', 'Country', 'Areacode', 'Prefix', 'Line', 'Line1', 'Line2', 'City', 'State', 'Zip'],
      ...['Month', 'Day', 'Year', 'Hour', 'Minute', 'Second', 'Ampm'],
    ],
  },
  { section: 'runtime-4', texts: ['Submitting…'] },
  {
    section: 'runtime-5',
    texts: [
      'Complete CAPTCHA before submitting.',
      'You have exceeded the character limit.',
      'One or more fields is invalid, please check your entries.',
      '{count} / {max}',
      'Accept',
      'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
      'Decline',
      'Cart',
      'One item in cart',
      '{n} items in cart',
      'More than 100 items in cart',
    ],
  },
  { section: 'runtime-5', texts: ['from {startingPrice}'] },
  {
    section: 'runtime-6',
    texts: ['Preview Only: Please log out of your account in order to use the OpenTable Block.'],
    planned: 'members',
  },
  {
    section: 'runtime-8',
    texts: [
      'Unable to submit form. Please try again later.',
      'This form has not been configured yet.',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'Unable to send form. Please try again later.',
      'Unknown error, please try again later.',
      'Error processing form submission. Please reload and try again.',
      'Could not get a form submission key, please try again later.',
      'Could not parse the form fields, please check your entries.',
      'Your form has encountered a problem. Please scroll down to review.',
      'Please scroll up to review.',
      'Internal Error: Unable to parse server response ... as JSON',
      'Unauthorized request',
      'Internal server error. Please try again later.',
      'This service is temporarily unavailable. Please try again later.',
      'Unable to connect…',
      'Reload Page',
      'Clear',
      'ReCaptcha has not been set up!',
      'Something went wrong',
      'Try again',
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
      'Unable to update quantity',
      'Unable to remove item',
      'Unable to load. Try again.',
      'You have nothing in your shopping cart.',
      'To check out, your order subtotal must be {subtotal} or more.',
      'Please select a star rating',
      'Your review request has expired',
      'You have already reviewed this purchase',
      'Try submitting your review again',
      'There are no products to review',
    ],
  },
  { section: 'runtime-8', texts: ['Unable to load results', 'Retry'] },
  { section: 'runtime-8', texts: ['Network error', 'Unable to connect. Please try again'], planned: 'members' },
  { section: 'runtime-9', texts: ['Order Now'], planned: 'members' },
  { section: 'widgets-2', texts: ['Checkout', 'Continue Shopping'] },
  { section: 'widgets-2', texts: ['Needs Review', 'Draft', 'Private'], planned: 'members' },
  {
    section: 'widgets-5',
    texts: [
      'Invalid video embed.',
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
      'Please enter a valid email',
      'Emails must be formatted as {email}',
      'Please enter a file name',
      '{val} is not a valid page URL',
      '{val} is not one of the expected options',
      'This {tagType} already exists',
    ],
  },
  {
    section: 'widgets-5',
    texts: [
      'Links must be formatted as {host} or {host}',
      'A List must be selected',
      'Your dataset must have at least one column',
      'Your dataset must have at least one row',
      'You may only edit one {tagType} at a time',
      'One or more rows was missing data',
    ],
    planned: 'editor',
  },
  {
    section: 'widgets-8',
    texts: ['Metric settings request timeout', 'Unable to resolve pageLoadId'],
  },
  {
    section: 'widgets-8',
    texts: ['Please try again.', 'Please check your internet connection.'],
  },
  {
    section: 'widgets-8',
    texts: ['The file {fileName} is too large. The maximum allowed file size is {maxSize}.'],
  },
  {
    section: 'widgets-8',
    texts: [
      'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
      'File upload failed to complete',
      'File processing failed',
      'File processing cancelled',
      'File processing failed to complete',
      'There was a problem while uploading your file.',
      'There was a problem while renaming your file.',
    ],
  },
  {
    section: 'widgets-8',
    texts: [
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      'VideoLoader not found',
      'Loader2 not found',
      'No valid element supplied for the scroll-progress helper.',
    ],
  },
  {
    section: 'widgets-8',
    texts: [
      'Unable to open form',
      'Unable to update form',
      'Failed to load timezone',
      'Unable to load collections',
      'Unable to load fonts',
      'No response data from job request',
      'Code editing is not available on Android.',
      "You don't have any mailing lists. Please create one before continuing",
    ],
    planned: 'editor',
  },
  {
    section: 'widgets-8',
    texts: [
      'These are not the gallery designs you are looking for',
      'Could not find transition named {name}',
      'Error decoding gallery block data',
      'Error evaluating gallery block data',
      '[Tween] Duration is not a finite number.',
      'No image',
      'No images',
      'No root node',
      '{node} is not a valid node.',
      'Element is not a valid image element.',
      'Image element has no parentNode.',
      'Invalid or missing image source.',
      'Missing alignment for "content-fit" image.',
      'Error tracking event: HTTP Status {code}',
    ],
  },
  {
    section: 'widgets-8',
    texts: [
      'The underlying Praetor configuration is not loaded',
      'The specified feature does not exist',
      'The specified feature is not a {type}',
      'The specified feature has an invalid server-side definition',
    ],
  },
  { section: 'widgets-9', texts: ['just now'], planned: 'page' },
];
