import type { InvalidCases, ValidCases } from './rule-cases.ts';

const variants = '<div class="product-variants" data-variants=';
const sizes = `${variants}'[{"attributes":{"Size":"S"}},{"attributes":{"Size":"M"}}]'>`;
const size = 'data-variant-option-name="Size"';

const script = (data: string): string => `<script type="application/json">${data}</script>`;
const product = (data: string, form = ''): string => `<site-product>${script(data)}${form}</site-product>`;
const select = (values: readonly string[], name = 'Size'): string =>
  `<label>A <select name="${name}">${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`;
const form = (...fields: readonly string[]): string => `<form>${fields.join('')}</form>`;

const small = '{"attributes":{"Size":"S"},"price":100}';
const large = '{"attributes":{"Size":"L"},"price":200}';
const shop = (currency: string): string =>
  `<script type="application/json" data-site-context>{"websiteSettings":{"storeSettings":{"defaultCurrency":"${currency}"}}}</script>`;
const donateForm =
  '<form action="/checkout/donate"><input type="hidden" name="donatePageId" value="a"><button>Donate</button>';

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'product-data': [
    ['product-invalid-json', `${variants}'[{"sku":"SQ1"}⟦⟧'></div>`],
    ['product-invalid-json', product('{"price":1⟦⟧')],
    ['variants-not-a-list', `${variants}'⟦{"sku":"SQ1"}⟧'></div>`],
    ['sku-length', `${variants}'[{"sku":"SQ1"},{"sku":⟦"${'S'.repeat(61)}"⟧}]'></div>`],
    ['sku-length', `${variants}"[{&quot;sku&quot;: ⟦&quot;${'S'.repeat(61)}&quot;⟧}]"></div>`],
    ['sku-length', `${variants}'[{"price":1,"sku":⟦"${'&amp;'.repeat(61)}"⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":⟦100000001⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":"5"},{"price":⟦"100000001"⟧}]'></div>`],
    ['price-limit', `${variants}'[{"price":1,"salePrice":⟦1e9⟧}]'></div>`],
    ['price-negative', `${variants}'[{"price": ⟦-1⟧}]'></div>`],
    ['sku-duplicate', `${variants}'[{"sku":"SQ1"},{"sku":⟦"SQ1"⟧}]'></div>`],
    ['sale-price', `${variants}'[{"price":5,"salePrice":⟦5⟧,"onSale":true}]'></div>`],
    ['variant-duplicate', `${variants}'[{"attributes":{"Size":"S"}},⟦{"attributes":{"Size":"S"}}⟧]'></div>`],
    ['product-price', product('{"item":{"structuredContent":{"variants":[{"price":⟦100000001⟧}]}}}')],
    ['product-price', `<site-product product='{"variants":[{"price":5},{"price":⟦"-1"⟧}]}'></site-product>`],
    [
      'product-sku',
      `<site-product data-variants="[{&quot;sku&quot;:⟦&quot;${'S'.repeat(61)}&quot;⟧}]"></site-product>`,
    ],
    ['product-list', `<site-product data-product='{"variants":⟦{}⟧}'></site-product>`],
    ['product-options', product(`[${small},⟦${small}⟧]`)],
    ['product-period', product('{"price":1,"subscriptionPlan":{"billingPeriod":⟦{"value":0,"unit":"MONTH"}⟧}}')],
    ['product-object', product('⟦7⟧')],
    [
      'sale-price',
      product(
        '{"priceMoney":{"currency":"EUR","value":"5.00"},"salePriceMoney":⟦{"currency":"EUR","value":"6.00"}⟧,"onSale":"true"}',
      ),
    ],
    [
      'sale-price',
      product(
        '[{"price":9,"pricingOptions":[{"productSubscriptionOptionId":"a","price":8,"salePrice":⟦8⟧,"onSale":true}]}]',
      ),
    ],
    ['sku-duplicate', product('[{"sku":"SQ1","price":5},{"sku":⟦"SQ1"⟧,"price":6}]')],
    ['gift-card-amount', product('{"structuredContent":{"productType":⟦4⟧,"variants":[]}}')],
    ['gift-card-amount', product('{"productType":⟦"gift-card"⟧,"variants":[{"sku":"SQ1"}]}')],
  ],
  'product-variants': [
    [
      'option-unexpected',
      `${sizes}<select aria-label="Size" ${size}><option value="⟦L⟧">L</option><option>S</option><option>M</option></select></div>`,
    ],
    [
      'option-unexpected',
      `${sizes}<p ${size}><label>s<input type="radio" value=⟦s⟧></label><input type="hidden" value="{{size}}"></p></div>`,
    ],
    [
      'option-unexpected',
      `${sizes}<p ${size}><label>M<input value="⟦M&amp;⟧" type=RADIO></label><input type="hidden" value="S"><input type="hidden" value="M"></p></div>`,
    ],
    ['option-unexpected', product(`[${small}]`, form(select(['S', ' ⟦M &amp; L⟧ '])))],
    [
      'product-value-missing',
      `${variants}'[{"attributes":{"Size":"S"}},{"attributes":{"Size":⟦"M"⟧}}]'><p ${size}><label>S<input type="radio" value="S"></label></p></div>`,
    ],
    [
      'product-value-missing',
      product(`[${small},{"optionValues":[{"optionName":"Size","value":⟦"L"⟧}],"price":5}]`, form(select(['S']))),
    ],
    [
      'product-value-missing',
      product(
        `[${small},{"attributes":{"Size":⟦"L"⟧},"price":5}]`,
        form('<input type="hidden" name="Size" value="S">'),
      ),
    ],
    ['product-option-missing', product(`[${small},${large}]`, `⟦<form⟧><button>Buy</button></form>`)],
    [
      'product-option-missing',
      product('[{"attributes":{"Size":"S","Frame":"Oak","Paper":"Rag"}}]', `⟦<form⟧>${select(['S'])}</form>`),
    ],
    [
      'product-option-misspelt',
      product(`[${small}]`, form('<label>A <select name="⟦size⟧"><option>S</option></select></label>')),
    ],
    [
      'product-option-misspelt',
      product(
        '[{"attributes":{"Colour":"Red"}}]',
        form('<p data-variant-option-name=⟦Color⟧><input type="hidden" value="Red"></p>'),
      ),
    ],
    [
      'product-option-unknown',
      product(
        `[${small}]`,
        form(select(['S']), '<p data-variant-option-name="⟦Frame⟧"><input type="hidden" value="Oak"></p>'),
      ),
    ],
  ],
  'option-label': [
    [
      'option-label-empty',
      product(`[${small}]`, form('<label>Size <select name="Size">⟦<option⟧ value="S"></option></select></label>')),
    ],
    [
      'option-label-empty',
      `${sizes}<select aria-label="Size" ${size}>⟦<option⟧ value="S" label=""><option value="M">M</select></div>`,
    ],
    [
      'option-label-group',
      product(`[${small}]`, form('<label>⟦<input⟧ type="radio" name="Size" value="S"> S</label>')),
    ],
    [
      'option-label-group',
      product(
        `[${small},${large}]`,
        form(
          '<fieldset><legend></legend><label>⟦<input⟧ type="radio" name="Size" value="S"> S</label><label><input type="radio" name="Size" value="L"> L</label></fieldset>',
        ),
      ),
    ],
    [
      'option-label-group',
      `<fieldset><legend>A</legend>${product(`[${small}]`, form('<div role="radiogroup"><label>⟦<input⟧ type=radio name=Size value="S"> S</label></div>'))}</fieldset>`,
    ],
  ],
  'money-currency': [
    [
      'money-currency-differs',
      `<site-product currency="usd">${script('{"price":500}')}<p>⟦€5⟧ each, never €6</p></site-product>`,
    ],
    ['money-currency-differs', product('{"priceMoney":{"currency":"EUR","value":"5.00"}}', '<b>Now ⟦$1,000.50⟧</b>')],
    ['money-currency-differs', `${shop('JPY')}<site-donate>${donateForm}<p>⟦10 kr⟧</p></form></site-donate>`],
    [
      'money-currency-differs',
      `${shop('USD')}<div class="a product-price"><!-- $5 --><b>⟦5,00&nbsp;€⟧</b></div>`.replace('&nbsp;', '\u00a0'),
    ],
    ['money-currency-differs', `<site-donate currency="GBP">${donateForm}<i>⟦&euro;20⟧</i></form></site-donate>`],
  ],
  'checkout-link': [
    ['checkout-link', '<a href="⟦/commerce/goto-checkout⟧">Checkout</a>'],
    ['checkout-link', '<a href="⟦/checkout/donate?donatePageId=64f1c0de5a1e7a0b2c3d4e02#a⟧">Donate</a>'],
    ['checkout-link', '<a href="⟦/checkout/giftcard?websiteId=a&amp;giftCardProductId=b⟧">Gift card</a>'],
    ['checkout-link-token', '<a href="⟦/checkout/subscribe?cartToken=a⟧">Subscribe</a>'],
    ['checkout-link-incomplete', '<site-donate><a href="⟦/checkout/donate⟧">Donate</a></site-donate>'],
    [
      'checkout-link-incomplete',
      '<map><area alt="Gift card" href=⟦/checkout/giftcard?websiteId=a&giftCardProductId=⟧></map>',
    ],
  ],
  'donate-form': [
    ['donate-form-missing', '⟦<site-donate⟧></site-donate>'],
    [
      'donate-form-missing',
      '⟦<site-donate⟧ donate-page-id="a"><form action="/checkout/donate"><button type="button">A</button></form></site-donate>',
    ],
    ['donate-form-button', '<site-donate>⟦<div⟧ role="button" tabindex="0">Donate</div></site-donate>'],
    ['donate-form-button', '<site-donate donate-page-id="">⟦<p⟧ role=button tabindex=0>Donate</p></site-donate>'],
    [
      'donate-form-id',
      '<site-donate>⟦<form⟧ action="/checkout/donate?a=b"><button>Donate</button></form></site-donate>',
    ],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'product-data': [
    `${variants}'[null, 1, {"sku":null,"price":{"value":1e9},"salePrice":"free"}]'></div>`,
    "<div data-variants='3'></div><div class='my-product-variants' data-variants='red,blue'></div>",
    `${variants}'[{"sku":"SQ1"}'></div>`.replace('[{', '{{'),
    `${variants}''></div>${variants}'[]'></div>${variants}'{{ variants }}'></div>`,
    product('{{ product | json }}'),
    product('<?= $product ?>'),
    '<site-product :product="data"></site-product><site-product></site-product><site-product product=""></site-product>',
    product('{"productType":4,"variants":[{"attributes":{"Value":"25"}},{"attributes":{"Value":"50"}}]}'),
    product('{"productType":"2","priceCents":500,"salePriceCents":400,"onSale":true}'),
    product('{"price":500,"salePrice":900,"onSale":false}'),
    product('{"__proto__":{"price":-1},"constructor":{"prototype":7},"variants":[{"sku":null,"price":""}]}'),
    product('[{"price":1},{"price":2}]'),
  ],
  'product-variants': [
    `<site-product data-variants='[{"attributes":{"Size":"S"}}]'><form><div class="product-variants" data-item-id="a"><select ${size}><option>S</option></select></div></form></site-product>`,
    `${sizes}<p ${size}><label>L<input type="radio" value="{{size}}"></label><label>n<input value="L"></label></p></div>`,
    `${sizes}<select aria-label="Size" ${size}><option value="">Select</option><option value="S">S</option><option value="M">M</option></select></div>`,
    `${sizes}<select aria-label="Size" ${size}></select></div>`,
    `${sizes}<select aria-label="Size" ${size}><option value="S">S</option>{% for size in more %}<option>{{ size }}</option>{% endfor %}</select></div>`,
    `${sizes}<select aria-label="Size" ${size}><option value="S">S</option></select><my-swatches></my-swatches></div>`,
    `${sizes}<select aria-label="Colour" data-variant-option-name="Colour"><option>Red</option></select></div>`,
    `<select aria-label="Size" ${size}><option value="L">L</option></select>${sizes}</div>`,
    product('[{"attributes":{"Size":"S"}},{"attributes":{"Size":"L"},"qtyInStock":0}]', form(select(['S']))),
    product(
      `[${small},${large}]`,
      form(select(['S', 'L']), '<input type="hidden" name="itemId" value="a"><label>n <input name="quantity"></label>'),
    ),
    product(`[${small},${large}]`, '<p>From $1</p>'),
    product(`[${small},${large}]`, form('<script>addSizes()</script>')),
    product(`[${small},{"price":-1}]`, form(select(['M']))),
    product('[{"price":1}]', form(select(['M']))),
    product(
      '[{"attributes":{"constructor":"S","__proto__":"M"}}]',
      form(select(['S'], 'constructor'), select(['M'], '__proto__')),
    ),
  ],
  'option-label': [
    '<select aria-label="A"><option value="S"></option></select><label><input type="radio" name="a">A</label>',
    product(
      `[${small}]`,
      form(
        '<label>Size <select name="Size"><option></option><option value="S" label="S"></option><option value="M">{{m}}</option></select></label>',
      ),
    ),
    product(
      `[${small}]`,
      form('<div role="group" aria-label="Size"><label><input type="radio" name="Size" value="S"> S</label></div>'),
    ),
    product(
      `[${small}]`,
      form(
        '<fieldset><legend><b>Size</b></legend><label><input type="radio" name="Size" value="S"> S</label></fieldset>',
      ),
    ),
    `${sizes}<div ${size}><label><input type="radio" value="S"> S</label><label><input type="radio" value="M"> M</label></div></div>`,
  ],
  'money-currency': [
    product('{"price":500}', '<p>€5</p>'),
    `<site-product currency="USD">${script('{"price":500}')}<template><b>A</b> €5</template><!-- <b>€5</b> --></site-product>`,
    `<site-product currency="USD">${script('{"price":500}')}<p>$5 (about €4)</p></site-product>`,
    `<site-product currency="AUD">${script('{"title":"€5"}')}<p title="€5">A$5, $5</p></site-product>`,
    `<site-product currency="EUR">${script('{"price":500}')}<p>{{price}} $5</p></site-product>`,
    `${shop('USD')}${shop('EUR')}<div class="product-price">£5</div>`,
    `<site-donate currency="XYZ">${donateForm}€10</form></site-donate><site-donate :currency="c">€10</site-donate>`,
    `${shop('EUR')}<p>$5</p><div class="product-price"><style>a{b:"$5"}</style>5 krone, £, 10 $US</div>`.replace(
      '10 $US',
      '',
    ),
  ],
  'checkout-link': [
    '<a href="/checkout/terms">Terms</a><a href="/commerce">Shop</a><a href="checkout/donate">Donate</a>',
    '<a href="https://other.example/checkout/donate">Donate</a><a href="{{ donate }}">Donate</a>',
    '<site-donate><a href="/checkout/donate?donatePageId=a">Donate</a></site-donate>',
    '<a href="/checkout/donate?donatePageId={{ id }}">Donate</a>',
  ],
  'donate-form': [
    `<site-donate>${donateForm}</form></site-donate>`,
    '<site-donate><slot></slot></site-donate><site-donate>{{ form }}</site-donate><site-donate><script>draw()</script></site-donate>',
    '<site-donate donate-page-id="a"><div role="button" tabindex="0">Donate</div></site-donate>',
    '<site-donate :donate-page-id="id"><div role="button" tabindex="0">Donate</div></site-donate>',
    '<site-donate><form action="/checkout/donate"><input type="hidden" :name="n"><button>Donate</button></form></site-donate>',
    '<site-donate><form action="/donate"><input type="image" src="a.png" alt="Donate"></form></site-donate>',
    '<site-donate><a href="/give">Donate</a></site-donate>',
  ],
};
