import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { number, text } from '../../core/model/contract/kinds.ts';

/** The indexes of the section that was shown and of the one that replaces it. */
export interface SectionChange {
  readonly from: number;
  readonly to: number;
}

export const contract = defineContract({
  tag: 'site-menu',
  load: 'near-viewport',
  wake: 'viewport',
  uses: () => ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
  attributes: {
    /** The section that is shown, counted from 0. Any integer wraps around. Updated when the visitor selects another. */
    currentIndex: number(0, { integer: true }),
    /** The name of the tab list for assistive technology. Default: "Menu", in the language of the page. */
    label: text(),
    /** Menu block data of a site builder, as JSON. Used if the markup contains no sections. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  events: {
    /** Before a tab or the method shows another section; cancelling keeps the current one. */
    'site-show': cancelableEvent<SectionChange>(),
    /** Another section is shown, for any reason: find-in-page and links to its content show a section too. */
    'site-shown': event<SectionChange>(),
  },
  methods: {
    /** Shows the section with this index, counted from 0. Any integer wraps around. Throws a `TypeError` for anything but a number. */
    select: method<(index: number) => void>(),
  },
  reads: {
    selector: 'section, article, [role="tabpanel"], [role="tab"], .menu, .menu-select-labels',
    attributes: ['aria-label'],
    text: true,
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The sections: `<section>` or `<article>`, each with a heading, or the menus that site builders write. */
    '': true,
  },
  parts: {
    /** The tab list. */
    tabs: true,
    /** Each tab. */
    tab: true,
    /** The tab of the section that is shown. */
    current: true,
    /** From block data: the title of a menu, shown where there are no tabs. */
    title: true,
    /** From block data: the title of a section of a menu. */
    'section-title': true,
    /** From block data: the description of a menu, a section or an item. */
    description: true,
    /** From block data: each item. */
    item: true,
    /** From block data: the title of an item. */
    'item-title': true,
    /** From block data: each price. */
    price: true,
    /** From block data: a variant of an item, with its price. */
    variant: true,
  },
  states: {
    /** The sections are shown one at a time, by tabs. */
    ready: true,
  },
  cssProperties: {
    /** The lines below tabs and between items. */
    '--site-line': 'color',
    /** Descriptions and variants. */
    '--site-text-muted': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
