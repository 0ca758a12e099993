import type { InvalidCases, ValidCases } from './rule-cases.ts';

const list = (...items: readonly string[]): string =>
  `<site-events><ul>${items.map((item) => `<li><h3>Fair</h3>${item}</li>`).join('')}</ul></site-events>`;

const good = '<time datetime="2026-12-04">4 December</time>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'event-times': [
    ['event-times-date', list(good, '<time datetime="⟦4.12.2026⟧">4 December</time>')],
    ['event-times-date', list('<p><time datetime=⟦2026-W47⟧>Week 47</time></p>')],
    ['event-times-date', list('<time datetime="⟦18:00⟧">18:00</time>')],
    ['event-times-date', list(`${good} to <time datetime="⟦2026-02-30⟧">30 February</time>`)],
    ['event-times-date', '<site-events><article><h3>Fair</h3>\n⟦<time⟧>4 December</time></article></site-events>'],
    ['event-times-end', list(`${good} to <time datetime="⟦2026-12-03⟧">3 December</time>`)],
    [
      'event-times-end',
      list('<time datetime="2026-12-04T18:00Z">18</time> to <time datetime="⟦2026-12-04T18:30+01:00⟧">18:30</time>'),
    ],
    [
      'event-times-end',
      `<site-events time-zone="Europe/Oslo"><article><h3>Fair</h3><time datetime="2026-12-05T03:00">3:00</time>
       <time datetime="⟦2026-12-05T01:30Z⟧">2:30</time></article></site-events>`,
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'event-times': [
    list(good, `${good} to ${good}`, '<time>2026-12-04</time>'),
    list('<time datetime="2026-12-04T18:00+01:00">4 December</time> to <time datetime="02:00">2:00</time>'),
    ...['time-zone="Asia/Tokyo"', ''].map(
      (zone) => `<site-events ${zone}><article><h3>Fair</h3><time datetime="2026-12-05T09:00">9:00</time>
        <time datetime="2026-12-05T03:00Z">12:00</time></article></site-events>`,
    ),
    list('<time datetime="{{start}}">{{start}}</time>', '<time :datetime="start">Soon</time>', '<p>Soon</p>'),
    '<site-events><article><h3>Fair</h3><ul><li><time datetime="18:00">18:00</time> Doors</li></ul></article></site-events>',
    '<ul><li><time datetime="4.12.2026">4 December</time></li></ul><site-events></site-events>',
  ],
};
