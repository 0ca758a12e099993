/** Tests galleries that a script moves to another place of the page. */

import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, define } from './gallery.ts';
import { moving, seen, slid } from './moving.ts';

await define();

afterEach(clear);

for (const design of ['carousel', 'slider', 'slideshow']) {
  it(`a ${design} keeps its current slide in view when it is moved to another place of the page`, async () => {
    const gallery = await moving(design);
    await slid(gallery, () => gallery.next());
    const { currentIndex } = gallery;
    let changes = 0;
    gallery.addEventListener('site-slid', () => {
      changes += 1;
    });
    const section = document.createElement('section');
    gallery.before(section);
    section.append(gallery);
    await eventually('the slide is in view again', () => seen(gallery).includes(currentIndex));
    await slid(gallery, () => gallery.next());
    expect(changes).to.equal(1);
  });
}
