/** The reporter of each format. */

import type { ReporterTable } from '../report-types.ts';
import { compact } from './compact.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export const reporters: ReporterTable = { pretty, compact, json, sarif, junit, github, gitlab };
