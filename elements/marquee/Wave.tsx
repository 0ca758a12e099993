/** The wave, which pages with straight marquees do not load. */
import type { CSSProperties, ReactNode } from 'react';
import { fillWaves, wavePath } from './model/wave.ts';

interface Props {
  readonly host: Element;
  /** The nodes of the text. */
  readonly nodes: readonly Node[];
  readonly boxWidth: number;
  /** The width of the straight text and the space after it. */
  readonly textWidth: number;
  readonly segment: number;
  /** CSS pixels per second. */
  readonly speed: number;
  /** The classes of the node that moves. */
  readonly className: string;
}

/** The share of the font size from the middle of a line to its baseline. */
const baseline = 0.35;

const textOf = (nodes: readonly Node[]): string => {
  const texts = nodes.map(({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '');
  return texts.join('').trim().replace(/ {2,}/g, ' \u2003 ');
};

/** Returns the font and the colour of a node. */
function fontOf(node: Element, host: Element): CSSProperties & { readonly fontSize: string } {
  const { fontSize, fontFamily, fontStyle, fontWeight, letterSpacing, textTransform, color } = getComputedStyle(node);
  return {
    fontSize,
    fontFamily,
    fontStyle,
    fontWeight,
    letterSpacing,
    // The browser has computed a value of this property.
    textTransform: textTransform as 'none',
    // The colour around follows changes of the theme.
    ...(color !== getComputedStyle(host).color && { color }),
  };
}

/**
 * Text along a wave that moves as a whole, so that the browser lays it out once. The author's text, which is transparent then, is the one
 * that is read; the first text of the wave is the one that is selected.
 */
export function Wave({ host, nodes, boxWidth, textWidth, segment, speed, className }: Props): ReactNode {
  const { paddingTop, paddingBottom } = getComputedStyle(host);
  const shape = { segment, height: Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom) };
  const font = fontOf([...host.children].find((child) => nodes.includes(child)) ?? host, host);
  const { waves, texts } = fillWaves(textWidth, shape);
  const step = 2 * segment * waves;
  const count = Math.ceil(boxWidth / step) + 1;
  const y = host.clientHeight / 2 + baseline * Number.parseFloat(font.fontSize);
  return (
    <div className="wave">
      <svg
        aria-hidden="true"
        className={`track ${className}`}
        width={step * count}
        height={host.clientHeight}
        // React's type of styles does not contain custom properties.
        style={{ ...font, '--_site-marquee-count': count, animationDuration: `${step / speed}s` } as CSSProperties}
      >
        <path id="wave" d={wavePath(shape, waves * count, y)} fill="none" />
        <text>
          {[...new Array(texts * count).keys()].map((index) => (
            <textPath
              key={index}
              href="#wave"
              startOffset={`${(100 * index) / (texts * count)}%`}
              className={index === 0 ? undefined : 'copy'}
            >
              {textOf(nodes)}
            </textPath>
          ))}
        </text>
      </svg>
    </div>
  );
}
