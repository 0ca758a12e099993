import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { oneOf, ratio, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { modes } from './model/modes.ts';

export const contract = defineContract({
  tag: 'site-video',
  load: 'near-viewport',
  attributes: {
    /** The URL of the video: its page at YouTube or Vimeo, any player, or a file. */
    src: url(),
    /** Embed markup instead of `src`. Only the first frame is read; the markup is never rendered as HTML. */
    embedHtml: text(),
    /** The title of the video, which names the play button and the player. Default: the title of the embed, or the image's `alt`. */
    videoTitle: text(),
    /** The provider's name shown to visitors. Default: YouTube, Vimeo, or the host's name. */
    providerName: text(),
    /** Same as `embed-html`, under the name that site builders use. */
    dataHtml: text(),
    /** Same as `provider-name`, under the name that site builders use. */
    dataProviderName: text(),
    /**
     * The size of the player: the full box (the default, also written `null`); in the embed's own size
     * (`none`); whole (`fit`) or covering (`fill`) in the height set by the page. A change reloads the player.
     */
    mode: oneOf(modes),
    /** Width to height of the box, such as `16:9`, or the height in percent of the width, such as `56.25%`. */
    aspectRatio: ratio(),
    /** Whether consent is required before a provider is contacted. Default: the site's cookie settings. */
    requireConsent: toggle(false),
  },
  layers: {
    block: ({ dataHtml, dataProviderName }) => ({
      embedHtml: dataHtml,
      providerName: dataProviderName,
    }),
    context: ({ cookieSettings: { isAnalyticsCookiesDisabled, isRestrictiveCookiePolicyAbsolute } = {} }) => ({
      requireConsent: isAnalyticsCookiesDisabled || isRestrictiveCookiePolicyAbsolute,
    }),
  },
  events: {
    /** Before the player, or the consent prompt, replaces the thumbnail; cancelling keeps the thumbnail. */
    'site-play': cancelableEvent(),
    /** The video plays. Reported by YouTube, Vimeo and files. */
    'site-played': event(),
    /** The video is paused. Reported by YouTube, Vimeo and files. */
    'site-paused': event(),
    /** The video has ended. Reported by YouTube, Vimeo and files. */
    'site-ended': event(),
    /** The player is removed and the thumbnail is shown again, for example because another video plays. */
    'site-stopped': event(),
  },
  methods: {
    /** Plays or resumes the video. */
    play: method<() => void>(),
    /** Pauses the video. If the player accepts no messages, the thumbnail replaces it. */
    pause: method<() => void>(),
  },
  reads: {
    selector: 'img, video, a, [data-html]',
    attributes: ['alt', 'href', 'data-html', 'data-provider-name'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /**
     * The thumbnail: an `img`, preferably inside a link to the video, which also works without script; or a `video` of your
     * own, which plays in place; or the site builder's node with `data-html`.
     */
    '': true,
  },
  parts: {
    /** The box of thumbnail and player. */
    box: true,
    /** The play button, which covers the thumbnail. */
    play: true,
    /** The play mark in the middle of the thumbnail. */
    mark: true,
    /** The notice about the provider that is contacted when the video plays. */
    notice: true,
    /** The consent prompt. */
    consent: true,
    /** The button that gives consent and plays the video. */
    allow: true,
    /** The link to the provider's page. */
    elsewhere: true,
    /** The player: a frame or a video file. */
    player: true,
    /** The error about the embed. */
    error: true,
  },
  cssProperties: {
    /** Background of thumbnail and player. Default `#000`. */
    '--site-video-background': 'color',
    /** Background of the play mark and the notice. Default `rgb(0 0 0 / 0.72)`. */
    '--site-video-mark': 'color',
    /** The triangle and the line of the play mark, and text on that background. Default `#fff`. */
    '--site-video-on-mark': 'color',
    /** Background of the consent prompt and the error. */
    '--site-surface-raised': 'color',
    /** Text of the consent prompt and of the error. */
    '--site-text': 'color',
    /** Lines around buttons. */
    '--site-line': 'color',
    /** The button that gives consent, and focus rings. */
    '--site-accent': 'color',
    /** Text on the button that gives consent. */
    '--site-on-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons and of the notice. */
    '--site-radius-1': 'length',
  },
});
