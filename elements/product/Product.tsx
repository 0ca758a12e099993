import type { ReactNode } from 'react';

/** A price as text. */
export interface ShownPrice {
  readonly current: string;
  /** The price before a sale. */
  readonly original?: string | undefined;
}

export interface ProductProps {
  readonly price: ShownPrice | undefined;
  readonly originalLabel: string;
  readonly currentLabel: string;
  readonly renewal: string | undefined;
  readonly stock: string | undefined;
  readonly details: readonly string[];
  readonly unavailable: string | undefined;
  /** The content of the status: read when it changes. */
  readonly status: ReactNode;
  readonly hasFailed: boolean;
  /** The message about payments in installments. */
  readonly installments: ReactNode;
  /** The author's form. */
  readonly children: ReactNode;
}

const Line = ({ part, text }: { readonly part: string; readonly text: string | undefined }): ReactNode =>
  text ? (
    <p part={part} className={part}>
      {text}
    </p>
  ) : null;

/** The price of the selected variant above the author's form, and all else about it below. */
export function Product(props: ProductProps): ReactNode {
  const {
    price,
    originalLabel,
    currentLabel,
    renewal,
    stock,
    details,
    unavailable,
    status,
    hasFailed,
    installments,
    children,
  } = props;
  return (
    <>
      {/* Always there, so that a choice does not move the form. */}
      <p part="price" className="price">
        {price?.original && (
          <>
            <span className="label">{originalLabel} </span>
            <s part="original-price">{price.original}</s> <span className="label">{currentLabel} </span>
          </>
        )}
        {price?.current}
      </p>
      {children}
      <div className="notes">
        {installments}
        <Line part="renewal" text={renewal} />
        <Line part="stock" text={stock} />
        <Line part="unavailable" text={unavailable} />
        <Line part="details" text={details.join(' · ')} />
        <p part="status" role="status" className={hasFailed ? 'status failed' : 'status'}>
          {status}
        </p>
      </div>
    </>
  );
}
