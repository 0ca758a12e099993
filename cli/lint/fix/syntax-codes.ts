/** JSON syntax errors, which hide all other problems of the JSON. */
import type { PlacedFinding } from '../../finding.ts';

/** The codes of syntax errors in the JSON of pages; all codes of the rule `json-syntax` are syntax errors too. */
const syntaxCodes = ['block-gallery-json', 'block-json', 'form-json-fault', 'product-invalid-json'] as const;

export type SyntaxCode = (typeof syntaxCodes)[number];

export const isSyntax = ({ rule, code }: PlacedFinding): boolean =>
  rule === 'json-syntax' || syntaxCodes.some((one) => one === code);
