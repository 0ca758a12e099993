/** Types of the test runner for modules outside this folder, where its packages are installed. */
export type { BrowserLauncher, TestResult, TestSession } from '@web/test-runner';
