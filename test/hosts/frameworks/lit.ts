/** Lit 3: a component with the elements inside its shadow root. */

import viewOf from 'virtual:host-views/lit';
import { LitElement } from 'lit';
import type { Mount, State, View } from '../view.ts';

class LitPage extends LitElement {
  static override readonly properties = { state: { attribute: false } };
  declare state: State;
  declare view: View;

  override firstUpdated(): void {
    this.state.ready();
  }

  override render(): unknown {
    return viewOf(this.view.tag)(this.state);
  }
}

customElements.define('lit-page', LitPage);

export const mount: Mount = async (view, box, state) => {
  const page = Object.assign(new LitPage(), { view, state });
  box.append(page);
  await page.updateComplete;
  return {
    async update(next) {
      page.state = next;
      await page.updateComplete;
    },
    unmount: () => page.remove(),
  };
};
