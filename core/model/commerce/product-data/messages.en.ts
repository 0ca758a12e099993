/** Warnings about product data, for developers. Ours: the specification has none. */
export const messages = {
  'product-object': 'Invalid product data: {field} is {val}. Write an object.',
  'product-list': 'Invalid product data: {field} is {val}. Write a list.',
  'product-text': 'Invalid product data: {field} is {val}. Write a text.',
  'product-flag': 'Invalid product data: {field} is {val}. Write true or false.',
  'product-type':
    'Invalid product data: {field} is {val}. Write physical, digital, service, gift-card or paywall, or the number of one.',
  'product-status':
    'Invalid product data: {field} is {val}. Write published, scheduled, needs-review, draft, private or deleted, or the number of one.',
  'product-price': 'Invalid product data: {field} is {val}. Write whole cents from 0 to 100000000, such as 4500.',
  'product-money':
    'Invalid product data: {field} is {val}. Write the amount as decimal text from 0 to 1000000, such as "45.00".',
  'product-currency': 'Invalid product data: {field} is {val}. Use one currency for all prices of the product.',
  'product-quantity': 'Invalid product data: {field} is {val}. Write a whole number.',
  'product-sku': 'Invalid product data: {field} is {val}. Write a SKU of at most 60 characters.',
  'product-options': 'Invalid product data: {field} has the option values of an earlier variant. Change or remove it.',
  'product-measurement': 'Invalid product data: {field} is {val}. Write a number of at least 0.',
  'product-unit': 'Invalid product data: {field} is {val}. Write lbs, pound, kg, kilogram, inch, cm or centimeter.',
  'product-period': 'Invalid product data: {field} is {val}. Write the unit week, month or year, and a value from 1.',
  'product-cycles': 'Invalid product data: {field} is {val}. Write the number of payments, or 0 for no end.',
} as const;
