/** What writes each format. */
import { compact } from './compact.ts';
import type { Format } from './format-names.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';

export const reporters: Readonly<Record<Format, Reporter>> = { pretty, compact, json, sarif, junit, github, gitlab };
