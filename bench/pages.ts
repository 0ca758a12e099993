/** Valid pages of a fictional shop, the same for the same seed. */
import { randomFrom } from '../cli/mock/faults/random.ts';

const vocabulary = `paper ink lines ridge harbour winter light press proof edition warm pale frame studio folded signed
blue orange haze weave circle packed slow tide morning`.split(/\s+/);

/** The random generator of a page, and the pages that it can link to. */
interface Making {
  readonly random: () => number;
  readonly index: number;
  readonly count: number;
}

const pick = <T>({ random }: Making, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};

const text = (making: Making, length: number): string => {
  const all = Array.from({ length }, () => pick(making, vocabulary)).join(' ');
  return all.charAt(0).toUpperCase() + all.slice(1);
};

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n');

const anyPage = (making: Making): string => `page-${Math.floor(making.random() * making.count)}.html`;

const link = (making: Making): string => `<a href="${anyPage(making)}">${text(making, 2)}</a>`;

const paragraph = (making: Making): string =>
  `<p>${text(making, 20)} ${link(making)} ${text(making, 9)} ${link(making)} ${text(making, 6)}.</p>`;

const figure = (making: Making, index: number): string => `<figure>
<a href="${anyPage(making)}"><img src="prints/${index}.jpg" alt="${text(making, 4)}" width="1200" height="800" loading="lazy" data-image-focal-point="0.${1 + (index % 8)},0.5"></a>
<figcaption>${text(making, 3)}</figcaption>
</figure>`;

const gallery = (making: Making, name: string): string => `<section id="${name}">
<h2>${text(making, 3)}</h2>
<site-gallery design="grid" slides-per-row="3" aspect-ratio="3:2" gutter="16">
${times(12, (index) => figure(making, index))}
</site-gallery>
${times(8, () => paragraph(making))}
</section>`;

const form = (making: Making): string => `<form action="/subscribe" method="post">
${times(4, (index) => `<p><label for="field-${index}">${text(making, 2)}</label> <input id="field-${index}" name="field-${index}" type="text"></p>`)}
<p><button type="submit">${text(making, 1)}</button></p>
</form>`;

const contact = (making: Making): string =>
  `<p>${text(making, 4)} <a href="mailto:studio@halden.example?subject=${pick(making, vocabulary)}">studio@halden.example</a> <a href="tel:+4790512345">+47&nbsp;905&nbsp;12&nbsp;345</a></p>`;

const sections = ['prints', 'paper', 'studio', 'letters', 'visits'];

/** One page of about 27 KB. */
const pageOf = (making: Making): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(making, 3)}</title>
<link rel="stylesheet" href="/site-elements/site-elements.css">
</head>
<body>
<nav aria-label="Sections">
<ul>
${sections.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}
</ul>
</nav>
<main>
<h1>${text(making, 4)}</h1>
${sections.map((name) => gallery(making, name)).join('\n')}
${form(making)}
<site-dialog id="sure" dialog-title="${text(making, 3)}" confirm-label="Send">${text(making, 8)}</site-dialog>
</main>
<footer>
${contact(making)}
</footer>
</body>
</html>
`;

/** The number of links and of ids of each page with many links. */
const linksOfPage = 140;

const linkToSection = (making: Making): string =>
  `<a href="${anyPage(making)}#section-${Math.floor(making.random() * linksOfPage)}">${text(making, 3)}</a>`;

/** A page whose links lead to sections of other pages. */
const linkedPageOf = (making: Making): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${text(making, 3)}</title>
</head>
<body>
<main>
<h1>${text(making, 4)}</h1>
${times(linksOfPage, (index) => `<section id="section-${index}"><p>${linkToSection(making)} ${text(making, 14)}.</p></section>`)}
</main>
</body>
</html>
`;

/** File names and texts of pages with 140 links to sections of other pages, and 140 sections with ids. */
export const generateLinkedPages = (count: number, seed: number): ReadonlyMap<string, string> => {
  const random = randomFrom(seed);
  return new Map(
    Array.from({ length: count }, (_, index) => [`page-${index}.html`, linkedPageOf({ random, index, count })]),
  );
};

/** File names and texts. */
export const generatePages = (count: number, seed: number): ReadonlyMap<string, string> => {
  const random = randomFrom(seed);
  return new Map(Array.from({ length: count }, (_, index) => [`page-${index}.html`, pageOf({ random, index, count })]));
};
