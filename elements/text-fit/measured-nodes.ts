/** Measures the nodes with text, and sets their font sizes. */
import type { NodeProperties, Properties } from '../../core/element/light-dom/node-properties.ts';
import { rectOf, windowOf } from '../../core/page/unclobber.ts';
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

const styleOf = (node: Element): CSSStyleDeclaration => windowOf(node.ownerDocument).getComputedStyle(node);

const pixels = (style: CSSStyleDeclaration, property: string): number =>
  Number.parseFloat(style.getPropertyValue(property)) || 0;

const extentOf = (node: Element, isVertical: boolean): number => rectOf(node)[isVertical ? 'height' : 'width'];

/** Reads the ruler of the view: it is as wide as the box, and as high as the default text of the visitor. */
function measureBox(ruler: Element): MeasuredBox {
  const style = styleOf(ruler);
  const width = pixels(style, 'inline-size');
  const isVertical = !style.writingMode.startsWith('horizontal');
  return { width, textZoom: pixels(style, 'block-size') / 16, scale: extentOf(ruler, isVertical) / width, isVertical };
}

function measureNode(node: Element, limits: FontSizeLimits, box: MeasuredBox): string | undefined {
  const style = styleOf(node);
  const fixedWidth = besideText.reduce((sum, property) => sum + pixels(style, property), 0);
  const textWidth = extentOf(node, box.isVertical) / box.scale - fixedWidth;
  const fitted = fitFontSize({ fontSize: pixels(style, 'font-size'), textWidth, fixedWidth }, limits, box);
  return fitted && formatFontSize(fitted);
}

/** Writes the styles for measuring. */
export const prepareNodes = (properties: NodeProperties, nodes: readonly HTMLElement[]): void =>
  properties.set(new Map(nodes.map((node) => [node, measured])));

/** Returns a function that sets the font sizes. */
export function measureNodes(
  properties: NodeProperties,
  nodes: readonly HTMLElement[],
  limits: FontSizeLimits,
  ruler: Element,
): () => void {
  const box = measureBox(ruler);
  // A hidden box has no width. It is measured when it is shown.
  const sizes = box.width > 0 ? nodes.map((node) => measureNode(node, limits, box)) : [];
  return () =>
    properties.set(new Map(nodes.flatMap((node, index) => (sizes[index] ? [[node, sized(sizes[index])]] : []))));
}
