/** The scripts of site builders, as data: they need the server that the pages have left. Every other script stays. */

import { contextRanges } from '../lint/data/page-contexts.ts';
import { isInTemplate } from '../lint/page/closest.ts';
import { attributeOf, named, type PageElement } from '../lint/page/page.ts';
import { contentRange, isLoader, type Job, outerRange, report, urlIn } from './job.ts';

/** Scripts that are removed. A script matches if all patterns of an entry do. */
export interface BuilderScript {
  /** Matched against the URL. */
  readonly url?: RegExp;
  /** Matched against the name and value of any attribute, as `name=value`. */
  readonly attribute?: RegExp;
  readonly purpose: string;
}

export const builderScripts: readonly BuilderScript[] = [
  {
    // In `t/` are files that owners of sites have uploaded.
    url: /(?:^|\/)(?:assets|static1?|template-addons)\.squarespace\.com(?:$|\/(?!static\/[^/]+\/t\/))/i,
    purpose: 'any file of the platform',
  },
  {
    url: /(?:^|\/)(?:universal\/scripts-(?:compressed|thirdparty)|@sqs\/polyfiller)\//i,
    purpose: 'a moved copy of the platform',
  },
  // `site.js` is a name that authors may give too: the platform writes it with this attribute.
  { url: /(?:^|\/)scripts\/site\.js$/i, attribute: /^combo=false$/i, purpose: 'the script of a template' },
  { url: /\/(?:ta|vta)\/[\da-f]+\/(?:\d+\/)?scripts\/site-bundle[\w.]*\.js$/i, purpose: 'the script of a template' },
  {
    url: /_files\/(?:common|commerce|comments|dialog|pinterest|simple-liking|social-buttons|performance|cldr-resource-pack|moment-js-vendor|common-vendors(?:-stable)?)-[\da-f]{20,32}-min(?:\.[a-z]{2}-[A-Z]{2})?\.js$/,
    purpose: 'a saved copy of the platform',
  },
  {
    attribute: /^data-sqs-type=(?:imageloader(?:-bootstrapp?er)?|dynamic-assets-loader)$/,
    purpose: 'the loader of images and assets',
  },
  { attribute: /^data-name=static-context$/, purpose: 'the site context, which is written as JSON' },
];

/** Scripts of other services, which load what the visitor has not agreed to. They stay. */
const fontHost = /^(?:https?:)?\/\/use\.typekit\.(?:net|com)\//i;

const matches = (script: PageElement, { url, attribute }: BuilderScript, job: Job): boolean =>
  (url === undefined || url.test(urlIn(script, 'src', job))) &&
  (attribute === undefined || script.attributes.some(({ name, value }) => attribute.test(`${name}=${value}`)));

/** The statements of inline scripts that only start the platform. */
const statements = [
  /\bvar\s+(?=Static\b)/g,
  /\b(?:window\.)?Static\s*=\s*window\.Static\s*\|\|\s*\{\}\s*;?/g,
  /\b(?:window\.)?Static\.(?:SQUARESPACE_CONTEXT|COOKIE_BANNER_CAPABLE)\s*=\s*(?:true|false)?\s*;?/g,
  /\b(?:window\.)?SQUARESPACE_ROLLUPS\s*=\s*\{\}\s*;?/g,
  /\bSquarespace\.(?:load\(window\)|afterBodyLoad\(Y\))\s*;?/g,
  /\(function\(rollups, name\) \{ if \(!rollups\[name\]\) \{ rollups\[name\] = \{\}; \} rollups\[name\]\.(?:js|css) = \[[^\]]*\]; \}\)\(SQUARESPACE_ROLLUPS, '[\w-]+'\);?/g,
];

/** Returns an inline script without its contexts and the statements of the platform. */
function ownCode(script: PageElement, { text }: Job): string {
  const { start, end } = contentRange(script, text);
  let code = '';
  let at = start;
  for (const range of contextRanges(script, text)) {
    code += text.slice(at, range.start);
    at = range.end;
  }
  code += text.slice(at, end);
  for (const statement of statements) code = code.replace(statement, '');
  return code.replace(/^[\s;]+/, '');
}

const isInline = (script: PageElement): boolean => !attributeOf(script, 'src');

/** Whether an inline script is one of the platform: nothing is left without the statements of the platform. */
function isStarter(script: PageElement, job: Job): boolean {
  const { start, end } = contentRange(script, job.text);
  const written = job.text.slice(start, end);
  return isInline(script) && /\bS(?:quarespace|QUARESPACE|tatic)/.test(written) && ownCode(script, job) === '';
}

function contextText(script: PageElement, { text }: Job): string | undefined {
  const [range] = isInline(script) ? contextRanges(script, text) : [];
  return range && text.slice(range.start, range.end);
}

/**
 * Takes the scripts of the platform out. The first site context becomes JSON at its place. A script with a context and code of the author
 * stays, after the JSON.
 */
export function convertScripts(job: Job): void {
  const { page, text, edits } = job;
  const scripts = named(page, 'script');
  const isMarked = (script: PageElement): boolean => attributeOf(script, 'data-site-context') !== undefined;
  let hasContext = scripts.some(isMarked);
  const reported = new Set<string>();
  for (const script of scripts) {
    if (isInTemplate(script, page) || isMarked(script) || isLoader(script)) continue;
    const { start, end } = outerRange(script, text);
    const context = contextText(script, job);
    const json =
      context === undefined || hasContext
        ? ''
        : `<script type="application/json" data-site-context>${context}</script>`;
    hasContext ||= context !== undefined;
    const entry = builderScripts.find((one) => matches(script, one, job));
    // A script with a context may also contain code of the author.
    const isMixed = context !== undefined && ownCode(script, job) !== '';
    if ((entry && !isMixed) || isStarter(script, job)) {
      edits.replace(start, end, json);
      report(job, script, 'converted', 'convert-script', { purpose: entry?.purpose ?? 'a start of the platform' });
    } else {
      if (json !== '') edits.insert(start, json);
      const src = urlIn(script, 'src', job);
      if (fontHost.test(src)) report(job, script, 'decide', 'convert-decide-fonts');
      else if (/^(?:https?:)?\/\//i.test(src) && !reported.has(src))
        report(job, script, 'decide', 'convert-decide-script', { url: src });
      reported.add(src);
    }
  }
}
