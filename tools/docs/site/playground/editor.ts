/** The editor of the playground. It is in a shadow root, where its styles are adopted: the policy of the docs refuses style elements. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import type { Splice } from './edit-attributes.ts';
import { editorTheme, highlightStyle } from './editor-theme.ts';
import type { PlaygroundElements } from './playground-data.ts';

const keys = 'Tab leaves the editor. Control and ] indents. Control and Space completes. F8 goes to the next finding.';

/** Tags, attributes and values for completion. */
const completedTags = (elements: PlaygroundElements) =>
  Object.fromEntries(
    Object.entries(elements).map(([tag, attributes]) => [
      tag,
      {
        attrs: Object.fromEntries(attributes.map(({ name, values }) => [name, values.length > 0 ? values : null])),
      },
    ]),
  );

interface EditorOptions {
  readonly host: HTMLElement;
  readonly source: string;
  readonly elements: PlaygroundElements;
  readonly onChange: () => void;
  readonly onMove: () => void;
}

/** The editor, as far as the page uses it. */
export interface Editor {
  source(): string;
  cursor(): number;
  /** Replaces the source; the change can be undone. */
  setSource(source: string): void;
  apply(splice: Splice): void;
  /** Moves the cursor without the focus. */
  reveal(offset: number): void;
  /** Selects a range and focuses the editor. */
  select(from: number, to: number): void;
  mark(diagnostics: readonly Diagnostic[]): void;
}

function descriptionOf(id: string): HTMLElement {
  const description = document.createElement('p');
  description.id = id;
  description.hidden = true;
  description.textContent = keys;
  return description;
}

/** Creates the editor. Tab is not bound, so it moves the focus. */
export function createEditor({ host, source, elements, onChange, onMove }: EditorOptions): Editor {
  const root = host.attachShadow({ mode: 'open' });
  const description = descriptionOf('keys');
  root.append(description);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        html({ extraTags: completedTags(elements) }),
        syntaxHighlighting(highlightStyle),
        EditorView.lineWrapping,
        tooltips({ position: 'absolute' }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': 'Markup', 'aria-describedby': description.id }),
        editorTheme,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange();
          else if (update.selectionSet) onMove();
        }),
      ],
    }),
  });
  const length = (): number => view.state.doc.length;
  return {
    source: () => view.state.doc.toString(),
    cursor: () => view.state.selection.main.head,
    setSource: (insert) =>
      view.dispatch({ changes: { from: 0, to: length(), insert }, selection: EditorSelection.cursor(0) }),
    apply: (changes) => view.dispatch({ changes, userEvent: 'input' }),
    reveal: (offset) => view.dispatch({ selection: EditorSelection.cursor(offset), scrollIntoView: true }),
    select: (from, to) => {
      view.dispatch({
        selection: EditorSelection.range(Math.min(from, length()), Math.min(to, length())),
        scrollIntoView: true,
      });
      view.focus();
    },
    mark: (diagnostics) => view.dispatch(setDiagnostics(view.state, diagnostics)),
  };
}
