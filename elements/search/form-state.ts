/** The name of a search in the state of a history entry. */
export const entryName = 'siteSearch';

/** The state of the author's form, which the scripts of the element share. */
export interface FormState {
  /** Whether the server has no search for scripts: the form then leads to its page. */
  isAbsent: boolean;
  /** Whether the form is being submitted to its page. */
  isLeaving: boolean;
  /** Whether the visitor has typed. */
  hasInput: boolean;
  /** The text that a script of the element has put into the field. */
  restored: string | undefined;
  /** The URL of the page for which the server has rendered the place for results. */
  startUrl: string | undefined;
  /** Whether the visitor composes text with an input method. */
  isComposing: boolean;
}
