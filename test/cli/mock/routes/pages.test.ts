/** Tests the pages that a site links to, and the local fakes of third parties. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createMock } from '../../../../cli/mock/app.ts';
import { fontsSheet } from '../../../../cli/mock/routes/providers/fonts.ts';
import { providerScripts } from '../../../../cli/mock/routes/providers/scripts.ts';
import { createSiteFolder } from '../../serve/site-folder.ts';

describe('a page of the platform', () => {
  it('is replaced by a placeholder with the values of its URL if the site has no such page', async () => {
    const site = await createSiteFolder();
    try {
      const text = async (path: string) => (await site.app.request(path)).text();
      assert.match(await text('/config/?frameUrl=%3Cb%3E7'), /<dt>frameUrl<\/dt><dd>&lt;b&gt;7<\/dd>/);
      const id = '64f1c0de5a1e7a0b2c3d4e02';
      assert.match(await text(`/pages/${id}`), new RegExp(`<dt>id</dt><dd>${id}</dd>`));
      assert.match(await text('/s/lists/prices.pdf'), /<dt>file<\/dt><dd>lists\/prices\.pdf<\/dd>/);
      assert.match(await text('/search'), /<h1>Search<\/h1>/);
      const config = await site.app.request('/config?frameUrl=%2Fvisit%3Fa');
      assert.deepEqual([config.status, config.headers.get('location')], [302, '/config/?frameUrl=%2Fvisit%3Fa']);
      await writeFile(join(site.root, 'site/search.html'), '<h1>Our own search</h1>');
      assert.equal(await text('/search'), '<h1>Our own search</h1>');
      assert.equal(await text('/?logout=true'), '<h1>Home</h1>');
      assert.equal((await site.app.request('/missing')).status, 404);
      const headers = { accept: 'text/html' };
      const unfinished = await site.app.request('/checkout/subscribe', { headers });
      assert.equal(unfinished.status, 400);
      assert.match(
        await unfinished.text(),
        /<p>GET \/checkout\/subscribe received an invalid request: cartToken is missing\./,
      );
    } finally {
      await site.remove();
    }
  });

  it('confirms the logout, and requires a cart at the checkout', async () => {
    const mock = createMock().app;
    const out = await (await mock.request('/?logout=true')).text();
    assert.match(out, /<h1>Logout Successful<\/h1>\s*<p>You have been successfully logged out\.<\/p>/);
    assert.equal((await mock.request('/')).status, 404);
    const checkout = await mock.request('/commerce/goto-checkout');
    assert.equal(checkout.status, 400);
    assert.match(await checkout.text(), /Either your session has expired or you do not have cookies enabled/);
    const withCart = await mock.request('/commerce/goto-checkout', { headers: { cookie: 'CART=mine' } });
    assert.equal(withCart.status, 200);
  });
});

/** The parts of a window that the scripts use when they start. */
function page(src: string) {
  const node = () => ({ style: {}, dataset: {}, setAttribute: () => undefined, replaceChildren: () => undefined });
  const window: Record<string, unknown> = {};
  const document = { currentScript: { src }, querySelectorAll: () => [], createElement: node };
  const Image = class {
    style = {};
  };
  return { window, document, Image, URL, setTimeout, Object, node };
}

describe('a local fake', () => {
  for (const { file, leaves, text } of providerScripts) {
    it(`${file} is a script that defines ${leaves}`, () => {
      const world = page(`http://localhost/mock/${file}?rid=7`);
      runInNewContext(text, world);
      assert.ok(world.window[leaves]);
    });
  }

  it('of a map converts coordinates to positions on the screen', async () => {
    let called = 0;
    const world = page('http://localhost/mock/maps.js?callback=ready');
    world.window.ready = () => {
      called += 1;
    };
    runInNewContext(providerScripts[0]?.text ?? '', world);
    assert.equal(called, 1);
    const { maps } = world.window.google as { maps: Record<string, new (...args: readonly unknown[]) => never> };
    const node = { ...world.node(), clientWidth: 640, clientHeight: 400 };
    const { Map: MapOf, OverlayView, LatLng } = maps;
    assert.ok(MapOf && OverlayView && LatLng);
    const map = new MapOf(node, { center: { lat: 60.39, lng: 5.32 }, zoom: 12 });
    const overlay: Record<string, unknown> & { setMap(map: unknown): void; getProjection(): Projection } =
      new OverlayView();
    await new Promise<void>((resolve) => {
      Object.assign(overlay, { onAdd: () => undefined, draw: resolve });
      overlay.setMap(map);
    });
    const { x, y } = overlay.getProjection().fromLatLngToContainerPixel(new LatLng(60.39, 5.32));
    assert.deepEqual([Math.round(x), Math.round(y)], [320, 200]);
    const place = overlay.getProjection().fromContainerPixelToLatLng({ x: 320, y: 200 });
    assert.ok(Math.abs(place.lat() - 60.39) < 1e-9 && Math.abs(place.lng() - 5.32) < 1e-9);
  });

  it('of fonts declares every weight of every family, and escapes family names', () => {
    const faces = fontsSheet(['Karla:400,700|Lora', "x'; } body { color: red"]).match(
      /font-family: [^;]+; font-weight: \d+/g,
    );
    assert.deepEqual(faces, [
      "font-family: 'Karla'; font-weight: 400",
      "font-family: 'Karla'; font-weight: 700",
      "font-family: 'Lora'; font-weight: 400",
      "font-family: 'x  body  color'; font-weight: 400",
    ]);
  });
});

interface Projection {
  fromLatLngToContainerPixel(place: unknown): { readonly x: number; readonly y: number };
  fromContainerPixelToLatLng(point: unknown): { lat(): number; lng(): number };
}
