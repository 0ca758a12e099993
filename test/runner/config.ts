import type { Middleware } from '@web/dev-server-core';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import type { Reporter, TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner';
import { defaultReporter } from '@web/test-runner';
import { type EngineId, engines } from '../../tools/browsers/programs.ts';
import { fromRoot, root } from '../../tools/root.ts';
import { blocked } from './blocked.ts';
import { chooseBuild } from './chosen-build.ts';
import { corpusPlugin } from './corpus-plugin.ts';
import { engineCommands } from './engine-commands.ts';
import { failsOnce } from './fails-once.ts';
import { freePort } from './free-port.ts';
import { launch, startTimeout } from './launchers.ts';
import { mockApi } from './mock-api.ts';
import { otherCopy } from './other-copy.ts';
import { pauseScripts } from './pause-scripts.ts';
import { prerenders } from './prerenders.ts';
import { onlyFailures, resultsReporter } from './results-reporter.ts';
import { sendable } from './sendable.ts';
import { skipReasonsPlugin } from './skip-reasons.ts';
import { stalls } from './stalls.ts';
import { streams } from './streams.ts';
import { visits } from './visits.ts';
import { withoutFile } from './without-file.ts';

const isEngine = (id: string): id is EngineId => id in engines;

/** The engines that `ENGINES=chromium,firefox` lists. Defaults to Chromium only. */
export const requestedEngines = (list = 'chromium'): EngineId[] => {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isEngine(name));
  if (unknown !== undefined)
    throw new Error(`There is no engine "${unknown}". Known: ${Object.keys(engines).join(', ')}.`);
  return names.filter(isEngine);
};

const compiler = (): TestRunnerPlugin =>
  // Two versions of one type: members that one calls optional may be undefined in the other.
  esbuildPlugin({
    ts: true,
    tsx: true,
    target: 'es2022',
    tsconfig: fromRoot('tsconfig.json'),
  }) as unknown as TestRunnerPlugin;

/** Without the warnings for developers: the markup of tests has mistakes on purpose. */
const page = (framework: string): string => `<!doctype html>
<html lang="en" data-site-debug="false"${process.env.PRERENDER ? ' data-prerender' : ''}${process.env.TEST_INPUTS === 'all' ? ' data-all-inputs' : ''}>
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test page</title></head>
  <body>${process.env.PRERENDER ? '<script type="module" src="/test/support/prerender-lane.ts"></script>' : ''}<script type="module" src="${framework}"></script></body>
</html>`;

/** A sandboxed frame has an opaque origin, and may load modules only from servers that allow it. */
const allowSandboxes: Middleware = (context, next) => {
  context.set('access-control-allow-origin', '*');
  return next();
};

const reasons = new Map<string, string>();

/** Started manually (`npx wtr`), the runner shows all logs of pages; in a counted run, only those of failures. */
const reporters = (results: string | undefined): Reporter[] => {
  const toTerminal = defaultReporter({ reportTestResults: true, reportTestProgress: !results });
  return results ? [onlyFailures(toTerminal), resultsReporter(results, reasons)] : [toTerminal];
};

/** One page at a time, so that the page under test has the focus. */
export const testRunnerConfig = async (): Promise<TestRunnerConfig> => ({
  rootDir: root,
  // The runner's own choice is the same in two runs that start together.
  port: await freePort(),
  files: ['test/**/*.browser.ts', '!**/node_modules/**'],
  // Tests import packages that are installed for the runner alone.
  nodeResolve: { modulePaths: [fromRoot('test/runner/node_modules')] },
  concurrency: 1,
  concurrentBrowsers: 1,
  browsers: await Promise.all(requestedEngines(process.env.ENGINES).map(launch)),
  browserStartTimeout: startTimeout,
  // Longer than `eventually` waits, so that its error names what did not come.
  testFramework: { config: { timeout: '120000' } },
  // For a file: hundreds of strings in every attribute take WebKit five minutes on a busy machine, and all of them take longer. A test that hangs ends at its own limit.
  testsFinishTimeout: process.env.TEST_INPUTS === 'all' ? 7_200_000 : 1_200_000,
  testRunnerHtml: page,
  middleware: [
    allowSandboxes,
    otherCopy(),
    failsOnce(),
    withoutFile(),
    blocked(),
    pauseScripts(),
    prerenders,
    stalls,
    mockApi(),
    streams(),
    visits,
    chooseBuild,
  ],
  plugins: [compiler(), sendable, engineCommands(), skipReasonsPlugin(reasons), corpusPlugin()],
  filterBrowserLogs: ({ args }) => !/^(Lit is in dev mode|Multiple versions of Lit)/.test(String(args[0])),
  reporters: reporters(process.env.BROWSER_RESULTS),
});
