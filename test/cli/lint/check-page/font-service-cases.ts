import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'font-service': [
    ['font-service-direct', '<link rel="stylesheet" href="⟦https://fonts.googleapis.com/css2?family=Lora⟧">'],
    ['font-service-direct', '<link rel=stylesheet href=⟦//FONTS.bunny.net/css?family=lora⟧>'],
    ['font-service-direct', '<link rel="preconnect" href="⟦https://fonts.gstatic.com⟧" crossorigin>'],
    ['font-service-direct', '<link rel="preload" as="font" href="⟦https://fonts.gstatic.com/s/lora.woff2⟧">'],
    ['font-service-direct', '<link rel="prefetch" href="⟦https://fonts.gstatic.com/s/lora.woff2⟧">'],
    [
      'font-service-direct',
      '<link rel="preconnect preload" as="font" href="⟦https://fonts.gstatic.com/s/lora.woff2⟧">',
    ],
    ['font-service-direct', '<link rel="stylesheet" href="⟦https://fonts.googleapis.com./css2?family=Lora⟧">'],
    [
      'font-service-direct',
      '<base href="https://fonts.googleapis.com/"><link rel="stylesheet" href="⟦css2?family=Lora⟧">',
    ],
    ['font-service-direct', '<script type="text/javascript" src="⟦https://use.typekit.net/abc1def.js⟧"></script>'],
    ['font-service-direct', '<script src="⟦https://use.typekit.net/abc1def.js⟧"></script>'],
    ['font-service-direct', '<style>@import "⟦https://fonts.googleapis.com/css?family=Lora⟧";</style>'],
    [
      'font-service-direct',
      "<style>@font-face{font-family:Lora;src:url('⟦https://fonts.gstatic.com/s/lora.woff2⟧')}</style>",
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'font-service': [
    '<link rel="stylesheet" href="/fonts/lora.css">',
    '<link rel="stylesheet" href="fonts.googleapis.com/css2.css">',
    '<link rel="stylesheet" href="https://fonts.googleapis.com.example/css2">',
    '<link rel="stylesheet" href="https://[fonts.googleapis.com/css2">',
    '<script type="text/plain" data-category="media" src="https://use.typekit.net/abc1def.js"></script>',
    '<link rel="stylesheet" disabled href="https://fonts.googleapis.com/css2?family=Lora">',
    '<link rel="help" href="https://fonts.googleapis.com/">',
    '<a href="https://fonts.googleapis.com/css2?family=Lora">The stylesheet</a>',
    '<template><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora"></template>',
    '<script type="application/json" data-site-context>{"fonts":{"families":[{"family":"Lora"}],"service":{"url":"https://fonts.googleapis.com/css2"}}}</script>',
  ],
};
