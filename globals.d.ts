/** The version in package.json; the build puts it in. */
declare const __VERSION__: string;

/** Whether the output contains its own React, which a page cannot share. The build puts it in. */
declare const __REACT_IS_BUNDLED__: boolean;
