// The least that a validator can do: every context of the folder read and parsed, and nothing looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

const folder = argv[2] ?? '.';
for (const file of readdirSync(folder)) JSON.parse(readFileSync(join(folder, file), 'utf8'));
