import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type FittedFontSize,
  fitFontSize,
  formatFontSize,
  type MeasuredText,
} from '../../../../elements/text-fit/model/font-size.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const text = (fontSize: number, textWidth: number, fixedWidth = 0): MeasuredText => ({
  fontSize,
  textWidth,
  fixedWidth,
});
const none = { min: undefined, max: undefined };
const box = (width: number, textZoom = 1) => ({ width, textZoom });

/** The font size that CSS computes in a container of this width. */
const sizeAt = ({ smallest, largest, fixedWidth, factor }: FittedFontSize, width: number): number =>
  Math.max(smallest, Math.min((width - fixedWidth) * factor, largest));

const isNear = (size: number, expected: number): void =>
  assert.ok(Math.abs(size - expected) < expected * 0.01, `${size} instead of ${expected}`);

describe('the font size of a text', () => {
  for (const [name, measured, limits, available, expected] of [
    ['is half of that of the author in half of the width', text(40, 800), none, box(400), 20],
    ['leaves space for padding', text(40, 800, 40), none, box(440), 20],
    ['is not below 40 % of that of the author', text(40, 800), none, box(100), 16],
    ['is not below 11 px', text(16, 800), none, box(100), 11],
    ['is not below the smallest one', text(40, 800), { min: 18, max: undefined }, box(100), 18],
    ['may be below 11 px if the author allows it', text(40, 800), { min: 4, max: undefined }, box(100), 5],
    ['is not larger than that of the author, which may be small', text(9, 800), none, box(100), 9],
    ['grows up to the largest one', text(20, 100), { min: undefined, max: 60 }, box(1000), 60],
    ['grows until it fits', text(20, 100), { min: undefined, max: 60 }, box(200), 40],
    ['shrinks to the largest one', text(40, 100), { min: undefined, max: 20 }, box(1000), 20],
    ['grows with the text zoom instead of fitting', text(80, 1600), none, box(400, 2), 40],
    ['grows with the text zoom from the smallest one', text(80, 1600), { min: 18, max: undefined }, box(100, 2), 36],
    ['does not shrink for a small text zoom', text(40, 800), none, box(400, 0.5), 20],
  ] as const)
    it(name, () => {
      const fitted = fitFontSize(measured, limits, available);
      assert.ok(fitted);
      isNear(sizeAt(fitted, available.width), expected);
    });

  for (const [name, measured, available] of [
    ['fits', text(40, 399), box(400)],
    ['fits exactly', text(40, 400), box(400)],
    ['fits beside its padding', text(40, 380, 20), box(400)],
    ['would fit without the text zoom', text(80, 799), box(400, 2)],
    ['is empty', text(40, 0), box(400)],
  ] as const)
    it(`is that of the author if the text ${name}`, () => {
      assert.equal(fitFontSize(measured, none, available), undefined);
    });

  it('is written for CSS', () => {
    const fitted = { smallest: 11, largest: 48.5, fixedWidth: 12.25, factor: 1 / 3 };
    assert.equal(formatFontSize(fitted), 'clamp(11px, (100cqi - 12.25px) * 0.333333, 48.5px)');
  });
});

const lengths = fc.double({ min: 1, max: 5000, noNaN: true });
const measuredTexts = fc.record({
  fontSize: fc.double({ min: 5, max: 300, noNaN: true }),
  textWidth: lengths,
  fixedWidth: fc.double({ min: 0, max: 100, noNaN: true }),
});
const sizes = fc.option(fc.double({ min: 1, max: 300, noNaN: true }), { nil: undefined });
const zooms = fc.double({ min: 1, max: 5, noNaN: true });
const runs = { numRuns: propertyRuns(10_000) };

describe('the font size of any text', () => {
  it('fits the text into every width, between its limits', () => {
    fc.assert(
      fc.property(measuredTexts, lengths, lengths, (measured, width, later) => {
        const fitted = fitFontSize(measured, none, box(width));
        if (!fitted) {
          assert.ok(measured.textWidth + measured.fixedWidth <= width);
          return;
        }
        // The container may have another width before the text is measured again.
        for (const available of [width, later]) {
          const size = sizeAt(fitted, available);
          const needed = (size / measured.fontSize) * measured.textWidth + measured.fixedWidth;
          assert.ok(size <= measured.fontSize * 1.000001);
          assert.ok(size >= Math.min(11, measured.fontSize) * 0.999999);
          assert.ok(needed <= available || size === fitted.smallest);
        }
      }),
      runs,
    );
  });

  it('is within the limits of the author', () => {
    fc.assert(
      fc.property(measuredTexts, sizes, sizes, lengths, (measured, min, max, width) => {
        const fitted = fitFontSize(measured, { min, max }, box(width));
        if (!fitted) return;
        const size = sizeAt(fitted, width);
        assert.ok(size <= (max ?? measured.fontSize));
        assert.ok(size >= Math.min(min ?? 11, max ?? measured.fontSize));
      }),
      runs,
    );
  });

  it('is enlarged by the text zoom of the visitor', () => {
    fc.assert(
      fc.property(measuredTexts, sizes, lengths, zooms, ({ fontSize, textWidth, fixedWidth }, min, width, zoom) => {
        const limits = { min, max: undefined };
        const before = fitFontSize({ fontSize, textWidth, fixedWidth }, limits, box(width));
        // The engine enlarges the text of the author.
        const zoomed = { fontSize: fontSize * zoom, textWidth: textWidth * zoom, fixedWidth };
        const after = fitFontSize(zoomed, limits, box(width, zoom));
        const size = before ? sizeAt(before, width) : fontSize;
        const later = after ? sizeAt(after, width) : zoomed.fontSize;
        assert.ok(later >= size * zoom * 0.994, `${later} instead of ${size * zoom}`);
      }),
      runs,
    );
  });

  it('is at least twice as large at a page zoom of 500 %', () => {
    fc.assert(
      fc.property(measuredTexts, lengths, (measured, width) => {
        const before = fitFontSize(measured, none, box(width));
        const after = fitFontSize(measured, none, box(width / 5));
        const size = before ? sizeAt(before, width) : measured.fontSize;
        const enlarged = 5 * (after ? sizeAt(after, width / 5) : measured.fontSize);
        assert.ok(enlarged >= size * 1.999999);
      }),
      runs,
    );
  });
});
