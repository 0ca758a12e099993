/** Sends diagnostics to the editor: soon after each change, and again when other pages of the site have changed. */

import type { Connection, Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { PlacedFinding } from '../finding.ts';
import { reported } from './check-document.ts';
import { diagnosticOf, type RulePageUrl } from './diagnostics.ts';
import type { OpenDocument } from './open-document.ts';
import type { Session } from './session.ts';
import type { SiteIndex } from './site-index.ts';

/** Milliseconds between a change and the check of the document: keys that follow at once are checked together. */
const shortest = 10;

/** Milliseconds of a check after which the next one waits for as long as it takes, up to `longest`. */
const slow = 100;

const longest = 500;

/** Milliseconds without a change after which the pages of a site are compared again. */
const rest = 200;

/** Returns the findings of a document, with those that depend on other pages of its site. */
export function allFindings({ site, summary, source, findings, settings }: OpenDocument) {
  if (!site?.isLoaded || !summary) return findings;
  return reported([...findings, ...site.findings(summary)(source)], settings.levels);
}

export class Publisher {
  readonly #connection: Connection;
  readonly #session: Session;
  readonly #onFailure: (error: unknown) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** The documents that are checked without a wait. */
  readonly #immediate = new Set<string>();
  readonly #siteTimers = new Map<SiteIndex, NodeJS.Timeout>();
  readonly #changedFiles = new Map<SiteIndex, Set<string>>();
  /** The diagnostics that the editor has, as text. */
  readonly #sent = new Map<string, string>();
  #pageOf: RulePageUrl = () => undefined;
  /** Milliseconds that the last check took. */
  #duration = 0;

  constructor(connection: Connection, session: Session, onFailure: (error: unknown) => void) {
    this.#connection = connection;
    this.#session = session;
    this.#onFailure = onFailure;
  }

  /** Adds links to the pages about rules, also to the diagnostics that were sent before. */
  setRulePages(pageOf: RulePageUrl): void {
    this.#pageOf = pageOf;
    this.scheduleAll();
  }

  /** Converts a finding to the diagnostic that the editor has. */
  diagnosticOf(finding: PlacedFinding, document: TextDocument): Diagnostic {
    return diagnosticOf(finding, document, this.#pageOf);
  }

  /** Checks a document after a short time without changes, or at once. */
  schedule(uri: string, isImmediate = false): void {
    // A change that belongs to the opening of the document.
    if (this.#immediate.has(uri)) return;
    if (isImmediate) this.#immediate.add(uri);
    clearTimeout(this.#timers.get(uri));
    // A long page is checked only when the author pauses.
    const delay = isImmediate ? 0 : this.#duration > slow ? Math.min(this.#duration, longest) : shortest;
    this.#timers.set(
      uri,
      setTimeout(() => {
        this.#immediate.delete(uri);
        this.#run(() => this.#check(uri));
      }, delay),
    );
  }

  /** Checks all open documents. */
  scheduleAll(): void {
    for (const { uri } of this.#session.documents.all()) this.schedule(uri);
  }

  /** Compares the pages of a site after a time without changes; `files` have changed on disk. */
  scheduleSite(site: SiteIndex, files: Iterable<string> = []): void {
    const changed = this.#changedFiles.get(site) ?? new Set();
    for (const file of files) changed.add(file);
    this.#changedFiles.set(site, changed);
    clearTimeout(this.#siteTimers.get(site));
    this.#siteTimers.set(
      site,
      setTimeout(() => this.#run(() => this.#compare(site)), rest),
    );
  }

  /** Reads all pages of a site, and then reports what depends on them. */
  loadSite(site: SiteIndex): void {
    this.#run(async () => {
      await site.load();
      await this.#publishOf(site);
    });
  }

  /** Removes the diagnostics of a closed document. */
  close(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    this.#immediate.delete(uri);
    if (this.#sent.delete(uri)) this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  end(): void {
    for (const timer of [...this.#timers.values(), ...this.#siteTimers.values()]) clearTimeout(timer);
    for (const site of this.#session.sites) site.end();
  }

  #run(work: () => Promise<void>): void {
    work().catch(this.#onFailure);
  }

  async #check(uri: string): Promise<void> {
    const start = performance.now();
    await this.#publish(uri);
    this.#duration = performance.now() - start;
    const { site } = this.#session.placeOf(uri);
    if (site?.isLoaded && site.isOutdated) this.scheduleSite(site);
  }

  async #compare(site: SiteIndex): Promise<void> {
    const files = this.#changedFiles.get(site) ?? [];
    this.#changedFiles.delete(site);
    await site.update(files);
    await this.#publishOf(site);
  }

  async #publishOf(site: SiteIndex): Promise<void> {
    for (const { uri } of this.#session.documents.all())
      if (this.#session.placeOf(uri).site === site) await this.#publish(uri);
    // A page may have changed while they were compared.
    if (site.isOutdated) this.scheduleSite(site);
  }

  async #publish(uri: string): Promise<void> {
    const open = await this.#session.open(uri);
    const document = this.#session.documents.get(uri);
    if (!document) return;
    // A change while this check waited has scheduled the next check.
    if (open && open.version !== document.version) return;
    const diagnostics: Diagnostic[] = open
      ? allFindings(open).map((finding) => this.diagnosticOf(finding, document))
      : [];
    const text = JSON.stringify([document.version, diagnostics]);
    if (this.#sent.get(uri) === text) return;
    this.#sent.set(uri, text);
    await this.#connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }
}
