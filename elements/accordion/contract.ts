import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { flag, oneOf, toggle } from '../../core/model/contract/kinds.ts';

/** An item, and whether it opens or is open. */
export interface ToggleDetail {
  /** The `<details>`, or the button with `aria-expanded`. */
  readonly item: Element;
  /** Whether the item opens or is open. */
  readonly open: boolean;
}

export const contract = defineContract({
  tag: 'site-accordion',
  load: 'near-viewport',
  wake: 'idle',
  wakeIf: ({ firstExpanded }) => firstExpanded,
  attributes: {
    /** Whether several items may be open. Otherwise an item that opens closes the others. */
    multiple: flag(),
    /** Whether the first item is opened if the markup opens none. */
    firstExpanded: flag(),
    /** Whether items open and close with an animation of 250 ms, in browsers that can animate to the height of the content. */
    animated: toggle(true),
    /** The icon beside each title. */
    icon: oneOf(['plus', 'chevron', 'none'], 'plus'),
    /** The side of the icon. */
    iconPlacement: oneOf(['start', 'end'], 'end'),
    /** Whether lines separate the items. */
    dividers: toggle(true),
    /** The alignment of the titles. */
    align: oneOf(['start', 'center', 'end'], 'start'),
  },
  events: {
    /** Before a visitor or a method opens or closes an item; cancelling leaves it as it is. */
    'site-toggle': cancelableEvent<ToggleDetail>(),
    /** An item has opened or closed, for any reason: find-in-page and links to its content open items too. */
    'site-toggled': event<ToggleDetail>(),
  },
  methods: {
    /** Opens all items, also if only one may be open otherwise. */
    expandAll: method<() => void>(),
    /** Closes all items. */
    collapseAll: method<() => void>(),
  },
  commands: {
    '--expand-all': 'expandAll',
    '--collapse-all': 'collapseAll',
  },
  reads: { selector: 'details, [aria-expanded]', attributes: ['open', 'aria-expanded'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The items: `<details>`, or headings with a button, each followed by its panel. */
    '': true,
  },
  states: {
    /** The script opens and closes the items. */
    ready: true,
  },
  cssProperties: {
    /** The lines between the items. */
    '--site-line': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
