import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { versionOf } from '../../../../elements/announcement-bar/model/version.ts';

const version = (ownText: string, declared?: string, barText?: string): string =>
  versionOf({ version: declared, barText }, ownText);

const word = fc.stringMatching(/^\w+$/);
const space = fc.stringMatching(/^[ \t\n]+$/);

describe('the version of an announcement', () => {
  it('is the same however the text is indented and wrapped', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), space, (parts, gap) => {
        assert.equal(version(gap + parts.join(gap) + gap), version(parts.join(' ')));
      }),
    );
  });

  it('changes with each word', () => {
    fc.assert(
      fc.property(fc.array(word), word, word, (parts, one, other) => {
        fc.pre(one !== other);
        assert.notEqual(version([...parts, one].join(' ')), version([...parts, other].join(' ')));
      }),
    );
  });

  it('is what the author declares, then the content, then the text of the settings', () => {
    assert.equal(version('Leeward is back.', '2026-11', 'Sale'), '2026-11');
    assert.equal(version('Leeward is back.', undefined, 'Sale'), 'Leeward is back.');
    assert.equal(version(' \n', undefined, '<p>Sale</p>'), '<p>Sale</p>');
  });
});
