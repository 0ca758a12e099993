/** Lets browser tests call the commands of the runner's plugins. */
export { executeServerCommand, readFile } from '@web/test-runner-commands';
