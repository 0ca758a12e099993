/** Finds the CSS of a page: `<style>` elements and `style` attributes. */
import { isInTemplate } from './closest.ts';
import { offsetsInAttribute } from './offsets-in-attribute.ts';
import { attributeOf, contentStart, named, type Page, type PageElement, textOf, withAttribute } from './page.ts';

/** CSS, and where it is. */
export interface PageStyle {
  readonly css: string;
  /** Returns the offset in the page of an offset in the CSS. */
  readonly at: (offset: number) => number;
}

/** Whether browsers read the content of the element as CSS, and not a preprocessor in the page. */
const isCss = (style: PageElement): boolean => /^\s*(?:text\/css\s*)?$/i.test(textOf(style, 'type'));

/** Returns the CSS of a page, outside of templates. */
export const pageStyles = (page: Page): readonly PageStyle[] => {
  const { text } = page.source;
  return [
    ...named(page, 'style')
      .filter((style) => isCss(style) && !isInTemplate(style, page))
      .map((style) => {
        const from = contentStart(style, text);
        return { css: text.slice(from, style.end), at: (offset: number) => from + offset };
      }),
    ...withAttribute(page, 'style').flatMap((element) => {
      const style = attributeOf(element, 'style');
      if (!style || isInTemplate(element, page)) return [];
      return [{ css: style.value, at: offsetsInAttribute(style, text) }];
    }),
  ];
};
