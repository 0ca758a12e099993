/** Angular 21 without zones, with templates compiled at run time. */
import '@angular/compiler';
import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  computed,
  createComponent,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { createApplication, DomSanitizer } from '@angular/platform-browser';
import { languages } from '../languages.ts';
import type { Mount, State, View } from '../view.ts';

let pages = 0;

/** Each page is a separate component, which Angular distinguishes by its selector. */
const componentOf = (selector: string, view: View, initial: State) => {
  class Page {
    readonly state = signal(initial);
    readonly #sanitizer = inject(DomSanitizer);
    /** Angular rejects unknown elements unless a schema allows them. */
    readonly html = computed(() => this.#sanitizer.bypassSecurityTrustHtml(this.state().html));
    constructor() {
      afterNextRender(() => this.state().ready());
    }
  }
  return Component({ selector, template: languages.angular(view), schemas: [CUSTOM_ELEMENTS_SCHEMA] })(Page);
};

export const mount: Mount = async (view, box, initial) => {
  const app = await createApplication({ providers: [provideZonelessChangeDetection()] });
  const selector = `angular-page-${++pages}`;
  const hostElement = document.createElement(selector);
  box.append(hostElement);
  const page = createComponent(componentOf(selector, view, initial), {
    environmentInjector: app.injector,
    hostElement,
  });
  app.attachView(page.hostView);
  await app.whenStable();
  return {
    async update(state) {
      page.instance.state.set(state);
      await app.whenStable();
    },
    unmount: () => app.destroy(),
  };
};
