/** The content of a pin. */
export interface Pin {
  /** The URL of the page. */
  readonly page: string;
  /** The URL of the image. */
  readonly media: string;
  readonly description: string;
}

/** The service accepts descriptions of this length, in UTF-16 code units. */
const maxDescription = 500;

/** Shortens a text without splitting a character. */
function shortened(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Returns the URL of the service's page that saves an image. */
export function pinUrl({ page, media, description }: Pin): string {
  // Encodes lone surrogates, for which encodeURIComponent throws.
  const query = new URLSearchParams({ url: page, media, description: shortened(description) });
  return `https://www.pinterest.com/pin/create/button/?${query.toString().replaceAll('+', '%20')}`;
}
