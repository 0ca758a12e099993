const pattern = /^(\d+(?:\.\d+)?|\.\d+)(?:\s*[:/]\s*(\d+(?:\.\d+)?|\.\d+))?$/;

/** `3:2`, `3/2`, `1.5` -> width divided by height; `undefined` for anything else, zero included. */
export function parseRatio(text: string): number | undefined {
  const [, width, height = '1'] = pattern.exec(text.trim()) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
