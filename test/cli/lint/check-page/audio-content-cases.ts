import type { InvalidCases, ValidCases } from './rule-cases.ts';

const tracks = (count: number): string => '<li><a href="wave.mp3">One wave</a></li>'.repeat(count);

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'audio-content': [
    ['audio-content-missing', '⟦<site-audio⟧><p>One wave</p></site-audio>'],
    [
      'audio-content-missing',
      '<h2>Sounds</h2>\n⟦<site-audio⟧ audio-title="Waves"><ol><li>One wave</li></ol></site-audio>',
    ],
    ['audio-content-controls', '<site-audio>⟦<audio⟧ src="wave.mp3"></audio></site-audio>'],
    ['audio-content-controls', '<site-audio>⟦<audio⟧ preload="none"><source src="wave.mp3"></audio></site-audio>'],
    ['audio-content-nested', '<site-audio><figure>⟦<audio⟧ controls src="wave.mp3"></audio></figure></site-audio>'],
    ['audio-content-nested', '<site-audio><p>⟦<audio⟧ controls src="wave.mp3"></audio></p></site-audio>'],
    [
      'audio-content-several',
      '<site-audio><audio controls src="wave.mp3"></audio>⟦<audio⟧ controls src="tide.mp3"></audio></site-audio>',
    ],
    ['limit-tracks', `⟦<site-audio⟧><ol>${tracks(61)}</ol></site-audio>`],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'audio-content': [
    '<site-audio><audio controls preload="none" src="wave.mp3"></audio></site-audio>',
    '<site-audio><audio controls><source src="wave.mp3"><p>Your browser plays no audio.</p></audio><p>One wave</p></site-audio>',
    `<site-audio><ol>${tracks(60)}</ol></site-audio>`,
    '<site-audio><a href="wave.mp3">One wave</a></site-audio>',
    '<site-audio><div class="sqs-audio-embed" data-url="wave.mp3"></div></site-audio>',
    '<site-audio src="wave.mp3"><p>One wave</p></site-audio>',
    '<site-audio data-block-json="{&quot;url&quot;:&quot;wave.mp3&quot;}"><p>One wave</p></site-audio>',
    '<site-audio></site-audio>',
    '<site-audio><p>{{#each tracks}}</p></site-audio>',
    '<site-audio><track-list></track-list></site-audio>',
    '<audio src="wave.mp3"></audio>',
  ],
};
