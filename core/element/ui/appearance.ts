/** Appearing at once and leaving gently, for what floats above the page (docs/spec.md#widgets-4, "Dialog": shown, hiding, hidden). */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMoveCount } from '../hooks/host.ts';

/** When the browser does not say that a hide transition ended (docs/spec.md#widgets-9: hide fallback 600 ms). */
const hideFallback = 600;

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when what a script or a transition moves under a node has arrived, at the latest after the fallback. */
async function motionEnds(node: Element): Promise<void> {
  const motions = node.getAnimations({ subtree: true }).filter((motion) => !('animationName' in motion));
  if (motions.length === 0) return;
  await Promise.race([Promise.allSettled(motions.map(({ finished }) => finished)), later(hideFallback)]);
}

interface Appearance<Node> {
  readonly isOpen: boolean;
  /** Puts the node on top; called again after a move in the document, which takes it down. */
  readonly appear: (node: Node, isMove: boolean) => void;
  readonly disappear: (node: Node) => void;
  readonly onShown: () => void;
  /** Called once for each `onShown`, also when the view is unmounted meanwhile. */
  readonly onHidden: () => void;
}

/** Follows `isOpen`; being opened again, or unmounted, ends a leaving at once. */
export function useAppearance<Node extends Element>(ref: RefObject<Node | null>, appearance: Appearance<Node>): void {
  const { isOpen } = appearance;
  const moves = useMoveCount();
  const latest = useRef(appearance);
  latest.current = appearance;
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
    // A listener of the end may have removed the element.
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
