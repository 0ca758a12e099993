/** Animates the blocks of the page: the file that the loader imports on pages with blocks, without any other file of the package. */
import { animateBlocks } from '../animations.ts';

animateBlocks();
