/** The report of `convert`: for each page or stylesheet what was converted, what was left and what needs a decision, as JSON or HTML. */
import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { escapeText } from '../text/escape-text.ts';
import { positionAt } from '../text/source.ts';
import type { ConvertedPart } from './converted-text.ts';
import type { Outcome } from './job.ts';
import { messages } from './messages.en.ts';

/** A line and a column, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A part of a page in the report. */
interface ReportedPart {
  readonly outcome: Outcome;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly before: Place;
  readonly after: Place;
}

/** A page or stylesheet in the report. */
export interface ReportedFile {
  /** The file that was read. */
  readonly page: string;
  /** The path in the output folder. */
  readonly out: string;
  /** URLs that lead to a file of the site now. */
  readonly mappedUrls: number;
  readonly parts: readonly ReportedPart[];
}

const placeAt = (at: ReturnType<typeof positionAt>, offset: number): Place => {
  const { line, column } = at(offset);
  return { line, column };
};

const texts: MessageTable = messages;

/** Returns the help line of a message, if it has one. */
function helpOf({ code, args }: ConvertedPart): string | undefined {
  const help = Object.hasOwn(texts, `${code}.help`) ? texts[`${code}.help`] : undefined;
  return help === undefined ? undefined : formatMessage(help, args);
}

/** Returns a page or stylesheet for the report; `before` and `after` are its texts. */
export function reportFile(
  page: string,
  out: string,
  {
    parts,
    mapped,
    before,
    after,
  }: {
    readonly parts: readonly ConvertedPart[];
    readonly mapped: number;
    readonly before: string;
    readonly after: string;
  },
): ReportedFile {
  const [was, is] = [positionAt(before), positionAt(after)];
  return {
    page,
    out,
    mappedUrls: mapped,
    parts: parts.map((part) => {
      const { outcome, code, args, start, newStart } = part;
      const help = helpOf(part);
      return {
        ...{ outcome, code, message: formatMessage(messages[code], args) },
        ...(help !== undefined && { help }),
        before: placeAt(was, start),
        after: placeAt(is, newStart),
      };
    }),
  };
}

const titles: Readonly<Record<Outcome, string>> = {
  left: 'Left as it is',
  decide: 'To decide',
  converted: 'Converted',
};

const placeText = ({ line, column }: Place): string => `${line}:${column}`;

const row = ({ message, help, before, after }: ReportedPart): string =>
  `<tr><td>${escapeText(message)}${help ? `<br><small>${escapeText(help)}</small>` : ''}</td><td>${placeText(before)}</td><td>${placeText(after)}</td></tr>\n`;

const table = (outcome: Outcome, parts: readonly ReportedPart[]): string => {
  const rows = parts.filter((part) => part.outcome === outcome);
  const head = '<thead><tr><th scope="col">Part</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>';
  return rows.length === 0
    ? ''
    : `<table><caption>${titles[outcome]} (${rows.length})</caption>${head}<tbody>\n${rows.map(row).join('')}</tbody></table>\n`;
};

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
table { border-collapse: collapse; margin-block: 1rem; width: 100% }
caption { font-weight: 600; text-align: start }
th, td { border-block-end: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .4rem .6rem .4rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
td + td { white-space: nowrap }`;

/** Returns the report as JSON, in pieces. */
export function* jsonReport(files: Iterable<ReportedFile>): Generator<string> {
  let before = '{\n  "pages": [\n';
  for (const file of files) {
    yield before + JSON.stringify(file, undefined, 2).replace(/^/gm, '    ');
    before = ',\n';
  }
  yield before === ',\n' ? '\n  ]\n}\n' : `${before}  ]\n}\n`;
}

const section = ({ page, parts }: ReportedFile): string =>
  `<h2>${escapeText(page)}</h2>\n${(['left', 'decide', 'converted'] as const).map((outcome) => table(outcome, parts)).join('') || '<p>Nothing to convert.</p>\n'}`;

/** Returns the report as a page, in pieces. */
export function* htmlReport(files: Iterable<ReportedFile>): Generator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conversion report</title>
<style>${style}</style>
</head>
<body>
<h1>Conversion report</h1>
<p>Places are lines and columns, before and after the conversion.</p>
`;
  for (const file of files) yield section(file);
  yield '</body>\n</html>\n';
}
