/** Invalid markup by rule, each with the code that is reported for the text between ⟦ and ⟧. */
export type InvalidCases = Readonly<Record<string, readonly (readonly [code: string, html: string])[]>>;

/** Markup by rule for which the rule reports nothing. */
export type ValidCases = Readonly<Record<string, readonly string[]>>;
