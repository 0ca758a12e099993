import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { flag, number, text, url } from '../../core/model/contract/kinds.ts';
import { readBlock } from './model/block.ts';

export const contract = defineContract({
  tag: 'site-audio',
  load: 'near-viewport',
  uses: () => ['link'],
  attributes: {
    /** The URL of a recording. Prefer an `<audio>` in the element, which plays without script. */
    src: url(),
    /** The title of the recording. Default: the `aria-label` of the `<audio>`, or the text of the link. */
    audioTitle: text(),
    /** The musician, band or speaker. */
    artist: text(),
    /** The duration in seconds, shown until the recording is loaded. */
    duration: number(undefined, { min: 0 }),
    /** Whether the recording has a download link. */
    download: flag(),
    /** The track of a list that is played, counted from 0. Any integer wraps around. Updated when another track plays. */
    currentIndex: number(0, { integer: true }),
    /** Audio block data of a site builder, as JSON. Used if the markup contains no audio. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson }) => readBlock(blockJson ?? dataBlockJson),
  },
  events: {
    /** Before a control or a method plays the recording; cancelling keeps it paused. */
    'site-play': cancelableEvent(),
    /** The recording plays. */
    'site-played': event(),
    /** The recording is paused, by the visitor or because another one plays. */
    'site-paused': event(),
    /** The recording has ended. The next track of a list plays then. */
    'site-ended': event(),
  },
  methods: {
    /** Plays or resumes the recording. */
    play: method<() => void>(),
    /** Pauses the recording. */
    pause: method<() => void>(),
  },
  reads: {
    selector: 'audio, source, li, a, time, [data-url]',
    attributes: ['src', 'href', 'aria-label'],
    text: true,
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** An `<audio controls>`, which plays without script too; or a list of tracks: links to the files; or the node of a site builder with `data-url`. */
    '': true,
  },
  parts: {
    /** The row of controls. */
    bar: true,
    /** The button that plays and pauses. */
    play: true,
    /** The title and the artist, or the error. */
    title: true,
    /** The elapsed and the total time. */
    time: true,
    /** The slider of the position. */
    seek: true,
    /** The download link. */
    download: true,
  },
  states: {
    /** The recording plays. */
    playing: true,
  },
  cssProperties: {
    /** The line of the slider, and lines between tracks. */
    '--site-line': 'color',
    /** The played part of the slider, and focus rings. */
    '--site-accent': 'color',
    /** The artist and the times. */
    '--site-text-muted': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
