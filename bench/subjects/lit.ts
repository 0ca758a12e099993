/** The same element as `vanilla.ts`, with Lit. */
import { css, html, LitElement, type TemplateResult } from 'lit';

customElements.define(
  'bare-lit',
  class extends LitElement {
    static override readonly styles = css`.slides { display: grid }`;
    protected override render(): TemplateResult {
      return html`<div class="slides" part="slides"><slot></slot></div>`;
    }
  },
);
