/** The minimal element with a shadow root. */
const sheet = new CSSStyleSheet();
sheet.replaceSync('.slides { display: grid }');

customElements.define(
  'bare-vanilla',
  class extends HTMLElement {
    connectedCallback(): void {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const slides = document.createElement('div');
      slides.className = 'slides';
      slides.part.add('slides');
      slides.append(document.createElement('slot'));
      root.replaceChildren(slides);
    }
  },
);
