import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { isElement, matches, unclobber, windowOf } from '../unclobber.ts';
import { blockSelector, isAnimated, timingOf } from './block-settings.ts';
import { imagesLoaded } from './images-loaded.ts';
import { isInView } from './visibility.ts';

/** Milliseconds after which a block is shown of which less than half is visible: the page may not scroll further. */
const patience = 1000;

const stateAttribute = 'data-site-animation-state';

/** A block that is not in view yet, is waiting for its images, or is running its animation. */
interface PendingBlock {
  /** Aborted when the block is shown, or no longer animated. */
  readonly controller: AbortController;
  isMeasured: boolean;
  /** Runs while less than half of the block is visible. */
  timer?: ReturnType<typeof setTimeout> | undefined;
}

const isOwn = (animation: Animation): boolean =>
  // Only CSS animations have a name.
  String(Reflect.get(animation, 'animationName')).startsWith('site-animation-');

/**
 * Marks the blocks of a page: those out of view as waiting, and each as running when it comes into view. The stylesheet (animations.css)
 * hides and animates them; the element adopts it, and pages link it with those of all elements.
 */
export class BlockAnimations {
  readonly #document: Document;
  readonly #pending = new Map<Element, PendingBlock>();
  readonly #marked = new Set<Element>();
  readonly #observer: IntersectionObserver;
  #controller: AbortController | undefined;
  /** The visitor may be searching the page in an interface of the browser, which does not report matches. */
  #mayBeSearching = false;

  constructor(document: Document) {
    this.#document = document;
    this.#observer = new IntersectionObserver((entries) => entries.forEach(this.#onEntry), { threshold: [0, 0.5] });
  }

  /** Animates all blocks of the document, now and later. */
  start(): void {
    if (this.#controller) return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const page = unclobber(this.#document);
    const view = windowOf(this.#document);
    const changes = new MutationObserver(this.#onChanges);
    changes.observe(this.#document, { childList: true, subtree: true, attributeFilter: ['data-site-animation'] });
    signal.addEventListener('abort', () => changes.disconnect());
    view.addEventListener('hashchange', this.#showUsed, { signal });
    page.addEventListener('focusin', this.#showUsed, { signal });
    view.addEventListener('blur', () => this.#setSearching(true), { signal });
    view.addEventListener('focus', () => this.#setSearching(false), { signal });
    destructors(this.#document).add(this.stop);
    this.#addAll(page);
    this.#showUsed();
  }

  /** Ends all animations, and shows all blocks. */
  readonly stop = (): void => {
    this.#controller?.abort();
    this.#controller = undefined;
    for (const block of [...this.#marked]) this.remove(block);
  };

  /** Animates a block, also one in a shadow root. */
  add(block: Element): void {
    this.start();
    if (this.#marked.has(block) || !isAnimated(block)) return;
    this.#marked.add(block);
    this.#pending.set(block, { controller: new AbortController(), isMeasured: false });
    this.#observer.observe(block);
  }

  /** Shows a block, and removes its mark. */
  remove(block: Element): void {
    this.#finish(block);
    this.#marked.delete(block);
    unclobber(block).removeAttribute(stateAttribute);
  }

  #addAll(root: Pick<ParentNode, 'querySelectorAll'>): void {
    for (const block of root.querySelectorAll(blockSelector)) this.add(block);
  }

  readonly #onChanges = (records: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        if (!isElement(node)) continue;
        if (type === 'attributes') this.remove(node);
        if (matches(node, blockSelector)) this.add(node);
        this.#addAll(unclobber(node));
      }
    for (const block of this.#marked) if (!unclobber(block).isConnected) this.remove(block);
  };

  readonly #onEntry = ({
    target,
    isIntersecting,
    intersectionRatio,
    boundingClientRect,
  }: IntersectionObserverEntry) => {
    const block = this.#pending.get(target);
    if (!block) return;
    const { height, bottom } = boundingClientRect;
    const windowHeight = windowOf(this.#document).innerHeight;
    if (!block.isMeasured) {
      block.isMeasured = true;
      // What the visitor sees, or has scrolled past, stays visible.
      if (isIntersecting || bottom <= 0) this.#finish(target);
      else this.#mark(target, 'waiting');
    } else if (isIntersecting && this.#mayBeSearching) this.#finish(target);
    else if (isInView({ isIntersecting, share: intersectionRatio, blockHeight: height, windowHeight }))
      void this.#animate(target, block);
    else {
      clearTimeout(block.timer);
      block.timer = isIntersecting ? setTimeout(() => void this.#animate(target, block), patience) : undefined;
    }
  };

  async #animate(target: Element, { controller: { signal }, timer }: PendingBlock): Promise<void> {
    clearTimeout(timer);
    this.#observer.unobserve(target);
    await imagesLoaded(target, signal);
    if (signal.aborted) return;
    this.#mark(target, 'running');
    const animations = unclobber(target).getAnimations().filter(isOwn);
    for (const { effect } of animations) effect?.updateTiming(timingOf(target));
    // Under reduced motion there are none.
    await Promise.allSettled(animations.map(({ finished }) => finished));
    if (!signal.aborted) this.#finish(target);
  }

  #setSearching(isSearching: boolean): void {
    this.#mayBeSearching = isSearching;
    if (isSearching) for (const [block, { timer }] of this.#pending) if (timer !== undefined) this.#finish(block);
  }

  /** Shows the blocks with the focus, and those to which the URL links, at once. */
  readonly #showUsed = (): void => {
    for (const block of this.#pending.keys())
      if (matches(block, ':focus-within,:target,:has(:target)')) this.#finish(block);
  };

  #finish(block: Element): void {
    const pending = this.#pending.get(block);
    if (!pending) return;
    this.#pending.delete(block);
    this.#observer.unobserve(block);
    clearTimeout(pending.timer);
    pending.controller.abort();
    this.#mark(block, 'loaded');
  }

  #mark(block: Element, state: 'waiting' | 'running' | 'loaded'): void {
    unclobber(block).setAttribute(stateAttribute, state);
  }
}

/** Returns the animations of a page. */
export const blockAnimations = (document: Document): BlockAnimations =>
  pageService(document, 'block-animations', (page) => new BlockAnimations(page));
