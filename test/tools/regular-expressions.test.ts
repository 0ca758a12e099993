import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findVulnerability } from '../../tools/regexp/check-expression.ts';
import { exceptions } from '../../tools/regexp/exceptions.ts';
import { findRegularExpressions } from '../../tools/regexp/find-regular-expressions.ts';
import { findVulnerable, readExpressions, readSafeExpressions } from '../../tools/regexp/read-expressions.ts';
import { hasAllInputs } from '../support/property-runs.ts';

const find = (code: string): string[] =>
  findRegularExpressions('a.ts', code).map(({ source, flags, line }) => `${line} /${source}/${flags}`);

describe('the regular expressions of a file', () => {
  it('are its literals', () => {
    assert.deepEqual(find('a / b;\nconst c = [/a\\/b[/]/gi, /x/];'), ['2 /a\\/b[/]/gi', '2 /x/']);
  });

  it('are those built from strings, with a placeholder for what is known only at run time', () => {
    const names = "const names = ['a', 'b'];\n";
    assert.deepEqual(find(`${names}new RegExp(\`^(?:\${names.join('|')})$\`, 'u')`), ['2 /^(?:a|b)$/u']);
    assert.deepEqual(find("RegExp(name + '+')"), ['1 /x+/']);
    assert.deepEqual(find(`const part = /[a-z]/;\nnew RegExp(String.raw\`\\d\${part.source}\`)`), [
      '1 /[a-z]/',
      '2 /\\d[a-z]/',
    ]);
    assert.deepEqual(find(`const ids = (id) => new RegExp(\`\${id}\\\\s*\`.replaceAll('a', 'b'))`), ['1 /x\\s*/']);
  });
});

describe('a vulnerable regular expression', () => {
  const check = ({ source, flags }: RegExp): string | undefined => findVulnerability({ source, flags, line: 1 });

  it('is found', () => {
    assert.match(check(/^(?:a|a)*$/) ?? '', /vulnerable, exponential/);
    assert.match(check(/\s+$/) ?? '', /vulnerable, 2nd degree polynomial/);
    assert.equal(check(/^\s+$/), undefined);
    assert.equal(check(/[a-z]{2}/), undefined);
  });
});

describe('the regular expressions of the package', () => {
  it('take time in proportion to the text', async () => {
    const safe = hasAllInputs ? [] : await readSafeExpressions();
    const problems = await findVulnerable(safe);
    assert.deepEqual(problems, [], 'Change the expression, or list it in tools/regexp/exceptions.ts with the reason.');
  });

  it('contain every exception', async () => {
    const all = await readExpressions();
    assert.ok(all.size > 250, `only ${all.size} expressions found`);
    assert.deepEqual(
      Object.keys(exceptions).filter((key) => !all.has(key)),
      [],
    );
  });
});
