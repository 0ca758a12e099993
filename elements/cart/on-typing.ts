import type { SyntheticEvent } from 'react';

/** Returns the listeners of a text field. The slim build has only the events of the platform; React needs `onChange` for a field with a value. */
export function onTyping(set: (value: string) => void) {
  const listener = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => set(currentTarget.value);
  return { onInput: listener, onChange: listener };
}
