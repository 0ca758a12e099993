/** Declares the used part of Babel, which has no types. */
declare module '@babel/core' {
  interface Options {
    readonly filename: string;
    readonly cwd: string;
    readonly presets: readonly string[];
    readonly configFile: false;
    readonly babelrc: false;
  }
  export function transformAsync(code: string, options: Options): Promise<{ readonly code?: string | null } | null>;
}
