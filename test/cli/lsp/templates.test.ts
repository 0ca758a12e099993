import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkDocument } from '../../../cli/lsp/check-document.ts';
import { documentKind } from '../../../cli/lsp/document-kind.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const settings = { levels: {}, reportsDefaults: false };

const found = (text: string, file = 'page.astro', language = 'astro'): readonly string[] => {
  const kind = documentKind(language, file);
  assert.ok(kind);
  return checkDocument({ file, text }, kind, settings).findings.map(({ rule, start }) => `${rule} ${start.line}`);
};

/** A template without mistakes in each language, with code at many places. */
const templates: readonly (readonly [language: string, file: string, text: string])[] = [
  [
    'astro',
    'page.astro',
    '---\nimport Layout from "../Layout.astro";\nconst open = 1 < 2;\n---\n<Layout title="A">\n{items.map((item) => <li id={item.id}><img src={item.src} alt={item.alt}></li>)}\n<site-gallery design={design} {...rest}></site-gallery>\n<a href={"#" + id}>A</a>\n</Layout>\n',
  ],
  [
    'nunjucks',
    'page.njk',
    '---\ntitle: A\n---\n{% extends "base.njk" %}\n{% block content %}<div id="{{ id }}">\n{% for one in all %}<p id="a"><label for="{{ one.id }}">A</label></p>{% endfor %}\n{% if open %}<section>{% else %}<section class="b">{% endif %}</section>\n<site-dialog {% if open %}open{% endif %} dialog-style="{{ style }}"></site-dialog>\n</div>{% endblock %}\n',
  ],
  [
    'liquid',
    'page.liquid',
    '{% assign a = "b" %}<a href="{{ product.url }}">{{ product.title }}</a>\n<label for="q">A</label>{% render "search", id: "q" %}\n<img {{ image | attributes }}>\n',
  ],
  [
    'php',
    'page.php',
    '<?php get_header(); $a = $b > 1 ? "<img>" : ""; ?>\n<main id="main">\n<?php while (have_posts()): the_post(); ?>\n<article id="post"><img <?php echo $attributes ?>></article>\n<?php endwhile; ?>\n<site-gallery design="<?= $design ?>"></site-gallery>\n<?php if ($open) { ?><div><?php } ?>\n',
  ],
  ['handlebars', 'page.hbs', '{{#each items}}<li id="a">{{> item}}</li>{{/each}}<img src="{{src}}" alt="{{alt}}">'],
  ['erb', 'page.erb', '<% items.each do |item| %><p id="a"><%= link_to item %></p><% end %><%= image_tag "a.png" %>'],
];

describe('a template in an editor', () => {
  for (const [language, file, text] of templates)
    it(`shows nothing where its code decides: ${language}`, () => {
      assert.deepEqual(found(text, file, language), []);
    });

  it('shows mistakes that its code cannot change', () => {
    assert.deepEqual(found('---\nconst a = 1;\n---\n<p>{a}</p>\n<site-gallery design="gird"></site-gallery>\n'), [
      'element-value 5',
    ]);
    assert.deepEqual(
      found('<?php the_post(); ?>\n<site-gallery slides-per-rows="3"></site-gallery>\n', 'a.php', 'php'),
      ['element-attribute 2'],
    );
  });

  it('shows all mistakes of a template without code', () => {
    const rules = found('<html lang="en"><title>A</title><p id="a"></p>\n<p id="a"></p></html>', 'a.njk', 'njk');
    assert.deepEqual(rules, ['duplicate-id 2']);
  });

  it('is checked as a page if its name is that of a page', () => {
    assert.equal(documentKind('liquid', 'about.html'), 'page');
    assert.equal(documentKind('html', 'about.njk'), 'page');
    assert.equal(documentKind('markdown', 'about.html'), undefined);
  });

  it('is checked in any text without a failure', () => {
    const piece = fc.constantFrom(
      '---\n',
      '{{',
      '}}',
      '<?php',
      '?>',
      '<img src="a">',
      '<p id="a">',
      '{',
      '"',
      '<',
      '>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        for (const { start, end } of checkDocument({ file: 'a.njk', text }, 'template', settings).findings)
          assert.ok(start.offset <= end.offset && end.offset <= text.length);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
