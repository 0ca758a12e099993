// The minimum work of a validator: reads and parses every context of the folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

const folder = argv[2] ?? '.';
for (const file of readdirSync(folder)) JSON.parse(readFileSync(join(folder, file), 'utf8'));
