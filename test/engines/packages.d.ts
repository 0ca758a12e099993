/** The part of the package that is used here: type checks run without the packages of this folder. */
declare module '@web/test-runner-webdriver' {
  export function webdriverLauncher(options: object): import('../runner/types.ts').BrowserLauncher;
}
