import { type Listed, listed } from '../../test/silence/listed.ts';
import { fromRoot } from '../root.ts';

export const storedAndSentFile = fromRoot('core/page/consent/stored-and-sent.md');

const columns = ['element or service', 'what', 'when the visitor', 'what for', 'category', 'how long'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cellsOf = ({ by, kind, name, when, purpose, category, lasts = '' }: Listed): readonly string[] => [
  by.includes('/') ? `[\`${by}\`](../${by.replace('site-elements/', '')}.md)` : `\`<site-${by}>\``,
  `${kind} \`${name}\``,
  when,
  purpose,
  category,
  lasts,
];

const table = (rows: readonly Listed[]): string =>
  [row(columns), row(columns.map(() => '---')), ...rows.map((one) => row(cellsOf(one)))].join('\n');

/** The page about all data that the elements store and send, from the list that a test verifies. */
export const storedAndSent = (): string => `# Stored data and requests

<!-- Written from test/silence/listed.ts by npm run generate. -->

A test opens a page with every element and service in Chromium, Firefox and WebKit, does there what visitors do, and looks at cookies,
both storages, databases and requests: before the visitor answers, after a refusal, after consent, and after its withdrawal. It
fails when there is more than this list has, or less.

Elements and services that are not listed store and send nothing. Images, frames and scripts that you write into your pages
are yours: they are requested as you have written them. Videos are taken here to ask first (\`require-consent\`); without that
a click on a video contacts its provider, which the thumbnail names. A video, captcha or map at
any other address contacts that; a map with tiles of your own server does not ask.

## Necessary

Stored and sent whatever the answer is.

${table(listed.filter(({ category }) => category === 'necessary'))}

## After consent

Never before the visitor has agreed to the category, and no longer than until it is withdrawn: then the frame or script is
taken away, and what we have stored with that consent is erased. What providers keep at their own addresses is theirs, and a
provider's script that has run is in force until the next page.

${table(listed.filter(({ category }) => category !== 'necessary'))}
`;
