/** Fields that apply the rules of the model; the argument is the description. Plain links are in `fields.ts`. */
import { z } from 'zod';
import { tagProblems } from '../limits/tags.ts';
import { checkLink, linkCodes } from '../links/check-link.ts';
import { externalProblems } from '../links/external.ts';
import { blogUrlProblems } from '../slugs/blog-url.ts';
import { pageUrlProblems } from '../slugs/page-url.ts';
import { scriptFaults } from './fields.ts';
import { checked, type Fault } from './issue.ts';

/** A link that the author typed: it must not run script, and follows the rules of links in pages (docs/spec.md#runtime-5). */
export const typedLink = (description: string) =>
  checked(z.string(), ['entity-script-link', ...linkCodes], (url) => {
    const unsafe = scriptFaults(url);
    return unsafe.length > 0 ? unsafe : checkLink(url);
  }).meta({ description, format: 'uri-reference' });

const isAbsolute = (url: string): boolean =>
  /^(?:https?:)?\/\//i.test(url) && !externalProblems(url).some(({ severity }) => severity === 'error');

/** Programs that save copies of pages replace URLs by the names of their files. */
const isSavedPage = (url: string): boolean => /^[^:?#]*\.html?$/i.test(url);

const urlFaults =
  (accepts: (text: string) => boolean) =>
  (url: string): readonly Fault<'entity-script-link' | 'entity-url'>[] => {
    const unsafe = scriptFaults(url);
    if (unsafe.length > 0) return unsafe;
    return url === '' || isAbsolute(url) || accepts(url) ? [] : [{ code: 'entity-url' }];
  };

/** A URL with `http:`, `https:` or `//`, or the empty text. */
export const absoluteUrl = (description: string) =>
  checked(z.string(), ['entity-script-link', 'entity-url'], urlFaults(isSavedPage)).meta({
    description,
    format: 'uri-reference',
  });

const isPath = (url: string): boolean => /^\/(?!\/)/.test(url) || isSavedPage(url);

/** The URL of a file that pages load, which saved copies of a site write as a path. */
export const fileUrl = (description: string) =>
  checked(z.string(), ['entity-script-link', 'entity-url'], urlFaults(isPath)).meta({
    description,
    format: 'uri-reference',
  });

const isHost = (text: string): boolean => /^[\w.-]+(?::\d+)?$/.test(text);

/** A domain, which sites also write as a URL. */
export const domainOrUrl = (description: string) =>
  checked(z.string(), ['entity-script-link', 'entity-url'], urlFaults(isHost)).describe(description);

/** The path of a page or item, as its URL contains it; empty when there is none. */
export const pageUrl = (description: string) =>
  checked(z.string(), ['page-url'], (path) => (path === '' ? [] : pageUrlProblems(path))).describe(description);

/** The format of the URLs of blog posts (docs/spec.md#runtime-5, "Blog URL format"). */
export const blogUrlFormat = (description: string) =>
  checked(z.string(), ['blog-url-token'], blogUrlProblems).describe(description);

/** Tags or categories of an item, or those that a collection offers (docs/spec.md#runtime-9). */
export const tagsOf = (description: string, tagType: 'tag' | 'category') =>
  checked(z.array(z.string()), [`limit-${tagType}-length`, 'tag-duplicate'], (tags) =>
    tagProblems(tags, tagType),
  ).describe(description);
