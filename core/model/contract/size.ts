/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `1600x900` -> a size; `undefined` for anything else, zero included. */
export function parseSize(text: string): Size | undefined {
  const [, width, height] = /^(\d+)\s*[x×]\s*(\d+)$/i.exec(text.trim()) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** The text that {@link parseSize} reads. */
export const formatSize = ({ width, height }: Size): string => `${width}x${height}`;
