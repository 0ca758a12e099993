import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acceptedTypes, isAccepted } from '../../../../core/model/files/accept.ts';
import { acceptedKinds, filesProblem } from '../../../../core/model/files/check-files.ts';
import { parseLimit } from '../../../../core/model/files/file-limits.ts';
import { messages } from '../../../../core/model/files/messages.en.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';

const file = (name: string, type = '', size = 1) => ({ name, type, size });
const limits = (accept = '', more: object = {}) => ({ accept, isMultiple: true, ...more });
const textOf = (...args: Parameters<typeof filesProblem>): string | undefined => {
  const problem = filesProblem(...args);
  return problem && formatMessage(messages[problem.code], problem.args);
};
const list = (kinds: readonly string[]): string => kinds.join(' or ');

describe('accept', () => {
  const cases: readonly [accept: string, file: ReturnType<typeof file>, isAdmitted: boolean][] = [
    ['', file('a.exe'), true],
    ['.pdf', file('A.PDF', 'application/pdf'), true],
    ['.pdf', file('a.pdf.exe'), false],
    ['image/*', file('a.png', 'image/png'), true],
    ['image/*', file('a.png', 'application/x-png'), false],
    ['image/*', file('a.heic'), true],
    ['.png', file('a.heic'), false],
    ['Application/PDF, .txt', file('b', 'application/pdf'), true],
    ['*/*', file('b', 'application/pdf'), false],
    ['pdf, , image', file('a.exe', 'application/x-msdownload'), true],
  ];
  for (const [accept, one, isAdmitted] of cases)
    it(`"${accept}" ${isAdmitted ? 'admits' : 'refuses'} ${one.name} (${one.type})`, () =>
      assert.equal(isAccepted(one, accept), isAdmitted));

  it('is read in linear time', () => {
    const accept = `${'.a,'.repeat(100_000)}image/${'*'.repeat(100_000)}`;
    assert.equal(acceptedTypes(accept).length, 100_001);
  });

  it('is named in a few words', () => {
    assert.deepEqual(acceptedKinds('.pdf, application/pdf, image/*'), ['PDF', 'image']);
    assert.deepEqual(acceptedKinds('.a, .b, .c, .d, .e'), []);
  });
});

describe('the files of a field', () => {
  it('have the texts of the specification', () => {
    assert.equal(
      textOf([file('a.txt', 'text/plain')], limits('.pdf,image/*'), list),
      'The file a.txt does not appear to be a supported PDF or image file.',
    );
    assert.equal(
      textOf([file('a.txt', 'text/plain')], limits('.a,.b,.c,.d,.e'), list),
      'The file a.txt does not appear to be a supported file.',
    );
    assert.equal(
      textOf([file('a.png', 'image/png', 2_000_001)], limits('', { maxSize: 2 }), list),
      'The file a.png is too large. The maximum allowed file size is 1.91 MB.',
    );
  });

  it('are at most as many as the field takes', () => {
    const two = [file('a'), file('b')];
    assert.equal(textOf(two, limits('', { maxFiles: 2 }), list), undefined);
    assert.equal(textOf([...two, file('c')], limits('', { maxFiles: 2 }), list), 'Choose at most 2 files.');
    assert.equal(textOf(two, { accept: '', isMultiple: false }, list), 'Choose only one file.');
  });

  it('have no limit for anything but a number above 0', () => {
    assert.deepEqual(['5', 5, ' 0.5 '].map(parseLimit), [5, 5, 0.5]);
    assert.deepEqual(
      ['', '0', -1, 'many', Number.NaN, Number.POSITIVE_INFINITY, null, {}].map(parseLimit),
      Array(8).fill(undefined),
    );
  });
});
