import { once } from './eventually.ts';

/** Resolves when an image that does not exist has failed, and with it all broken images before it. */
export async function brokenImage(): Promise<void> {
  const image = new Image();
  const failed = once(image, 'error');
  image.src = '/nothing/broken.png';
  await failed;
}
