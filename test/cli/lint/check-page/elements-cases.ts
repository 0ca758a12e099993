import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'element-tag': [
    ['element-tag-misspelt', '<p>\n⟦<site-smaple⟧></site-smaple>'],
    ['element-tag-misspelt', '<div>⟦<site-sampel⟧ label="x"></div>'],
    ['element-tag-misspelt', '⟦<SITE-SAMPL⟧ open>'],
    ['element-tag-unknown', '<main>⟦<site-navigation⟧></site-navigation></main>'],
  ],
  'element-attribute': [
    ['element-attribute-misspelt', '<site-sample ⟦opne⟧>'],
    ['element-attribute-misspelt', '<site-sample\n  open\n  ⟦slidesperrow⟧ = "3">'],
    ['element-attribute-misspelt', '<site-sample ⟦lable⟧=x />'],
    ['element-attribute-unknown', "<site-sample ⟦banana⟧='1'>"],
    ['element-attribute-unknown', '<site-sample label="a" ⟦banana⟧>'],
    ['element-attribute-event', '<site-sample ⟦onsite-show⟧="go()">'],
    ['element-attribute-event', '<site-video ⟦onended⟧="go()" src="https://youtu.be/aqz-KE-bpKQ"></site-video>'],
    ['element-attribute-foreign', '<site-gallery ⟦columns⟧="3"></site-gallery>'],
    ['element-attribute-foreign', '<site-gallery ⟦gap⟧=10></site-gallery>'],
    ['element-attribute-foreign', '<site-gallery controls ⟦DOTS⟧></site-gallery>'],
    ['element-attribute-foreign', '<site-video ⟦poster⟧="a.jpg"></site-video>'],
    ['element-attribute-foreign', "<site-map address-title=A ⟦lat⟧='1'></site-map>"],
    ['element-attribute-foreign', '<site-image ⟦src⟧="a.jpg"></site-image>'],
    ['element-attribute-general', '<site-video ⟦title⟧="A" src="https://youtu.be/aqz-KE-bpKQ"></site-video>'],
    ['element-attribute-general', '<site-map ⟦draggable⟧="false"></site-map>'],
    ['element-attribute-general', '<site-lightbox ⟦data-fancybox⟧="a"></site-lightbox>'],
  ],
  'element-value': [
    ['element-value-misspelt', '<site-sample mode="⟦gird⟧">'],
    ['element-value-misspelt', '<site-sample mode = ⟦lst⟧ open>'],
    ['element-value-unknown', "<site-sample mode='⟦banana⟧'>"],
    ['element-value-unknown', '<site-sample slides-per-row="⟦99⟧">'],
    ['element-value-unknown', '<site-sample ⟦slides-per-row=""⟧>'],
    ['element-value-unknown', '<site-sample ⟦slides-per-row⟧>'],
    ['element-value-unknown', '<site-sample loud="⟦maybe⟧">'],
    ['element-value-unknown', '<site-sample width="⟦5em⟧">'],
    ['element-value-unknown', '<site-sample href="⟦java&#115;cript:x⟧">'],
    ['element-value-unknown', '<site-sample data="⟦{&quot;a&quot;:1}⟧">'],
    ['element-value-unknown', '<site-gallery slides-per-row="⟦13⟧"></site-gallery>'],
    ['element-value-unknown', '<site-gallery slides-per-row="⟦1 900:2 600:3⟧"></site-gallery>'],
    ['element-value-unknown', '<site-gallery slides-per-row="⟦600:2⟧"></site-gallery>'],
    ['element-value-misspelt', '<site-gallery orientation="⟦verticle⟧"></site-gallery>'],
    ['element-value-refused', '<site-gallery design="⟦mosaic⟧"></site-gallery>'],
    ['element-value-refused-misspelt', '<site-gallery transition="⟦ken-burn⟧"></site-gallery>'],
    ['element-value-refused', '<site-image alignment="⟦over⟧"></site-image>'],
  ],
  'element-id': [
    ['element-id-missing', '<body><site-lightbox for="a ⟦b⟧"></site-lightbox><ul id="a"></ul></body>'],
    ['element-id-missing', "<html><site-gallery linked-galleries='⟦small⟧'></site-gallery></html>"],
    ['element-id-missing', '<body><site-lightbox for="⟦a&amp;b c⟧"></site-lightbox><p id="c"></p></body>'],
    [
      'element-id-missing-misspelt',
      '<body><site-lightbox for="⟦galery⟧"></site-lightbox><ul id="gallery"></ul></body>',
    ],
    ['element-id-other', '<body><ul id="small"></ul><site-gallery linked-galleries=⟦small⟧></site-gallery></body>'],
  ],
  'element-slot': [
    ['element-slot-misspelt', '<site-sample><p slot="⟦hedaer⟧"></p></site-sample>'],
    ['element-slot-misspelt', '<site-sample><b></b><p slot=⟦fotter⟧>x</site-sample>'],
    ['element-slot-none', '<site-bare><p slot="⟦header⟧"></p></site-bare>'],
    ['element-slot-unknown', "<site-sample>\r\n<p slot='⟦banana⟧'></p></site-sample>"],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'element-tag': ['<site-sample></site-sample>', '<my-gallery>', '<site>', '<!-- <site-smaple> -->', '<sites-sample>'],
  'element-attribute': [
    '<site-sample open open="true" class=a id=b style="" slot=x part=y hidden lang=en dir=ltr title=t tabindex=0 role=group>',
    '<site-sample data-x aria-label="a" onclick="x()" is="a" itemprop=a inert popover>',
    '<site-sample :label="a" @click="b" v-if="c" x-data="d" *ngIf="e" [mode]="f" (go)="g" bind:label="h" on:click="i" #ref {...j}>',
    '<site-sample label="a" mode="GRID" mode="2" width="50%" slides-per-row=" 4 ">',
    '<site-gallery design="carousel" slides-per-row="1 600:2 1000:3" orientation="vertical"></site-gallery>',
    '<my-sample banana columns="3">',
    '<site-gallery :columns="3" @gap="1" v-dots x-arrows hx-delay="1" data-columns="3" title="a" onsubmit="x()"></site-gallery>',
    '<site-sample {{#if a banana}}open{{/if}}><site-sample <?php if ($x) echo "open" ?>>',
  ],
  'element-value': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: pages contain it in this form
    '<site-sample mode="{{mode}}" width="{width}" loud="<%= loud %>" slides-per-row="${n}">',
    '<site-sample slides-per-row="[[n]]" mode={mode()} width="{% w %}">',
    '<site-sample open="true" loud="" loud="false" data="[1,2]" mode="grid" mode="wrong, but ignored">',
    '<site-sample href="/a?b=c&amp;d" open="open">',
  ],
  'element-id': [
    '<body><site-lightbox for="a b"></site-lightbox><ul id="a"></ul><site-gallery id=b linked-galleries="b"></site-gallery></body>',
    '<site-lightbox for="a"></site-lightbox>',
    '<body><site-lightbox for="a"></site-lightbox><p id="{{id}}"></p></body>',
    '<body><site-lightbox for="{{id}}"></site-lightbox><site-lightbox for></site-lightbox></body>',
    '<body><site-lightbox for="a"></site-lightbox><?php gallery() ?></body>',
  ],
  'element-slot': [
    '<site-sample><p slot="header"></p><p></p><div><p slot="banana"></p></div></site-sample>',
    '<site-sample><p slot="{{slot}}"></p></site-sample><p slot="banana"></p>',
    '<site-plain><p slot="banana"></p></site-plain>',
  ],
};
