/**
 * The tags for the templates of React, Vue, Svelte and Solid: the same interfaces, declared where each framework
 * expects them.
 */
import type { ElementDescription, Writer } from '../element-description.ts';
import { typeNames } from './element-types.ts';

const entries = (elements: readonly ElementDescription[], indent: number): string =>
  elements
    .map((element) => {
      const { element: type, props, events } = typeNames(element);
      return `${' '.repeat(indent)}'${element.tag}': Tag<${type}, ${props}, ${events}>;`;
    })
    .join('\n');

const imports = (elements: readonly ElementDescription[]): string => {
  const names = elements.flatMap((element) => Object.values(typeNames(element)));
  return `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './elements.js';`;
};

/** Events are `onsite-show`, which React 19 listens to by its exact name. */
export const reactTypes: Writer = (elements) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imports(elements)}

type Listeners<Events> = { [Type in keyof Events & string as \`on\${Type}\`]?: ((event: Events[Type]) => void) | undefined };
type Tag<Element, Props, Events> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Props> &
  Props &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${entries(elements, 6)}
    }
  }
}
`;

/** As Vue documents it for custom elements: only templates read `$props` and `$emit`. */
export const vueTypes: Writer = (elements) => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${imports(elements)}

type Emit<Events> = EmitFn<{ [Type in keyof Events]: (event: Events[Type]) => void }>;
type Tag<Element, Props, Events> = new () => Element & {
  /** @deprecated Only templates use it. */
  $props: Omit<HTMLAttributes, keyof Props> & Props & PublicProps;
  /** @deprecated Only templates use it. */
  $emit: Emit<Events>;
};

declare module 'vue' {
  interface GlobalComponents {
${entries(elements, 4)}
  }
}
`;

/** Svelte 5 writes `onsite-show`, Svelte 4 `on:site-show`. */
export const svelteTypes: Writer = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${imports(elements)}

type Listener<Event> = ((event: Event) => void) | null | undefined;
type Listeners<Events> = { [Type in keyof Events & string as \`on\${Type}\` | \`on:\${Type}\`]?: Listener<Events[Type]> };
type Tag<Element extends HTMLElement, Props, Events> = Omit<HTMLAttributes<Element>, keyof Props> &
  Props &
  Listeners<Events>;

interface Tags {
${entries(elements, 2)}
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends Tags {}
  }
}
`;

/**
 * Solid's `on:` listens by the exact name; `prop:`, `attr:` and `bool:` determine how a value is set. It writes every
 * other name in lower case, so that `slidesPerRow` would be lost: a property with capitals needs its `prop:`.
 */
export const solidTypes: Writer = (elements) => `import type { JSX } from 'solid-js';
${imports(elements)}

type Listener<Event> =
  | ((event: Event) => void)
  | (AddEventListenerOptions & { handleEvent(event: Event): void })
  | undefined;
type Listeners<Events> = { [Type in keyof Events & string as \`on:\${Type}\`]?: Listener<Events[Type]> };
type AttributeName<Name extends string> = Name extends Lowercase<Name> ? Name : never;
type PropertyName<Name extends string> = Name extends \`\${string}-\${string}\` ? never : Name;
type Explicit<Props> = { [Name in keyof Props & string as \`prop:\${PropertyName<Name>}\`]?: Props[Name] } & {
  [Name in keyof Props & string as \`attr:\${AttributeName<Name>}\`]?: Props[Name];
} & { [Name in keyof Props & string as \`bool:\${AttributeName<Name>}\`]?: boolean | undefined };
type Tag<Element, Props, Events> = Omit<JSX.HTMLAttributes<Element>, keyof Props> &
  { [Name in keyof Props as AttributeName<Name & string>]: Props[Name] } &
  Explicit<Props> &
  Listeners<Events>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${entries(elements, 6)}
    }
  }
}
`;
