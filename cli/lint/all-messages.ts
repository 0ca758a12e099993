import { messages as ofProducts } from '../../core/model/commerce/product-data/messages.en.ts';
import { messages as ofData } from './data/messages.en.ts';
import { messages as ofPages } from './rules/messages.en.ts';

/** The messages of all rules, for pages and for data, by code. */
export const allMessages = { ...ofPages, ...ofProducts, ...ofData };
