/** Finds the code that shows each text of the specification, and the test that proves it. */
import { type Literal, normalize, readLiterals } from './literals.ts';
import { type Planned, specTexts } from './texts.ts';

export interface FoundText {
  readonly section: string;
  readonly text: string;
  /** The file with the text, and the first file that uses its message code. */
  readonly shownBy: readonly string[];
  readonly provedBy?: string | undefined;
  readonly planned?: Planned | undefined;
}

const isCatalog = (file: string): boolean => /messages\.en\.ts$/.test(file);

/** Translations contain the codes of all messages, and do not show them. */
const isTranslation = ({ file }: Literal): boolean => file.startsWith('core/page/translations/');

/** The commands print short texts, as in the columns of a table, that have nothing to do with those of a page. */
const isCatalogOfPages = (file: string): boolean => isCatalog(file) && !file.startsWith('cli/');

const wordCount = (text: string): number => text.split(' ').length;

/** A short text is too common to be searched for inside others. */
const matches = (text: string, literal: string): boolean =>
  literal === text || (wordCount(text) > 2 && literal.includes(text));

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text with any value for its placeholders, because tests contain the values. */
function pattern(text: string): RegExp {
  const source = text.split('{}').map(escapeText).join('.{0,40}?');
  return new RegExp(wordCount(text) > 2 ? source : `^${source}$`);
}

/** Whether a literal is the code of a message, or a template that its code begins like: \`form-likert-\${answer}\`. */
const namesCode = ({ text }: Literal, code: string): boolean =>
  text === code || (/^[a-z]+-.*\{\}$/.test(text) && code.startsWith(text.slice(0, -2)));

/** How many folders two files have in common, wherever they are: a test mirrors the path of what it tests. */
const nearness = (test: string, files: readonly string[]): number => {
  const folders = new Set(files.flatMap((file) => file.split('/').slice(1, -1)));
  return test.split('/').filter((folder) => folders.has(folder)).length;
};

export function findTexts(): readonly FoundText[] {
  // What visitors see is searched before what the commands print.
  const product = [...readLiterals('elements', 'core'), ...readLiterals('cli')].filter(
    (literal) => !isTranslation(literal),
  );
  const tests = readLiterals('test');
  const shownBy = (text: string): readonly string[] => {
    const found = product.filter(
      (literal) => matches(text, literal.text) && (wordCount(text) > 2 || isCatalogOfPages(literal.file)),
    );
    const [first] =
      found.length > 0 ? found : product.filter(({ file, text: other }) => other === text && !file.startsWith('cli/'));
    if (!first) return [];
    if (!isCatalog(first.file)) return [first.file];
    const user = product.find((literal) => !isCatalog(literal.file) && first.key && namesCode(literal, first.key));
    return user ? [first.file, user.file] : [];
  };
  const provedBy = (text: string, files: readonly string[]): string | undefined => {
    const expected = pattern(text);
    const near = tests
      .filter((literal) => expected.test(literal.text))
      .map(({ file }) => ({ file, near: nearness(file, files) }))
      .filter(({ near }) => near > 0);
    return near.sort((a, b) => b.near - a.near)[0]?.file;
  };
  return specTexts.flatMap(({ section, texts, planned }) =>
    texts.map((text) => {
      const files = shownBy(normalize(text));
      return { section, text, shownBy: files, provedBy: provedBy(normalize(text), files), planned };
    }),
  );
}
