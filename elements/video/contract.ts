import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { oneOf, ratio, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { modes } from './model/modes.ts';

export const contract = defineContract({
  tag: 'site-video',
  load: 'near-viewport',
  attributes: {
    /** The video: its page at YouTube or Vimeo, the address of any player, or a file. */
    src: url(),
    /** Embed markup instead of `src`: its first frame is read as data, and never becomes HTML. */
    embedHtml: text(),
    /** The video's title: names the play button and the player. Default: the embed's title, or the image's `alt`. */
    videoTitle: text(),
    /** Who plays the video, as visitors are told. Default: YouTube, Vimeo, or the host's name. */
    providerName: text(),
    /** Embed markup by the name that site builders give it. */
    dataHtml: text(),
    /** The provider's name by the name that site builders give it. */
    dataProviderName: text(),
    /**
     * How the player stands in its box: over the whole box (the default, also written `null`); in the embed's own size
     * (`none`); whole (`fit`) or covering (`fill`) in the height that the page gives the element. A change reloads the player.
     */
    mode: oneOf(modes),
    /** Width to height of the box, as `16:9`, or the height in percent of the width, as `56.25%`. */
    aspectRatio: ratio(),
    /** Ask for consent before a provider is contacted. Default: what the site's cookie settings say. */
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
    /** Before the player, or the question for consent, takes the thumbnail's place; cancelling keeps the thumbnail. */
    'site-play': before(),
    /** The video plays: told by YouTube, Vimeo and files. */
    'site-played': after(),
    /** The video is paused: told by YouTube, Vimeo and files. */
    'site-paused': after(),
    /** The video has come to its end: told by YouTube, Vimeo and files. */
    'site-ended': after(),
    /** The player is gone and the thumbnail is back, as when another video is played. */
    'site-stopped': after(),
  },
  methods: {
    /** Plays the video as a click would, or goes on with it. */
    play: method<() => void>(),
    /** Pauses the video; a player that takes no messages gives way to the thumbnail. */
    pause: method<() => void>(),
  },
  reads: {
    selector: 'img, video, a, [data-html]',
    attributes: ['alt', 'href', 'data-html', 'data-provider-name'],
  },
});

export const surface = defineSurface({
  slots: {
    /**
     * The thumbnail: an `img`, best inside a link to the video, which is what works without script; or a `video` of your
     * own, which plays in place; or the site builder's node with `data-html`.
     */
    '': true,
  },
  parts: {
    /** The box, from the thumbnail to the end. */
    box: true,
    /** The button over the whole thumbnail. */
    play: true,
    /** The play mark in the middle of the thumbnail. */
    mark: true,
    /** Who is contacted when the video is played. */
    notice: true,
    /** The question for consent. */
    consent: true,
    /** The button that allows and plays. */
    allow: true,
    /** The link to the provider's page. */
    elsewhere: true,
    /** The frame or file that plays. */
    player: true,
    /** What is wrong with the embed. */
    error: true,
  },
  cssProperties: {
    /** Behind thumbnail and player. Default `#17181a`. */
    '--site-video-background': 'color',
    /** The play mark's disc and the notice's ground. Default `rgb(0 0 0 / 0.72)`. */
    '--site-video-mark': 'color',
    /** The mark's sign and line, and the notice's text. Default `#fff`. */
    '--site-video-on-mark': 'color',
    /** Behind the question for consent and the error. */
    '--site-surface-raised': 'color',
    /** Text of the question for consent and of the error. */
    '--site-text': 'color',
    /** Lines around buttons. */
    '--site-line': 'color',
    /** The button that allows, and focus rings. */
    '--site-accent': 'color',
    /** Text on the button that allows. */
    '--site-on-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons and of the notice. */
    '--site-radius-1': 'length',
  },
});
