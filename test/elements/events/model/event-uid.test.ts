import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventUid, type IdentifiedEvent } from '../../../../elements/events/model/event-uid.ts';

const page = 'https://halden.example/events';
const event = (more: Partial<IdentifiedEvent> = {}): IdentifiedEvent => ({
  title: 'Talk',
  id: '',
  url: `${page}#talk`,
  start: Date.UTC(2026, 11, 4, 18),
  ...more,
});

const uidOf = (one: IdentifiedEvent, others: readonly IdentifiedEvent[] = [], from = page): string =>
  eventUid(one, [one, ...others], from);

const later = Date.UTC(2026, 11, 5, 18);

describe('eventUid', () => {
  it('stays the same when the event is moved', () => assert.equal(uidOf(event({ start: later })), uidOf(event())));

  it('does not depend on the query and the fragment of the page', () => {
    const visited = `${page}?utm_source=mail#list`;
    for (const [one, same] of [
      [event({ url: undefined }), event({ url: undefined })],
      [event(), event({ url: `${page}?utm_source=mail#talk` })],
      [event({ id: 'talk' }), event({ id: 'talk' })],
    ] as const)
      assert.equal(uidOf(one), uidOf(same, [], visited));
  });

  it('separates events with the same link, and those of a series', () => {
    const talks = [event(), event({ title: 'Tour' }), event({ start: later })];
    const uids = talks.map((one) => eventUid(one, talks, page));
    assert.equal(new Set(uids).size, 3);
  });

  it('is the id of the author if there is one', () => {
    const named = event({ id: 'winter' });
    assert.equal(uidOf(named), uidOf(event({ id: 'winter', title: 'Renamed', start: later })));
    assert.equal(uidOf(named, [event()]), uidOf(named));
  });

  it('accepts every title', () => {
    assert.equal(uidOf(event({ title: 'a\ud800b' })), uidOf(event({ title: 'a\ufffdb' })));
    assert.match(uidOf(event({ title: 'Å 😀' })), /^[\w.%-]+@halden\.example$/);
  });
});
