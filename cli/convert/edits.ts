/** Edits of a text at the offsets of its parser: everything between them stays byte for byte. */
import type { Fix } from '../../core/model/finding.ts';
import { lastAtMost } from '../text/binary-search.ts';

/** At one offset, what was opened before ends first, then something new begins, then text is replaced. */
const ranks = { close: 0, open: 1, replace: 2 } as const;

interface Edit extends Fix {
  readonly rank: number;
  readonly order: number;
}

interface Places {
  readonly edits: readonly Edit[];
  readonly starts: readonly number[];
  readonly newStarts: readonly number[];
}

const byPlace = (a: Edit, b: Edit): number => a.start - b.start || a.rank - b.rank || a.order - b.order;

/** Collects edits in any order. Elements must be opened from the outside in. An edit inside a replaced range has no effect. */
export class Edits {
  readonly #edits: Edit[] = [];
  #sorted: readonly Edit[] | undefined;
  #known: Places | undefined;

  #add(rank: keyof typeof ranks, start: number, end: number, text: string): void {
    this.#sorted = undefined;
    this.#known = undefined;
    const order = rank === 'close' ? -this.#edits.length : this.#edits.length;
    this.#edits.push({ start, end, text, rank: ranks[rank], order });
  }

  /** Inserts text around a range: a start tag and an end tag. Those around an empty range are before the ends of elements around it. */
  wrap(start: number, end: number, open: string, close: string): void {
    if (start === end) {
      this.#add('close', start, end, open + close);
      return;
    }
    this.#add('open', start, start, open);
    this.#add('close', end, end, close);
  }

  insert(at: number, text: string): void {
    this.#add('open', at, at, text);
  }

  replace(start: number, end: number, text: string): void {
    this.#add('replace', start, end, text);
  }

  remove(start: number, end: number): void {
    this.#add('replace', start, end, '');
  }

  #inOrder(): readonly Edit[] {
    if (this.#sorted) return this.#sorted;
    let at = 0;
    const sorted = this.#edits.toSorted(byPlace).filter(({ start, end }) => {
      const isKept = start >= at;
      if (isKept) at = end;
      return isKept;
    });
    this.#sorted = sorted;
    return sorted;
  }

  apply(text: string): string {
    const parts: string[] = [];
    let at = 0;
    for (const edit of this.#inOrder()) {
      parts.push(text.slice(at, edit.start), edit.text);
      at = edit.end;
    }
    return parts.join('') + text.slice(at);
  }

  /** The place of each edit in both texts, in order. */
  #places(): Places {
    if (this.#known) return this.#known;
    const edits = this.#inOrder();
    const newStarts: number[] = [];
    let shift = 0;
    for (const { start, end, text } of edits) {
      newStarts.push(start + shift);
      shift += text.length - (end - start);
    }
    this.#known = { edits, starts: edits.map(({ start }) => start), newStarts };
    return this.#known;
  }

  /** Returns the offset in the new text of an offset in the old one; that after a replaced range if it is in one. */
  offsetAfter(offset: number): number {
    const { edits, starts, newStarts } = this.#places();
    let at = lastAtMost(starts, offset);
    while (edits[at]?.start === offset && edits[at]?.rank !== ranks.close) at -= 1;
    const edit = edits[at];
    if (!edit) return offset;
    const newStart = newStarts[at] ?? 0;
    return newStart + edit.text.length + Math.max(0, offset - edit.end);
  }
}
