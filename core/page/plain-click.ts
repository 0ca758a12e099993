/** Returns whether a click does what the element is for: it opens nothing in another tab or window, and no listener has cancelled it. */
export const isPlainClick = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
