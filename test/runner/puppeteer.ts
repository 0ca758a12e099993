/** Lets tools and the benchmark drive a browser: the package is installed for tests alone. */
export { type Browser, type CDPSession, default, type Page } from 'puppeteer-core';
