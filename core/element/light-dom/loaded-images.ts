/** Loads the author's images that have no `src` yet. */
import { addressFor } from '../../page/images/address.ts';
import { type LoadOptions, queueImage, queueImageNear } from '../../page/images/load.ts';
import type { Bridge, Resource } from '../bridge.ts';
import { AuthorChildren } from './author-children.ts';
import { Ledger } from './ledger.ts';

/** When images are loaded: at once, near the viewport, or only on request. */
export type Moment = 'true' | 'viewport' | 'false';

/**
 * The attributes written on images. Images that have left the document keep them until they return: Chromium never
 * frees an image, nor its ancestors, whose `src` is removed outside of the document.
 */
const ledgers = new WeakMap<HTMLImageElement, Ledger>();

const restore = (image: HTMLImageElement): void => {
  if (image.isConnected) ledgers.get(image)?.restoreAll();
};

function write(image: HTMLImageElement, name: string, value: string | null): void {
  const ledger = ledgers.get(image) ?? new Ledger();
  ledgers.set(image, ledger);
  ledger.write(image, name, value);
}

export class LoadedImages implements Resource {
  readonly #document: Document;
  readonly #children: AuthorChildren;
  readonly #taken = new Set<HTMLImageElement>();
  readonly #lives = new Map<HTMLImageElement, AbortController>();
  #moment: Moment = 'false';
  #options: LoadOptions | undefined;

  constructor(bridge: Bridge) {
    this.#document = bridge.host.element.ownerDocument;
    this.#children = bridge.resource(AuthorChildren);
  }

  /** Loads these images as their author declared them, and restores images that are no longer in the list. */
  keep(images: readonly HTMLImageElement[], moment: Moment, options?: LoadOptions): void {
    const isOther = moment !== this.#moment || options !== this.#options;
    const kept = new Set(images);
    for (const image of [...this.#taken]) {
      if (isOther || !kept.has(image)) this.#end(image);
      if (!kept.has(image)) this.#giveBack(image);
    }
    for (const image of images) this.#take(image);
    this.#moment = moment;
    this.#options = options;
    if (moment !== 'false') for (const image of images) if (!this.#lives.has(image)) this.#begin(image);
  }

  /** Loads one of the images now. */
  readonly load = (image: HTMLImageElement): void => queueImage(image, this.#optionsOf(image));

  /** Returns the URL of an image for a width in CSS pixels. */
  readonly addressFor = (source: string, pixels: number): string => addressFor(source, pixels, this.#document);

  release(): void {
    this.keep([], 'false');
  }

  /** An attribute that an earlier element wrote does not come from the author. */
  #take(image: HTMLImageElement): void {
    if (!this.#taken.has(image)) this.#children.quietly(() => restore(image));
    this.#taken.add(image);
  }

  #giveBack(image: HTMLImageElement): void {
    this.#children.quietly(() => restore(image));
    this.#taken.delete(image);
  }

  #begin(image: HTMLImageElement): void {
    if (this.#moment === 'true') this.load(image);
    else queueImageNear(image, this.#optionsOf(image));
  }

  #end(image: HTMLImageElement): void {
    this.#lives.get(image)?.abort();
    this.#lives.delete(image);
  }

  #optionsOf(image: HTMLImageElement): LoadOptions & { readonly signal: AbortSignal } {
    this.#take(image);
    const life = this.#lives.get(image) ?? new AbortController();
    this.#lives.set(image, life);
    return { ...this.#options, signal: life.signal, write: this.#write };
  }

  readonly #write = (image: HTMLImageElement, name: string, value: string | null): void =>
    this.#children.quietly(() => write(image, name, value));
}
