import { type ReactNode, useMemo, useState } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { dimensionsMessage, weightMessage } from '../../core/model/commerce/measurements.ts';
import { messages as commerceMessages } from '../../core/model/commerce/messages.en.ts';
import { giftCardRenewal, subscriptionRenewal } from '../../core/model/commerce/renewal.ts';
import { workflowLabel } from '../../core/model/commerce/workflow.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatCents } from '../../core/model/money/format.ts';
import { formatNumber } from '../../core/page/formatters.ts';
import { languageOf } from '../../core/page/language.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { matches } from '../../core/page/unclobber.ts';
import { controlOf, readChoices } from './choices.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { type Offer, offerOf, unavailableValues } from './model/offer.ts';
import { Product, type ShownPrice } from './Product.tsx';
import page from './page.css';
import shadow from './product.css';
import { type Addition, useAddition } from './useAddition.ts';
import { useChoices, useControls, writeVariant } from './useChoices.ts';
import { type ReadProduct, useProduct } from './useProduct.ts';
import { useVariantImage } from './useVariantImage.ts';

type Values = ValuesOf<typeof contract>;

const installmentsModule = lazyModule((_retry) => import('./Installments.tsx'), 'Installments');

/** Returns the author's template of the message about payments in installments. */
const useTemplate = (): HTMLTemplateElement | undefined =>
  // Only templates match.
  useAuthorChildren().find((child) => matches(child, 'template[data-installments]')) as HTMLTemplateElement | undefined;

const texts = { ...commerceMessages, ...messages };

function priceOf({ price }: Offer, currency: string, language: string, getMessage: GetMessage): ShownPrice | undefined {
  if (!price) return undefined;
  const money = (cents: number): string => formatCents(cents, currency, language) ?? '';
  const current = money(price.cents);
  return {
    current: price.isFrom ? getMessage('price-from', { startingPrice: current }) : current,
    original: price.original === undefined ? undefined : money(price.original),
  };
}

function stockOf(
  { state, variant }: Offer,
  status: string,
  lowStock: number,
  getMessage: GetMessage,
): string | undefined {
  if (state === 'unsaleable') return status;
  if (state === 'absent') return getMessage('offer-absent');
  if (state === 'sold-out') return getMessage('offer-sold-out');
  const left = variant?.stock;
  return left !== undefined && left <= lowStock ? getMessage('offer-left', { n: left }) : undefined;
}

/** Returns the SKU, the weight and the dimensions of the variant as text. */
function detailsOf(
  { variant }: Offer,
  system: 'metric' | 'imperial',
  language: string,
  getMessage: GetMessage,
): readonly string[] {
  const format = (value: number): string => formatNumber(value, language);
  const { sku, weight, dimensions } = variant ?? {};
  const measurements = [
    weight && weightMessage(weight, system, format),
    dimensions && dimensionsMessage(dimensions, system, format),
  ].flatMap((message) => (message ? [getMessage(message.code, message.args)] : []));
  return [...(sku ? [getMessage('offer-sku', { sku })] : []), ...measurements];
}

interface StatusProps {
  readonly addition: Addition;
  readonly refusal: string;
  readonly cartHref: string;
  readonly getMessage: GetMessage;
}

/** Renders the result of an addition, or the reason why nothing could be added. */
function Status({ addition, refusal, cartHref, getMessage }: StatusProps): ReactNode {
  if (addition.state === 'failed') return addition.getText();
  if (addition.state !== 'added') return refusal;
  return (
    <>
      {getMessage('offer-added')}{' '}
      <a part="cart-link" href={cartHref}>
        {getMessage('offer-cart')}
      </a>
    </>
  );
}

function OfferView({ values, read }: { readonly values: Values; readonly read: ReadProduct }): ReactNode {
  const { product, choice } = read;
  const host = useHost();
  const language = languageOf(host);
  const getMessage = useMessages(texts);
  const [isRefused, setRefused] = useState(false);
  const offerFor = (choices: ReadonlyMap<string, string>): Offer =>
    offerOf(product, choice, choices, choices.get('planId') || undefined);
  const choices = useChoices(product, () => {
    setRefused(false);
    writeVariant(host, offerFor(readChoices(host, true)));
  });
  const offer = useMemo(() => offerFor(choices), [product, choice, choices]);
  const unavailable = useMemo(() => unavailableValues(product, choice, choices), [product, choice, choices]);
  const stock = stockOf(offer, getMessage(workflowLabel(product.status)), values.lowStock, getMessage);
  const addition = useAddition({
    product,
    offer,
    givenId: values.dataItemId,
    onRefused: () => {
      const [missing] = offer.missing;
      setRefused(true);
      if (missing) controlOf(host, missing)?.focus();
    },
  });
  useControls(product, unavailable, offer);
  useVariantImage(values.for, offer.variant);
  useStates({ adding: addition.state === 'adding', available: offer.state === 'available' });
  const missing = offer.missing.join(', ');
  const reason = missing ? getMessage('offer-choose', { options: missing }) : (stock ?? '');
  // The author may have replaced the product since.
  const refusal = isRefused && offer.state !== 'available' ? reason : '';
  const template = useTemplate();
  const installments = useNeededModule(installmentsModule, template !== undefined, 'offer-installments-missing');
  const values_ = [...unavailable.values()].flat();
  const renewal = offer.plan && (product.type === 'gift-card' ? giftCardRenewal : subscriptionRenewal)(offer.plan);
  return (
    <Product
      price={priceOf(offer, product.currency, language, getMessage)}
      originalLabel={getMessage('offer-original')}
      currentLabel={getMessage('offer-sale')}
      renewal={renewal && getMessage(renewal.code, renewal.args)}
      stock={stock}
      details={detailsOf(offer, values.measurementStandard, language, getMessage)}
      unavailable={values_.length > 0 ? getMessage('offer-unavailable', { values: values_.join(', ') }) : undefined}
      status={
        <Status addition={addition} refusal={refusal} cartHref={values.cartHref ?? '/cart'} getMessage={getMessage} />
      }
      hasFailed={addition.state === 'failed' || refusal !== ''}
      installments={
        template &&
        installments && (
          <installments.Installments
            template={template}
            provider={values.installmentProvider}
            cents={offer.state === 'available' ? offer.price?.cents : undefined}
            currency={product.currency}
            getMessage={getMessage}
          />
        )
      }
    >
      <slot />
    </Product>
  );
}

function ProductElementView(values: Values): ReactNode {
  const read = useProduct(values);
  return read ? <OfferView values={values} read={read} /> : <slot />;
}

/** `<site-product>`: the author's form for a product with variants, which adds it to the cart (docs/spec.md#runtime-3, "Product"). */
export const SiteProductElement = elementClass(contract, ProductElementView, { shadow, page });
