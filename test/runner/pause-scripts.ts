import type { Middleware } from '@web/dev-server-core';

const pattern = /^\/(?<verb>paused|release)\/(?<run>[^/]+)(?<path>\/[^?]*)?/;

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Serves `/paused/<run>/<path>` as `/<path>`, but sends scripts only after `/release/<run>` was requested. Pauses only the scripts
 * that all others need: browsers open six connections to a server, and further paused requests would block the release.
 */
export const pauseScripts = (): Middleware => {
  const gates = new Map<string, Gate>();
  const gateOf = (run: string): Gate => {
    const known = gates.get(run) ?? gate();
    gates.set(run, known);
    return known;
  };
  return async (context, next) => {
    const { verb, run = '', path = '' } = pattern.exec(context.url)?.groups ?? {};
    if (verb === 'paused') {
      context.url = path;
      context.set('cache-control', 'no-store');
      if (/\/(?:react|site)\.js$/.test(path)) await gateOf(run).opened;
    }
    if (verb !== 'release') return next();
    gateOf(run).open();
    context.status = 204;
    return undefined;
  };
};
