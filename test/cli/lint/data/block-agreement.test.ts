/** `check`, `validate` and the elements accept the same values of block data. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { contract } from '../../../../elements/gallery/contract.ts';
import { readBlock as readGallery } from '../../../../elements/gallery/model/block-data.ts';
import { readBlock as readMap } from '../../../../elements/map/model/block.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const scalar = fc.oneof(
  fc.constantFrom(
    '',
    'undefined',
    null,
    true,
    false,
    'true',
    'false',
    'yes',
    'grid',
    'gird',
    'mosaic',
    'light',
    'left',
  ),
  fc.constantFrom(
    'center',
    'centre',
    'middle',
    'Auto',
    '3:2',
    'square',
    'Minimal Dark',
    'MINIMAL_BLUE',
    'minimal',
    '6',
  ),
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -3, max: 30 }),
  fc.double({ min: -3, max: 30, noNaN: true }),
  fc.integer({ min: -3, max: 30 }).map(String),
);

const valueFindings = (tag: string, json: string): readonly string[] =>
  checkPage({ file: 'a.html', text: `<${tag} block-json='${json}'></${tag}>` }).map(({ code }) => code);

const isSet = (value: unknown): boolean => value !== null && value !== '' && value !== 'undefined';

/** The keys that `validate` checks and galleries read in every design, or in designs that show all slides. */
const galleryKeys = [
  ...['design', 'slidesPerRow', 'columnWidth', 'gutter', 'lightbox', 'lightboxTheme', 'autoplay', 'autoplay-duration'],
  ...['active-alignment', 'thumbnails-per-row', 'square-thumbs', 'auto-crop', 'thumbnails', 'thumbnail-strip-height'],
  ...['thumbnail-strip-margin', 'padding', 'imageAspectRatio', 'newWindow', 'controls', 'listImageSize'],
  'aspect-ratio',
];

describe('block data of a gallery', () => {
  it('has a finding in check and in validate if and only if the gallery ignores a value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...galleryKeys), scalar, (key, value) => {
        const json = JSON.stringify({ [key]: value });
        const isRefused = readGallery(json, contract.attributes).refused.length > 0;
        assert.equal(valueFindings('site-gallery', json).length > 0, isRefused, json);
        const problems = entityProblems(entities['gallery-block'], JSON.parse(json));
        assert.equal(problems.length > 0, isRefused, `validate: ${json}`);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('block data of a map', () => {
  const set = scalar.filter(isSet);

  it('has a finding in check and in validate if and only if the map ignores a value', () => {
    const keys = {
      style: 'mapStyle',
      labels: 'showLabels',
      showLabels: 'showLabels',
      terrain: 'showTerrain',
      showTerrain: 'showTerrain',
      controls: 'showControls',
      showControls: 'showControls',
      draggable: 'mapDraggable',
      scrollwheel: 'scrollwheel',
      disableDefaultUI: 'disableDefaultUi',
      markerDraggable: 'markerDraggable',
      linkOnClick: 'linkOnClick',
    } as const;
    // The keys of the table.
    const names = fc.constantFrom(...(Object.keys(keys) as (keyof typeof keys)[]));
    fc.assert(
      fc.property(names, set, (key, value) => {
        const json = JSON.stringify({ [key]: value });
        const isRefused = readMap(json)[keys[key]] === undefined;
        assert.equal(valueFindings('site-map', json).length > 0, isRefused, json);
        const problems = entityProblems(entities['map-block'], JSON.parse(json));
        assert.equal(problems.length > 0, isRefused, `validate: ${json}`);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('has a finding in check and in validate if and only if the map ignores a value of the location', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('mapLat', 'mapLng', 'mapZoom', 'addressTitle', 'addressCountry'),
        set,
        (key, value) => {
          // With the other coordinate, which is required.
          const json = JSON.stringify({ location: { mapLat: 1, mapLng: 1, [key]: value } });
          const isRefused = readMap(json).location?.[key] === undefined;
          assert.equal(valueFindings('site-map', json).length > 0, isRefused, json);
          const problems = entityProblems(entities['map-block'], JSON.parse(json));
          assert.equal(problems.length > 0, isRefused, `validate: ${json}`);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });
});
