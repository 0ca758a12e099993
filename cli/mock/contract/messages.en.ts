/** English messages about responses that differ from the definition of their route. */
export const messages = {
  'contract-status': 'Unexpected status {status}; documented: {documented}.',
  'contract-type': 'Unexpected media type {found}; documented: {expected}.',
  'contract-no-json': 'The response is not JSON.',
  'contract-body': 'Invalid response: {message}',
  'contract-no-answer': 'No response: {reason}',
  'contract-unsafe': 'Not sent because it may change data. Add --all to send it.',
  'contract-needs': 'Not sent because no response contains {missing}, which it requires.',
} as const;
