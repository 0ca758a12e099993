import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useWriteBack } from '../../core/element/hooks/contract.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { ReviewSort } from '../../core/model/reviews/review.ts';
import { AuthorList } from './AuthorList.tsx';
import { readAuthorReviews } from './author-reviews.ts';
import { contract } from './contract.ts';
import { FormStatus } from './FormStatus.tsx';
import { messages } from './messages.en.ts';
import page from './page.css';
import shadow from './reviews.css';
import { ServerList } from './ServerList.tsx';
import { useReviewForm } from './useReviewForm.ts';
import { useServerReviews } from './useServerReviews.ts';

function ReviewsElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { productId, sort, pageSize = 10, token, nativeReviews, importedReviews } = values;
  const getMessage = useMessages(messages);
  const writeBack = useWriteBack(contract);
  const authorReviews = readAuthorReviews(useAuthorChildren());
  const isFromServer = authorReviews.length === 0;
  const source = nativeReviews ? (importedReviews ? undefined : 'native') : 'imported';
  const isRequested = isFromServer && (nativeReviews || importedReviews);
  const server = useServerReviews({ sort, pageSize, source }, isRequested ? productId : undefined);
  const [submission, retry] = useReviewForm({
    productId,
    token,
    isOpen: nativeReviews,
    onSent: server.reload,
  });
  useStates({
    loading: server.state === 'loading',
    sending: submission.state === 'sending',
    sent: submission.state === 'sent',
  });
  const list = { values, getMessage, onSort: (selected: ReviewSort): void => writeBack({ sort: selected }) };
  return (
    <>
      {isFromServer ? <ServerList {...list} server={server} /> : <AuthorList {...list} all={authorReviews} />}
      <FormStatus submission={submission} onRetry={retry} getMessage={getMessage}>
        <slot name="form" />
      </FormStatus>
    </>
  );
}

/** `<site-reviews>`: reviews of a product, in the author's markup or from the server, and the form for a new one (docs/spec.md#runtime-8). */
export const SiteReviewsElement = elementClass(contract, ReviewsElementView, { shadow, page });
