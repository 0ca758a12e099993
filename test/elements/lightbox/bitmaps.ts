/** The URL of an image of this size in pixels that needs no request. */
export function pictures(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return canvas.toDataURL('image/png');
}
