import { register } from 'tsx/esm/api';

register();

const { testRunnerConfig } = await import('./test/runner/config.ts');

export default await testRunnerConfig();
