/** The modules that the build writes for tests (`npm run build -- test`), imported for their side effects. */
declare module '/dist/test/*';
