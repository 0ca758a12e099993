import { expect } from '@open-wc/testing';
import type { FailureReport } from '../../../core/page/failure-reports.ts';
import { freshDocument, loadServices } from './services.ts';

const { failureReports, reportFailure, reportOf, setReporter } = await loadServices();

const failure = (code: string, cause?: unknown) => ({ code, args: {}, cause });

/** A window whose time only the test advances. */
function fakeWindow() {
  const events = new EventTarget();
  let due: (() => void) | undefined;
  const window = Object.assign(events, {
    setTimeout: (action: () => void, delay: number) => {
      expect(delay).to.equal(1000);
      due = action;
      return 1;
    },
    clearTimeout: () => {
      due = undefined;
    },
  });
  const wait = () => {
    due?.();
    due = undefined;
  };
  // The members of a window that the reporter uses.
  return { window: window as unknown as Window, wait };
}

function reporting(send?: (reports: readonly FailureReport[]) => unknown) {
  const sent: string[][] = [];
  const { window, wait } = fakeWindow();
  const report = failureReports((reports) => {
    sent.push(reports.map(({ message }) => message));
    return send?.(reports);
  }, window);
  return { sent, report, wait, window };
}

const errorsDuring = (action: () => void): string[] => {
  const errors: string[] = [];
  const original = console.error;
  console.error = (text: unknown) => errors.push(String(text));
  try {
    action();
  } finally {
    console.error = original;
  }
  return errors;
};

describe('failures', () => {
  it('go to the console until the page has a reporter', () => {
    const page = freshDocument();
    expect(errorsDuring(() => reportFailure(page, failure('a')))).to.deep.equal(['site-elements: a']);
    const codes: string[] = [];
    setReporter(page, ({ code }) => codes.push(code));
    expect(errorsDuring(() => reportFailure(page, failure('b')))).to.deep.equal([]);
    expect(codes).to.deep.equal(['b']);
  });

  it('of the reporter itself are not reported to it', () => {
    const page = freshDocument();
    let calls = 0;
    setReporter(page, () => {
      calls += 1;
      reportFailure(page, failure('inner'));
      throw new Error('broken');
    });
    const errors = errorsDuring(() => reportFailure(page, failure('outer')));
    expect(calls).to.equal(1);
    expect(errors).to.deep.equal(['site-elements: inner', 'site-elements: reporter-failed']);
    errorsDuring(() => reportFailure(page, failure('next')));
    expect(calls).to.equal(2);
  });
});

describe('reports of failures', () => {
  it('are sent together, a second after the last', () => {
    const { sent, report, wait } = reporting();
    report(failure('a'));
    report(failure('b'));
    expect(sent).to.deep.equal([]);
    wait();
    wait();
    expect(sent).to.deep.equal([['a', 'b']]);
  });

  it('contain at most 10 at once and 20 from a page', () => {
    const { sent, report, wait } = reporting();
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 12; count += 1) report(failure(`${round}-${count}`));
      wait();
    }
    expect(sent.map(({ length }) => length)).to.deep.equal([10, 10]);
  });

  it('that wait are sent when the page is left', () => {
    const { sent, report, window } = reporting();
    report(failure('a'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).to.deep.equal([['a']]);
  });

  it('that cannot be sent are dropped, and the next ones are not', async () => {
    const { sent, report, wait } = reporting(() => Promise.reject(new Error('offline')));
    report(failure('a'));
    wait();
    await Promise.resolve();
    report(failure('b'));
    wait();
    expect(sent).to.deep.equal([['a'], ['b']]);
  });

  it('name the cause and its place', () => {
    const report = reportOf(failure('a', new TypeError('x is not a function')));
    expect(report.message).to.equal('a: x is not a function');
    expect(report.file).to.match(/^http.*failure\.browser\.ts$/);
    expect(report.line).to.be.a('number');
  });

  it('contain at most 5000 characters of a stack', () => {
    const cause = new Error('deep');
    cause.stack = 'x'.repeat(9000);
    expect(reportOf(failure('a', cause)).stack).to.have.length(5000);
  });

  it('contain nothing that a visitor typed', () => {
    const canary = 'canary';
    const cause = new Error(`Failed https://a.example/x?email=${canary}#${canary} (again)`);
    cause.stack = `at https://a.example/x.js?who=${canary}:3:7`;
    const report = reportOf({ code: 'a', args: { value: canary }, cause: Object.assign(cause, { field: canary }) });
    expect(JSON.stringify(report)).not.to.contain(canary);
    expect(report).to.include({ message: 'a: Failed https://a.example/x (again)', line: 3, column: 7 });
    for (const message of [
      `Failed https://a.example/x?at=10:30&email=${canary}`,
      `Failed /search?q=${canary} and /x#${canary}`,
      `Unexpected token 'c', "${canary}"... is not valid JSON`,
    ])
      expect(JSON.stringify(reportOf(failure('a', new Error(message))))).not.to.contain(canary);
    for (const number of ['4111 1111 1111 1111', '4111111111111111', '078-05-1120', 'DE89 3704 0044 0532 0130 00'])
      expect(reportOf(failure('a', new Error(`no ${number} here`))).message).to.equal('a: no … here');
    expect(reportOf(failure('a', new Error('in /assets/123456789012.js:10:2'))).message).to.include('123456789012');
    expect(reportOf(failure('a', canary))).to.deep.equal({ app: 'site-elements', message: 'a' });
  });
});
