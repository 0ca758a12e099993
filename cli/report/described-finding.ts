import type { MessageTable } from '../../core/model/message-format.ts';
import type { PlacedFinding, ReportedFinding } from '../finding.ts';
import { helpOf, messageOf } from './describe-finding.ts';

/** The texts of the findings of one file. */
export interface FindingTexts {
  readonly messages: MessageTable;
  /** Returns the fingerprint of a finding of the file. */
  fingerprint(finding: PlacedFinding): string;
}

/**
 * A finding whose message and fingerprint are computed when they are read. A file can have any number of findings, and
 * most reporters read the texts of one after the other, and no fingerprints.
 */
export class DescribedFinding implements ReportedFinding {
  readonly #finding: PlacedFinding;
  readonly #texts: FindingTexts;

  constructor(finding: PlacedFinding, texts: FindingTexts) {
    this.#finding = finding;
    this.#texts = texts;
  }

  get rule() {
    return this.#finding.rule;
  }

  get code() {
    return this.#finding.code;
  }

  get severity() {
    return this.#finding.severity;
  }

  get args() {
    return this.#finding.args;
  }

  get file() {
    return this.#finding.file;
  }

  get start() {
    return this.#finding.start;
  }

  get end() {
    return this.#finding.end;
  }

  get related() {
    return this.#finding.related;
  }

  get path() {
    return this.#finding.path;
  }

  get fix() {
    return this.#finding.fix;
  }

  get message() {
    return messageOf(this.#finding, this.#texts.messages);
  }

  get help() {
    return helpOf(this.#finding, this.#texts.messages);
  }

  get fingerprint() {
    return this.#texts.fingerprint(this.#finding);
  }
}
