import type { PlacedFinding, SkippedRule } from '../finding.ts';
import type { Source } from '../text/source.ts';
import { StringInterner } from '../text/string-interner.ts';
import { contextRules } from './data/data-rules.ts';
import { readDirectives } from './page/directives.ts';
import { elements as allElements, type KnownElements } from './page/known-elements.ts';
import { readPage } from './page/page.ts';
import { findingPlacer } from './place-findings.ts';
import type { Rule } from './rule.ts';
import { accessibleName } from './rules/accessible-name.ts';
import { anchorTarget } from './rules/anchor-target.ts';
import { animation } from './rules/animation.ts';
import { announcementBar } from './rules/announcement-bar.ts';
import { audioContent } from './rules/audio-content.ts';
import { blockData } from './rules/block-data.ts';
import { cartLink } from './rules/cart-link.ts';
import { checkoutLink } from './rules/checkout-link.ts';
import { controlLabel } from './rules/control-label.ts';
import { cookieConsent } from './rules/cookie-consent.ts';
import { donateForm } from './rules/donate-form.ts';
import { duplicateAttribute } from './rules/duplicate-attribute.ts';
import { duplicateId } from './rules/duplicate-id.ts';
import { elementAttribute } from './rules/element-attribute.ts';
import { elementId } from './rules/element-id.ts';
import { elementItems } from './rules/element-items.ts';
import { elementSlot } from './rules/element-slot.ts';
import { elementTag } from './rules/element-tag.ts';
import { elementValue } from './rules/element-value.ts';
import { encoding } from './rules/encoding.ts';
import { eventTimes } from './rules/event-times.ts';
import { experiment } from './rules/experiment.ts';
import { followAccount } from './rules/follow-account.ts';
import { fontService } from './rules/font-service.ts';
import { formDefinition } from './rules/form-definition.ts';
import { formMarkup } from './rules/form-markup.ts';
import { idReference } from './rules/id-reference.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageSrc } from './rules/image-src.ts';
import { infoBar } from './rules/info-bar.ts';
import { languageLinks } from './rules/language-links.ts';
import { layoutLimit } from './rules/layout-limit.ts';
import { link } from './rules/link.ts';
import { listMarkup } from './rules/list-markup.ts';
import { loginForm } from './rules/login-form.ts';
import { mapTiles } from './rules/map-tiles.ts';
import { marquee } from './rules/marquee.ts';
import { menuSections } from './rules/menu-sections.ts';
import { moneyCurrency } from './rules/money-currency.ts';
import { nestedElement } from './rules/nested-element.ts';
import { optionLabel } from './rules/option-label.ts';
import { pageContext } from './rules/page-context.ts';
import { pictureData } from './rules/picture-data.ts';
import { popupContent } from './rules/popup-content.ts';
import { prerenderedRoot } from './rules/prerendered-root.ts';
import { pricingViews } from './rules/pricing-views.ts';
import { productData } from './rules/product-data.ts';
import { productVariants } from './rules/product-variants.ts';
import { relativeTime } from './rules/relative-time.ts';
import { searchForm } from './rules/search-form.ts';
import { slideAlt } from './rules/slide-alt.ts';
import { summaryBlock } from './rules/summary-block.ts';
import { tokenContrast } from './rules/token-contrast.ts';
import { tooltip } from './rules/tooltip.ts';
import { unclosedMarkup } from './rules/unclosed-markup.ts';
import { videoEmbed } from './rules/video-embed.ts';
import { possibleFindings } from './site/check-site.ts';
import { type PageSummary, summaryOf } from './site/page-summary.ts';
import { linkFindings, siteLinks, skippedLinks } from './site/site-links.ts';
import { internalPath, skippedPaths } from './site/site-paths.ts';
import { resourcePath, skippedResources } from './site/site-resources.ts';

/** All rules for pages. */
export const rules: readonly Rule[] = [
  encoding,
  elementTag,
  elementAttribute,
  elementValue,
  elementSlot,
  elementId,
  blockData,
  pictureData,
  duplicateAttribute,
  duplicateId,
  idReference,
  nestedElement,
  imageAlt,
  imageSrc,
  slideAlt,
  controlLabel,
  accessibleName,
  formMarkup,
  formDefinition,
  cartLink,
  mapTiles,
  tokenContrast,
  videoEmbed,
  relativeTime,
  followAccount,
  cookieConsent,
  productData,
  productVariants,
  optionLabel,
  moneyCurrency,
  checkoutLink,
  donateForm,
  layoutLimit,
  link,
  anchorTarget,
  pageContext,
  unclosedMarkup,
  prerenderedRoot,
  elementItems,
  audioContent,
  menuSections,
  popupContent,
  tooltip,
  announcementBar,
  animation,
  marquee,
  infoBar,
  loginForm,
  pricingViews,
  searchForm,
  summaryBlock,
  listMarkup,
  languageLinks,
  experiment,
  eventTimes,
  fontService,
];

const ids = { own: [...rules.map(({ id }) => id), internalPath, resourcePath], others: contextRules };

export interface CheckedPage {
  /** The findings that no comment in the page suppresses. */
  readonly findings: readonly PlacedFinding[];
  /** Rules that found something but cannot determine whether it is a problem. */
  readonly skipped: readonly SkippedRule[];
  /** The data that site-wide rules need from this page. */
  readonly summary: PageSummary;
}

/** Reads and checks one page, except its links to other pages, which are checked after all pages have been read. */
export function readAndCheck(
  source: Source,
  texts: StringInterner,
  elements: KnownElements = allElements,
): CheckedPage {
  const page = readPage(source);
  const place = findingPlacer(source);
  const subject = { page, elements };
  const skipped = [...skippedPaths(page), ...skippedResources(page), ...skippedLinks(page)];
  const found = rules.flatMap((rule) => {
    const problems = rule.check(subject);
    const reason = problems.length > 0 ? rule.skipReason?.(page) : undefined;
    if (reason === undefined) return problems.map(place(rule.id));
    if (!skipped.some((one) => one.rule === rule.id)) skipped.push({ rule: rule.id, file: source.file, reason });
    return [];
  });
  const links = siteLinks(page);
  const summary = summaryOf(page, links, texts);
  const possible = () => [...found, ...linkFindings(source, links), ...possibleFindings(page, summary)];
  const { isSuppressed, problems } = readDirectives(page, possible, ids);
  return {
    findings: [
      ...found.filter(({ rule, start }) => !isSuppressed(rule, start.offset)),
      ...problems.map(place('directive')),
    ],
    skipped,
    summary: { ...summary, links: summary.links.filter(({ start }) => !isSuppressed(anchorTarget.id, start)) },
  };
}

/** Returns the data that site-wide rules need from a page, as `readAndCheck` does, without checking the page. */
export function readSummary(source: Source, texts: StringInterner): PageSummary {
  const page = readPage(source);
  const summary = summaryOf(page, siteLinks(page), texts);
  const { isSuppressed } = readDirectives(page, () => [], { own: [], others: [] });
  return { ...summary, links: summary.links.filter(({ start }) => !isSuppressed(anchorTarget.id, start)) };
}

/**
 * Returns the findings of one page, without the other pages of its site. A pure function, shared by editors and the
 * command.
 */
export const checkPage = (source: Source, elements?: KnownElements): readonly PlacedFinding[] =>
  readAndCheck(source, new StringInterner(), elements).findings;
