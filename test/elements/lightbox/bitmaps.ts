/** The address of a picture of so many pixels that asks no network. */
export function pictures(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return canvas.toDataURL('image/png');
}
