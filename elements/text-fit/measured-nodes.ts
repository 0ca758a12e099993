/** The styles of the nodes with text: those for measuring, and the font sizes that fit. */
import type { Properties, PropertiesByNode } from '../../core/element/light-dom/node-properties.ts';
import { rectOf } from '../../core/page/unclobber.ts';
import { type FontSizeLimits, fitFontSize, formatFontSize, type TextBox } from './model/font-size.ts';

/** Measured by page.css and text-fit.css: on one line, at the font size of the author. */
const measured: Properties = { '--site-given-text-size': undefined, '--site-given-text-line': 'one' };

const sized = (size: string): Properties => ({
  '--site-given-text-size': size,
  '--site-given-text-line': undefined,
});

const besideText = [
  'padding-inline-start',
  'padding-inline-end',
  'border-inline-start-width',
  'border-inline-end-width',
];

/** A box, and how transforms of its ancestors change the widths that `getBoundingClientRect` returns. */
interface MeasuredBox extends TextBox {
  readonly scale: number;
  readonly isVertical: boolean;
}

const pixels = (style: CSSStyleDeclaration, property: string): number =>
  Number.parseFloat(style.getPropertyValue(property)) || 0;

const extentOf = (node: Element, isVertical: boolean): number => rectOf(node)[isVertical ? 'height' : 'width'];

/** Reads the ruler of the view: it is as wide as the box, and as high as the default text of the visitor. */
function measureBox(ruler: Element): MeasuredBox {
  const style = getComputedStyle(ruler);
  const width = pixels(style, 'inline-size');
  const isVertical = !style.writingMode.startsWith('horizontal');
  return { width, textZoom: pixels(style, 'block-size') / 16, scale: extentOf(ruler, isVertical) / width, isVertical };
}

function measureNode(node: Element, limits: FontSizeLimits, box: MeasuredBox): string | undefined {
  const style = getComputedStyle(node);
  const fixedWidth = besideText.reduce((sum, property) => sum + pixels(style, property), 0);
  const textWidth = extentOf(node, box.isVertical) / box.scale - fixedWidth;
  const fitted = fitFontSize({ fontSize: pixels(style, 'font-size'), textWidth, fixedWidth }, limits, box);
  return fitted && formatFontSize(fitted);
}

const textType = 3;

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === textType && textContent?.trim());

/** Returns the nodes that fit on their own: the children of the author, or the node of the view with all of the content if it is text. */
export const nodesOf = (host: Element, text: HTMLElement, children: Iterable<Element>): readonly HTMLElement[] =>
  // Children of HTML elements that are not HTML themselves have styles too.
  hasOwnText(host) ? [text] : ([...children] as HTMLElement[]);

/** Returns the styles for measuring. */
export const measuredStyles = (nodes: readonly HTMLElement[]): PropertiesByNode =>
  new Map(nodes.map((node) => [node, measured]));

/** Returns the styles of nodes that fit at the font size of the author. */
export const unmeasuredStyles = (nodes: readonly HTMLElement[]): PropertiesByNode =>
  new Map(nodes.map((node) => [node, { '--site-given-text-size': undefined, '--site-given-text-line': undefined }]));

/** Measures the nodes under these styles, and returns the font sizes of those that do not fit without. */
export function fittedStyles(nodes: readonly HTMLElement[], limits: FontSizeLimits, ruler: Element): PropertiesByNode {
  const box = measureBox(ruler);
  // A hidden box has no width. It is measured when it is shown.
  const sizes = box.width > 0 ? nodes.map((node) => measureNode(node, limits, box)) : [];
  return new Map(nodes.flatMap((node, index) => (sizes[index] ? [[node, sized(sizes[index])]] : [])));
}
