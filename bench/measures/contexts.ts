import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entities } from '../../core/model/schema/entities.ts';
import { jsonSchemaOf } from '../../core/model/schema/json-schema.ts';
import { fromRoot } from '../../tools/root.ts';
import { generateContexts } from '../contexts.ts';
import { type Measure, ratioOf, valueAt } from '../measure.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 1000;
const seed = 1;
const repetitions = 5;

const folder = fromRoot('.cache/bench/contexts');
const contextFolder = join(folder, 'contexts');
const schema = join(folder, 'schema.json');

const base = 'site-elements validate';
const ajv = 'ajv-cli, our exported schema';

/** Arguments of Node for each subject. Custom formats and keywords of the schema are unknown to ajv. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [tools.ours, 'validate', contextFolder],
  'site-elements validate, one thread': [tools.ours, 'validate', contextFolder, '--concurrency', 'off'],
  [ajv]: [
    ...[tools.ajv, 'validate', '--strict=false', '--validate-formats=false'],
    ...['-s', schema, '-d', join(contextFolder, '*.json')],
  ],
  'JSON.parse, parsing only': [fromRoot('bench/subjects/parse-json.mjs'), contextFolder],
};

const writeAll = async (): Promise<void> => {
  await writeFolder(contextFolder, generateContexts(count, seed));
  await writeFile(schema, JSON.stringify(jsonSchemaOf('site-context', entities['site-context'], '7')));
};

export const contexts: Measure = {
  name: 'contexts',
  title: `Validating ${count.toLocaleString('en')} contexts`,
  method: `${count.toLocaleString('en')} generated site contexts of 54 KB, most of it a product's variants, from a seed,
without errors, so that no tool reports messages. Each tool is one run of its command, start-up included; memory is the
largest resident set. ajv-cli has the schema that \`site-elements schema site-context --draft 7\` prints; what a JSON Schema
cannot express (doubled keys, amounts that differ, SKUs used twice) only ours looks at. Ours shares the files with a second
thread, as by default, unless the row specifies one. The bare pass reads and parses.
Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const speed = Math.round(count / valueAt(rows, 'time by the clock', base));
    const times = ratioOf(rows, 'time by the clock', base, ajv);
    return `\`validate\` reads ${speed} contexts of 54 KB in a second, in ${times.toFixed(2)} times the time of ajv-cli`;
  },
  async run() {
    await writeAll();
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
