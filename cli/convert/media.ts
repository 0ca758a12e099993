/** Converts videos, recordings and maps of site builders. */
import { parseRatio } from '../../core/model/contract/ratio.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import type { ContextLocation } from '../../core/model/site-context/site-context.ts';
import { contract as audioContract } from '../../elements/audio/contract.ts';
import * as audio from '../../elements/audio/model/block.ts';
import { contract as mapContract } from '../../elements/map/contract.ts';
import * as map from '../../elements/map/model/block.ts';
import { mapsLink, placeOf } from '../../elements/map/model/place.ts';
import { parseEmbed } from '../../elements/video/model/embed.ts';
import { isWithin } from '../lint/page/closest.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { escapeText } from '../text/escape-text.ts';
import {
  blockContent,
  contentRange,
  converted,
  hasText,
  inside,
  type Job,
  leave,
  removeAttribute,
  report,
} from './job.ts';
import { isMapFrame, placeOfFrame } from './map-frames.ts';
import { leaveReservations, reservationServiceAt } from './reservations.ts';
import { settingsText } from './settings.ts';

/** Returns the members of block data; none for anything but a JSON object. */
function parsedBlock(block: PageElement): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(textOf(block, 'data-block-json') || '{}'));
  } catch {
    return {};
  }
}

const textIn = (data: Readonly<Record<string, unknown>>, key: string): string => {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

const httpUrl = (url: string): string | undefined => {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  return /^https?:/i.test(absolute) && URL.canParse(absolute) && isSafeUrl(absolute) ? absolute : undefined;
};

/** Returns the page of a video for visitors without script; the URL of the player if the provider is unknown. */
function watchUrl(player: string): string {
  const [, youtube] = /(?:youtube(?:-nocookie)?\.com\/(?:embed|v)\/|youtu\.be\/)([\w-]{11})/.exec(player) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = /player\.vimeo\.com\/video\/(\d+)/.exec(player) ?? [];
  return vimeo ? `https://vimeo.com/${vimeo}` : player;
}

/** Returns a map with its address as a link, which works with and without script. */
function mapMarkup(location: ContextLocation, settings: Readonly<Record<string, unknown>> = {}): string {
  const { mapLat, mapLng, markerLat, markerLng, ...address } = location;
  const isSame = markerLat === mapLat && markerLng === mapLng;
  const own = { ...address, mapLat, mapLng, ...(isSame ? {} : { markerLat, markerLng }) };
  const place = placeOf({ location });
  const name = place.address.join(', ') || `${place.centre.lat}, ${place.centre.lng}`;
  const link = `<a slot="address"${attributeText('href', mapsLink(undefined, place))}>${escapeText(name)}</a>`;
  return `<site-map${settingsText(mapContract, { ...own, ...settings })}>${link}</site-map>`;
}

/** Converts embed markup with a map, which would be shown as a video. */
function convertMapFrame(node: PageElement, wrapper: PageElement, url: string, job: Job): boolean {
  const location = placeOfFrame(url);
  if (!location) return leave(job, node, 'convert-left-map-frame');
  // A script has shown the map already.
  if (inside(wrapper, job.page).some(({ name }) => name === 'iframe'))
    return leave(job, node, 'convert-left-content', { kind: 'map' });
  job.edits.insert(contentRange(wrapper, job.text).start, mapMarkup(location));
  removeAttribute(job, wrapper, 'data-html');
  report(job, node, 'decide', 'convert-decide-map');
  return converted(job, node, 'site-map', 'map');
}

const isInLink = isWithin(({ name }) => name === 'a');

/** Converts a node with embed markup in `data-html`, or a video block. */
export function convertVideo(node: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const block = parsedBlock(node);
  const wrapper = [node, ...inside(node, page)].find((one) => attributeOf(one, 'data-html')) ?? blockContent(node, job);
  const embed = parseEmbed(textOf(wrapper, 'data-html') || textIn(block, 'html'));
  const player = httpUrl(embed?.src ?? textIn(block, 'url'));
  if (!player) return leave(job, node, 'convert-left-embed');
  const service = reservationServiceAt(player);
  if (service !== undefined) return leaveReservations(node, job, service);
  if (isMapFrame(player)) return convertMapFrame(node, wrapper, player, job);
  const { start, end } = contentRange(wrapper, text);
  const content = inside(wrapper, page);
  // A script has shown the player already.
  if (content.some(({ name }) => name === 'iframe')) return leave(job, node, 'convert-left-content', { kind: 'video' });
  const url = watchUrl(player);
  const title = textIn(block, 'title') || (embed?.title ?? '');
  const size = embed?.size;
  const ratio = size && parseRatio(`${size.width}:${size.height}`) ? `${size.width}:${size.height}` : undefined;
  const attributes = [
    attributeText('src', url),
    attributeText('video-title', title || undefined),
    attributeText('aspect-ratio', ratio),
  ].join('');
  // A link must not contain another one.
  const [link, linkEnd] = isInLink(wrapper, page) ? ['', ''] : [`<a${attributeText('href', url)}>`, '</a>'];
  const hasContent =
    content.some(({ name }) => name === 'img') && !content.some(({ name }) => /^(?:a|button|form)$/.test(name));
  if (hasContent) edits.wrap(start, end, `<site-video${attributes}>${link}`, `${linkEnd}</site-video>`);
  else
    edits.insert(
      start,
      `<site-video${attributes}>${link}${escapeText(title || new URL(url).host)}${linkEnd}</site-video>`,
    );
  removeAttribute(job, wrapper, 'data-html');
  report(job, node, 'decide', 'convert-decide-host', { host: new URL(player).host });
  return converted(job, node, 'site-video', 'video');
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts an audio block: the node with `data-url`, or the settings in JSON. */
export function convertAudio(block: PageElement, job: Job): boolean {
  const { page, text, edits } = job;
  const node = [block, ...inside(block, page)].find((one) => attributeOf(one, 'data-url'));
  const dataset = Object.fromEntries(
    (node?.attributes ?? [])
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [camel(name.slice('data-'.length)), value]),
  );
  const { src: url, ...settings } = node ? audio.readEmbed(dataset) : audio.readBlock(textOf(block, 'data-block-json'));
  if (url === undefined || !isSafeUrl(url)) return leave(job, block, 'convert-left-recording');
  const holder = node ?? blockContent(block, job);
  if (hasText(holder, job)) return leave(job, block, 'convert-left-content', { kind: 'audio' });
  const { start } = contentRange(holder, text);
  const recording = `<audio controls preload="none"${attributeText('src', job.localUrl(url) ?? url)}></audio>`;
  edits.insert(start, `<site-audio${settingsText(audioContract, settings)}>${recording}</site-audio>`);
  return converted(job, block, 'site-audio', 'audio');
}

/** Converts a map block. Its address is a link to a map, with and without script. */
export function convertMap(block: PageElement, job: Job): boolean {
  const { text, edits } = job;
  const json = textOf(block, 'data-block-json');
  if (map.isUnreadableBlock(json)) return leave(job, block, 'convert-left-json', { kind: 'map' });
  const { location = {}, ...settings } = map.readBlock(json);
  const holder = blockContent(block, job);
  if (hasText(holder, job)) return leave(job, block, 'convert-left-content', { kind: 'map' });
  edits.insert(contentRange(holder, text).start, mapMarkup(location, settings));
  report(job, block, 'decide', 'convert-decide-map');
  return converted(job, block, 'site-map', 'map');
}
