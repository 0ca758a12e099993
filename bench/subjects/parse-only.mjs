// The minimum work of a checker: reads and parses every page of the folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { Parser } from 'htmlparser2';

const folder = argv[2] ?? '.';
for (const file of readdirSync(folder)) new Parser({}).end(readFileSync(join(folder, file), 'utf8'));
