/** How an answer differs from the definition of its route, English. */
export const messages = {
  'contract-status': 'It answers {status}; documented: {documented}.',
  'contract-type': 'It answers {found}; documented: {expected}.',
  'contract-no-json': 'It answers no JSON.',
  'contract-body': 'Its answer: {message}',
  'contract-no-answer': 'There is no answer: {reason}',
  'contract-unsafe': 'It may change something: --all sends it.',
  'contract-needs': 'No answer has what it needs: {missing}.',
} as const;
