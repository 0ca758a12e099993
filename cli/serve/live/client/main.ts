/** Runs in pages of `serve`: reloads them when a file changes, and shows their findings. */
import type { LintFinding } from '../../../finding.ts';
import { showOverlay } from './overlay.ts';

// `live.js?reload&overlay`
const { searchParams } = new URL(import.meta.url);

function reloadOnChange(): void {
  const events = new EventSource('/__serve/events');
  let run = '';
  events.addEventListener('run', ({ data }: MessageEvent<string>) => {
    // The server was restarted, so the page may have changed.
    if (run !== '' && run !== data) location.reload();
    run = data;
  });
  events.addEventListener('change', () => location.reload());
  // An open connection would keep the page from the back/forward cache.
  addEventListener('pagehide', () => events.close());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

async function showFindings(): Promise<void> {
  const answer = await fetch(`/__serve/findings?page=${encodeURIComponent(location.pathname)}`);
  const { findings }: { findings: readonly LintFinding[] } = await answer.json();
  showOverlay(findings);
}

if (searchParams.has('reload')) reloadOnChange();
// A Content Security Policy of the page may forbid the request; the page works without the findings.
if (searchParams.has('overlay')) showFindings().catch(() => undefined);
