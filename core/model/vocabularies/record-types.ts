/** Content item types, in page data `recordType` (docs/spec.md#runtime-3, "Enumerations", with the remainder as sites use it). */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  'video-deprecated': 9,
  review: 10,
  'store-item': 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'export-wordpress': 20,
  'export-internal': 21,
  'text-prose-mirror': 22,
  tweet: 50,
  rss: 51,
  checkin: 52,
  delicious: 53,
  'kb-article': 54,
  'project-item': 55,
  'collection-taxonomy': 56,
  'section-taxonomy': 57,
  'item-taxonomy': 58,
  'portfolio-item': 59,
  'export-translatable-strings': 60,
  'sqsp-video': 61,
  lesson: 62,
} as const;

/** Record types that only the platform's template engine names. */
export const newerRecordTypes = { 'site-search': 30, 'active-time': 31 } as const;

export type RecordType = keyof typeof recordTypes | keyof typeof newerRecordTypes;
