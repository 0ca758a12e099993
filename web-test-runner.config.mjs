import { register } from 'tsx/esm/api';

register();

const { testRunnerConfig } = await import('./tools/browser-tests/config.ts');

export default await testRunnerConfig();
