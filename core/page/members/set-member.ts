import { formEntries } from '../../model/form/draft.ts';
import { memberKey, type PageMember, pageMember, readMember } from '../request/page-member.ts';
import { cartCountKey } from '../shopping-cart/stored-count.ts';
import { pageStorage } from '../storage.ts';

/**
 * Sets the member of a page. A page that learns for whom it acts has not changed. A server may know a member by another address than the one
 * that was typed: the token is then the same.
 */
export function setMember(document: Document, member: PageMember | undefined): void {
  const state = pageMember(document);
  const { member: known, changes } = state.get();
  const isSameToken = known?.token !== undefined && known.token === member?.token;
  const isOther = known !== undefined && known.email !== member?.email && !isSameToken;
  const storage = pageStorage('session', document);
  // A page that returns from the back/forward cache may still have the member of an earlier page.
  const isStored = storage.get(memberKey, readMember)?.email === known?.email;
  if (member?.email) storage.set(memberKey, member);
  else storage.remove(memberKey);
  // The next member must not see what this one has typed, or how much is in the cart.
  if (isOther && known.email && isStored) {
    storage.removeAll(formEntries);
    storage.remove(cartCountKey);
  }
  state.set({ member, changes: changes + (isOther ? 1 : 0) });
}
