import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lint } from '../../../../cli/lint.ts';

const messagesOf = (text: string): readonly string[] =>
  lint([{ path: 'a.html', text }]).findings.map(({ message, help }) => `${message} ${help}`);

const messages: Readonly<Record<string, string>> = {
  '<script>a()\n<p>b</p>\n\n<b>c</b>':
    '<script> is not closed, so the rest of the page, from the <p> on line 2, becomes part of it. Add </script> where it ends.',
  '<!-- a <P\n>b':
    '<!-- is not closed, so the rest of the page, from the <p> on line 1, becomes part of it. Add --> where it ends.',
  '<p class="a': 'class=" is not closed, so the last character of the page becomes part of it. Add " where it ends.',
  '<style>p {}':
    '<style> is not closed, so the last 4 characters of the page become part of it. Add </style> where it ends.',
  '<style>': '<style> is not closed. Add </style> where it ends.',
  "<p title='a>b</p>\n\n<b id='c'>":
    "title=' is not closed before the <b> on line 3, which becomes part of it. Add ' where it ends.",
  '<p title="a class="b">c</p>': 'title=" is not closed before class=, which becomes part of it. Add " where it ends.',
  '<p class': 'The page ends inside this <p>, so browsers ignore it. Complete the tag with >.',
};

describe('the message about unclosed markup names what becomes part of it', () => {
  for (const [text, message] of Object.entries(messages))
    it(JSON.stringify(text), () => assert.deepEqual(messagesOf(text), [message]));
});
