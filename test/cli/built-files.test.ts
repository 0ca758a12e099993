/** Files in the encodings and with the line ends of other systems, read by the published command. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { ended, folderOf } from './command.ts';

const main = fromRoot('dist/cli/main.js');

type Content = string | Uint8Array;

const run = async (command: string, contents: Readonly<Record<string, Content>>) => {
  const cwd = await folderOf(contents);
  return ended(spawn(process.execPath, [main, command, ...Object.keys(contents), '--format', 'compact'], { cwd }));
};

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const writings: Readonly<Record<string, (text: string) => Content>> = {
  utf8: (text) => text,
  'utf8 with a mark': (text) => `\ufeff${text}`,
  utf16le: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  utf16be: (text) => bigEndian(`\ufeff${text}`),
};

const lineEnds = { LF: '\n', CRLF: '\r\n', CR: '\r' };

/** The mistake follows characters of two, three and four bytes. */
const mistakes = {
  check: { end: 'html', text: '<p>\n</p>\né€𝄞 <img src="a.png">\n', place: '3:6' },
  validate: { end: 'json', text: '{\n "website": {\n  "siteTitle": "é€𝄞", "siteStatus": "on"\n }\n}\n', place: '3:38' },
} as const;

/** The text in every encoding with every kind of line end. The file names contain both. */
const variants = (text: string, end: string): Readonly<Record<string, Content>> =>
  Object.fromEntries(
    Object.entries(writings).flatMap(([encoding, write]) =>
      Object.entries(lineEnds).map(([ending, lineEnd]) => [
        `${encoding} ${ending}.${end}`,
        write(text.replaceAll('\n', lineEnd)),
      ]),
    ),
  );

const megabytes = 20;
const filled = (piece: string): string => piece.repeat(Math.ceil((megabytes * 2 ** 20) / piece.length));

describe('the built command', { skip: existsSync(main) ? false : 'nothing is built' }, () => {
  for (const [command, { end, text, place }] of Object.entries(mistakes))
    it(`${command} names line and column whatever encoding and line ends a file has`, async () => {
      const contents = variants(text, end);
      const { code, stdout, stderr } = await run(command, contents);
      assert.equal(code, 1, stderr);
      assert.deepEqual(
        stdout.match(/^.*?(?=: error: )/gm)?.sort(),
        Object.keys(contents)
          .map((name) => `${name}:${place}`)
          .sort(),
      );
    });

  it(`checks a page of ${megabytes} MB to its end`, async () => {
    const lines = filled('<p>Words and more words</p>\n');
    const { code, stdout, stderr } = await run('check', { 'page.html': `${lines}<img src="a.png">` });
    assert.deepEqual([code, stdout.split(': ')[0]], [1, `page.html:${lines.split('\n').length}:1`], stderr);
  });

  it(`validates a context of ${megabytes} MB to its end`, async () => {
    const items = filled('{ "recordType": 59, "title": "Words" },\n');
    const context = `{ "website": { "siteTitle": "Halden" }, "items": [\n${items}{}],\n"pageType": "on" }`;
    const { code, stdout, stderr } = await run('validate', { 'context.json': context });
    assert.deepEqual([code, stdout.split(': ')[0]], [1, `context.json:${items.split('\n').length + 2}:13`], stderr);
  });
});
