/** The syntax of each framework for a value, a property and a listener, and the view in each template language. */
import type { View } from './view.ts';

/** An attribute of a template; `code` is what it is bound to. */
type Write = (name: string, code: string) => string;

export interface Syntax {
  readonly value: Write;
  readonly property: Write;
  readonly listener: Write;
}

const braces: Write = (name, code) => `${name}={${code}}`;
const jsx: Syntax = { value: braces, property: braces, listener: (name, code) => `on${name}={${code}}` };

/** README shows the same, which test/hosts/readme.test.ts compares. */
export const syntaxes = {
  react: jsx,
  preact: jsx,
  vue: {
    value: (name, code) => `:${name}="${code}"`,
    property: (name, code) => `.${name}="${code}"`,
    listener: (name, code) => `@${name}="${code}"`,
  },
  svelte: jsx,
  solid: {
    value: braces,
    property: (name, code) => `prop:${name}={${code}}`,
    listener: (name, code) => `on:${name}={${code}}`,
  },
  angular: {
    value: (name, code) => `[attr.${name}]="${code}"`,
    property: (name, code) => `[${name}]="${code}"`,
    listener: (name, code) => `(${name})="${code}"`,
  },
  lit: {
    value: (name, code) => `${name}=\${${code} ?? nothing}`,
    property: (name, code) => `.${name}=\${${code}}`,
    listener: (name, code) => `@${name}=\${${code}}`,
  },
} satisfies Record<string, Syntax>;

/** The names of the state's members in a template. */
const names = (state: string) => ({ given: `${state}.given`, onEvent: `${state}.onEvent` });

/** The opening tag without its end. */
const opening = ({ value, property, listener }: Syntax, view: View, { given, onEvent } = names('state')): string =>
  [
    `<${view.tag}`,
    ...view.values.map((name) => value(name, `${given}['${name}']`)),
    ...view.properties.map((name) => property(name, `${given}['${name}']`)),
    ...view.events.map((name) => listener(name, onEvent)),
  ].join(' ');

const vue = (view: View): string => `
<section v-html="state.html" />
<template v-if="state.isShown">
  ${opening(syntaxes.vue, view)} v-for="copy of state.copies" :key="copy">
    <p v-for="key of state.children" :key="key"><img :alt="state.texts[key]">{{ state.texts[key] }}</p>
    <b v-if="state.note">{{ state.note }}</b>
  </${view.tag}>
</template>`;

/** Svelte has no syntax for a property: before the element is defined, it sets objects as properties and others as attributes. */
const svelteOpening = (view: View): string => {
  const now = { given: 'given', onEvent: 'now.onEvent' };
  if (!view.isUndefined) return opening(syntaxes.svelte, view, now);
  const properties = view.properties.map((name) => `'${name}': given['${name}']`);
  const attached = `{@attach (element) => void Object.assign(element, { ${properties.join(', ')} })}`;
  return `${opening(syntaxes.svelte, { ...view, properties: [] }, now)} ${attached}`;
};

const svelte = (view: View): string => `
<script>
  import { onMount } from 'svelte';
  const { states } = $props();
  const now = $derived($states);
  // What an expression depends on is written again when that changes: \`given\` does so less often than the state.
  const given = $derived(now.given);
  onMount(() => now.ready());
</script>
<section>{@html now.html}</section>
{#if now.isShown}
  {#each now.copies as copy (copy)}
    ${svelteOpening(view)}>
      {#each now.children as key (key)}<p><img alt={now.texts[key]}>{now.texts[key]}</p>{/each}
      {#if now.note}<b>{now.note}</b>{/if}
    </${view.tag}>
  {/each}
{/if}`;

const solid = (view: View): string => `
import { For, onMount, Show } from 'solid-js';
export default (props) => {
  onMount(() => props.state.ready());
  return <><section innerHTML={props.state.html} /><Show when={props.state.isShown}>
    <For each={props.state.copies}>{() =>
      ${opening(syntaxes.solid, view, names('props.state'))}>
        <For each={props.state.children}>{(key) =>
          <p><img alt={props.state.texts[key]} />{props.state.texts[key]}</p>
        }</For>
        <Show when={props.state.note}><b>{props.state.note}</b></Show>
      </${view.tag}>
    }</For>
  </Show></>;
};`;

const angular = (view: View): string => `
<section [innerHTML]="html()"></section>
@if (state().isShown) {
  @for (copy of state().copies; track copy) {
    ${opening(syntaxes.angular, view, { ...names('state()'), onEvent: 'state().onEvent($event)' })}>
      @for (key of state().children; track key) {<p><img [alt]="state().texts[key]">{{ state().texts[key] }}</p>}
      @if (state().note) {<b>{{ state().note }}</b>}
    </${view.tag}>
  }
}`;

const lit = (view: View): string => `
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
const child = (text) => html\`<p><img alt=\${text}>\${text}</p>\`;
const element = (state) => html\`
  ${opening(syntaxes.lit, view)}>
    \${repeat(state.children, (key) => key, (key) => child(state.texts[key]))}
    \${state.note ? html\`<b>\${state.note}</b>\` : nothing}
  </${view.tag}>\`;
const elements = (state) => repeat(state.copies, (copy) => copy, () => element(state));
export default (state) =>
  html\`<section>\${unsafeHTML(state.html)}</section>\${state.isShown ? elements(state) : nothing}\`;`;

/** Returns the source text of the view. React and Preact need none. */
export const languages = { vue, svelte, solid, angular, lit } satisfies Record<string, (view: View) => string>;
