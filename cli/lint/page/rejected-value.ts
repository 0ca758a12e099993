/** Describes values that a setting does not accept: the accepted values, and the one that was probably meant. */
import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import type { Problem } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { truncate } from '../../text/truncate.ts';

/** The codes of a rule for such values. */
export interface RejectionCodes {
  readonly unknown: string;
  /** One of the allowed values is similar. */
  readonly misspelt: string;
  /** The specification has a text for it, which is the argument `complaint`. */
  readonly refused?: string;
  readonly refusedMisspelt?: string;
}

function codeOf(codes: RejectionCodes, isSpecified: boolean, isMisspelt: boolean): string {
  const { unknown, misspelt, refused = unknown, refusedMisspelt = misspelt } = codes;
  if (isSpecified) return isMisspelt ? refusedMisspelt : refused;
  return isMisspelt ? misspelt : unknown;
}

/** Returns the code and the arguments of the finding. `names` are those of the setting, such as `tag` and `attribute`. */
export function rejectedValue(
  codes: RejectionCodes,
  value: string,
  kind: Attribute<unknown>,
  names: Problem['args'],
): Pick<Problem, 'code' | 'args'> {
  const { allowedValues = [], complaint } = kind;
  const nearest = closestMatch(value, allowedValues);
  const args = { ...names, value: truncate(value), accepted: describeAccepted(kind) };
  return {
    code: codeOf(codes, complaint !== undefined, nearest !== undefined),
    args: {
      ...args,
      ...(nearest !== undefined && { nearest }),
      ...(complaint !== undefined && { complaint: formatMessage(complaint, args) }),
    },
  };
}
