import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../../core/model/files/messages.en.ts';
import { fileSizeText, megabytes } from '../../../../core/model/files/size.ts';
import { fileSizeProblems } from '../../../../core/model/files/upload.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';

describe('the size of a file', () => {
  const cases: readonly (readonly [bytes: number, text: string])[] = [
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [20_000_000, '19.07 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1024 YB'],
  ];
  for (const [bytes, text] of cases) it(`${bytes} bytes is ${text}`, () => assert.equal(fileSizeText(bytes), text));

  it('is never 1024 of a unit if a larger unit exists', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (bytes) => assert.doesNotMatch(fileSizeText(Math.abs(bytes)), /^1024 /)),
    );
  });
});

describe('a file', () => {
  const textsOf = (problems: ReturnType<typeof fileSizeProblems>): string[] =>
    // Every code of a rule of the model is in its table.
    problems.map(({ code, args }) => formatMessage(messages[code as keyof typeof messages], args));

  it('may be as large as the limit, in megabytes of 1,000,000 bytes', () => {
    assert.equal(megabytes(20), 20_000_000);
    assert.deepEqual(fileSizeProblems('a.png', 20_000_000, 20), []);
    assert.deepEqual(textsOf(fileSizeProblems('a.png', 20_000_001, 20)), [
      'The file a.png is too large. The maximum allowed file size is 19.07 MB.',
    ]);
  });
});
