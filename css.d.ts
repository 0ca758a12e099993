declare module '*.css' {
  const sheet: import('./core/page/sheet.ts').Sheet;
  export default sheet;
}
