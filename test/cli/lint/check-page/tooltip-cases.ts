import type { InvalidCases, ValidCases } from './rule-cases.ts';

const icon = '<svg aria-hidden="true"></svg>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  tooltip: [
    ['tooltip-name', `<button>${icon}</button>⟦<site-tooltip⟧>Save</site-tooltip>`],
    ['tooltip-name', `<p>⟦<site-tooltip⟧ for="cart">Cart</site-tooltip></p>\n<a href="/cart" id="cart">${icon}</a>`],
    [
      'tooltip-name',
      `<button aria-labelledby="tip">${icon}</button>\n<p>Text</p>⟦<site-tooltip⟧ id="tip" for="b">Save</site-tooltip>`.replace(
        'aria',
        'id="b" aria',
      ),
    ],
    ['tooltip-name', '<input aria-labelledby="tip">⟦<site-tooltip⟧ id="tip">Your name</site-tooltip>'],
    ['tooltip-control', '<p>⟦<site-tooltip⟧>Save</site-tooltip> <button>Save</button></p>'],
    ['tooltip-control', '<button>Save</button>⟦<site-tooltip⟧ for="">Keeps the print</site-tooltip>'],
    ['tooltip-control', '<p><b>Text</b></p><div>⟦<site-tooltip⟧>Save</site-tooltip></div>'],
    ['tooltip-focus', '<p>Etching <b>310 g</b>⟦<site-tooltip⟧>Per square metre</site-tooltip></p>'],
    ['tooltip-focus', '<a id="a">Etching</a>⟦<site-tooltip⟧ for="a">A technique</site-tooltip>'],
    ['tooltip-focus', '<button disabled>Buy</button>⟦<site-tooltip⟧>Sold out</site-tooltip>'],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  tooltip: [
    '<button>Save</button><site-tooltip>Keeps the print in your list</site-tooltip>',
    `<button aria-label="Save">${icon}</button><site-tooltip>Keeps the print</site-tooltip>`,
    '<label>Name <input id="name"></label><site-tooltip for="name">As on your passport</site-tooltip>',
    '<span tabindex="0">310 g</span><site-tooltip>Per square metre</site-tooltip>',
    '<div><button>Save</button></div><site-tooltip>Keeps the print</site-tooltip>',
    '<my-button></my-button><site-tooltip>Keeps the print</site-tooltip>',
    '<button :disabled="sold">Buy</button><site-tooltip>Sold out</site-tooltip>',
    '<div>{{> button}}</div><site-tooltip>Keeps the print</site-tooltip>',
    '<p><site-tooltip for="{{ id }}">Keeps the print</site-tooltip></p>',
    '<p><site-tooltip :for="id">Keeps the print</site-tooltip></p>',
    '<site-tooltip>Keeps the print</site-tooltip>',
    '<template><site-tooltip>Keeps the print</site-tooltip></template>',
  ],
};
