import { sendMouse } from '@web/test-runner-commands';

/** Clicks a place in the window, where no element need be. */
export async function clickAt(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'click', position: [x, y] });
}
