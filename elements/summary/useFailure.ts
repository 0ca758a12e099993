import { useLayoutEffect, useRef } from 'react';

// A copy of the hook of <site-reviews>: a shared module would be one more request.

/** Whether the last attempt has failed. It stays so while the next one runs, so that the button for it keeps the focus. */
export function useFailure(hasFailed: boolean, isRunning: boolean): boolean {
  const last = useRef(false);
  useLayoutEffect(() => {
    if (!isRunning) last.current = hasFailed;
  });
  return hasFailed || (isRunning && last.current);
}
