/** Writes the files of a site that are not pages. */
import { readFileSync } from 'node:fs';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { convertStylesheet } from '../../convert/convert-stylesheet.ts';
import { messages } from '../../convert/messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { unifiedDiff } from '../../run/fix/unified-diff.ts';
import { nameOf } from '../../run/inputs.ts';
import { type InputFile, untilInterrupted } from '../../run/output-files.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import { isTextLost } from './convert-file.ts';
import type { ConvertRun } from './convert-pages.ts';
import type { Output } from './output.ts';
import { resultOf } from './results.ts';

const fail = userErrors(messages);

/** @throws UserError when the file cannot be read. */
function readBytes({ path }: InputFile, io: Io): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw fail('convert-unreadable', { file: nameOf(path, io, {}), reason: reasonOf(cause) }, cause);
  }
}

/** Copies files as they are. */
export async function copyFiles(files: readonly InputFile[], output: Output, io: Io): Promise<void> {
  for await (const file of untilInterrupted(files, io)) output.write(file.place, readBytes(file, io), 'copied');
}

interface Site {
  /** The hosts at which the site was. */
  readonly hosts: Iterable<string>;
  /** The folder to write to. */
  readonly out: string | undefined;
}

/** Rewrites the URLs of a stylesheet so that they lead to the files of its site, and writes or prints it. */
async function convertFile(
  file: InputFile,
  { files, output, results }: ConvertRun,
  { hosts, out }: Site,
  io: Io,
): Promise<void> {
  const bytes = readBytes(file, io);
  const source = sourceOf(nameOf(file.path, io, {}), bytes);
  if (source.undecoded !== undefined) return output?.write(file.place, bytes, 'copied');
  const place = withSlashes(file.place);
  const { text: before } = source;
  const { text: after, parts, mapped } = convertStylesheet(source, place, files, hosts);
  const text = isTextLost(file, out, io) ? before : undefined;
  if (parts.length > 0 || mapped > 0)
    results.add(resultOf({ file: source.file, place, before, after, parts, mapped, text }, results.isReported), io);
  if (output) output.write(file.place, encode(after, bytes), 'copied');
  else await io.write(unifiedDiff(place, before, after));
}

/** Converts stylesheets, and copies the other files. Without an output folder, the changes of stylesheets are printed. */
export async function convertOtherFiles(
  others: readonly InputFile[],
  run: ConvertRun,
  site: Site,
  io: Io,
): Promise<void> {
  for await (const file of untilInterrupted(others, io)) {
    if (/\.css$/i.test(file.place)) await convertFile(file, run, site, io);
    else run.output?.write(file.place, readBytes(file, io), 'copied');
  }
}
