import { formEntries } from '../../model/form/draft.ts';
import { memberKey, type PageMember, pageMember } from '../request/page-member.ts';
import { pageStorage } from '../storage.ts';

/** Sets the member of a page. A page that learns for whom it acts has not changed. */
export function setMember(document: Document, member: PageMember | undefined): void {
  const state = pageMember(document);
  const before = state.get();
  const isOther = before.member && before.member.email !== member?.email;
  const storage = pageStorage('session', document);
  if (member?.email) storage.set(memberKey, member);
  else storage.remove(memberKey);
  // The next member must not see what this one has typed.
  if (isOther && before.member?.email) storage.removeAll(formEntries);
  state.set({ member, changes: before.changes + (isOther ? 1 : 0) });
}
