/**
 * Shows floating boxes at once and hides them with a transition (docs/spec.md#widgets-4, "Dialog": shown, hiding,
 * hidden).
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMoveCount } from '../hooks/host.ts';
import { useLatest } from '../hooks/latest.ts';

/**
 * The limit of a hide transition when the browser does not report its end (docs/spec.md#widgets-9: hide fallback 600
 * ms).
 */
const hideFallback = 600;

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the animations and transitions under a node have ended, at the latest after the fallback. */
async function motionEnds(node: Element): Promise<void> {
  const motions = node.getAnimations({ subtree: true }).filter((motion) => !('animationName' in motion));
  if (motions.length === 0) return;
  await Promise.race([Promise.allSettled(motions.map(({ finished }) => finished)), later(hideFallback)]);
}

interface Appearance<Node> {
  readonly isOpen: boolean;
  /** Puts the node into the top layer; called again after a move in the document, which removes it from there. */
  readonly appear: (node: Node, isMove: boolean) => void;
  readonly disappear: (node: Node) => void;
  readonly onShown: () => void;
  /** Called once for each `onShown`, also when the view is unmounted in between. */
  readonly onHidden: () => void;
}

/** Shows and hides with `isOpen`. Opening again or unmounting ends a hide transition at once. */
export function useAppearance<Node extends Element>(ref: RefObject<Node | null>, appearance: Appearance<Node>): void {
  const { isOpen } = appearance;
  const moves = useMoveCount();
  const latest = useLatest(appearance);
  const phase = useRef<'gone' | 'there' | 'leaving'>('gone');
  const showing = useRef(0);

  const end = (node: Node): void => {
    if (phase.current === 'gone') return;
    phase.current = 'gone';
    latest.current.disappear(node);
    latest.current.onHidden();
  };
  const show = (node: Node): void => {
    if (phase.current === 'leaving') end(node);
    // A listener of the hide event may have removed the element.
    if (!node.isConnected) return;
    const isMove = phase.current === 'there';
    latest.current.appear(node, isMove);
    if (isMove) return;
    phase.current = 'there';
    showing.current += 1;
    latest.current.onShown();
  };
  const leave = (node: Node): void => {
    const left = showing.current;
    phase.current = 'leaving';
    motionEnds(node).then(() => {
      if (phase.current === 'leaving' && showing.current === left) end(node);
    });
  };

  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    if (isOpen) show(node);
    else if (phase.current === 'there') leave(node);
  }, [isOpen, moves]);

  useLayoutEffect(() => {
    const node = ref.current;
    return () => {
      if (node) end(node);
    };
  }, []);
}
