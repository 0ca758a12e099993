/** What the build writes for tests (`npm run build -- test`); it is loaded for its effects. */
declare module '/dist/test/*';
