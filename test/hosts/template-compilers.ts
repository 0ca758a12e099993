/** Compilers for tests outside this folder: the packages of the frameworks are installed here. */
export { parseTemplate } from '@angular/compiler';
export { compile as compileSvelte } from 'svelte/compiler';
export { compileTemplate, parse as parseVue } from 'vue/compiler-sfc';
