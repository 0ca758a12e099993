import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dimensionsMessage, type Weight, weightMessage } from '../../../../core/model/commerce/measurements.ts';
import { messages } from '../../../../core/model/commerce/messages.en.ts';
import { formatMessage, type MessageRef } from '../../../../core/model/message-format.ts';

const textOf = ({ code, args }: MessageRef<keyof typeof messages>): string => formatMessage(messages[code], args);

describe('measurements', () => {
  it('are shown in the units of the shop', () => {
    const cases: readonly [Weight, string, string][] = [
      [{ value: 2 }, '2 lbs', '2 kg'],
      [{ value: 2, unit: 'kg' }, '4.41 lbs', '2 kg'],
      [{ value: 2, unit: 'lbs' }, '2 lbs', '0.91 kg'],
    ];
    for (const [weight, imperial, metric] of cases) {
      assert.equal(textOf(weightMessage(weight, 'imperial')), imperial);
      assert.equal(textOf(weightMessage(weight, 'metric')), metric);
    }
    const print = { values: [60, 40, 4], unit: 'cm' } as const;
    assert.equal(textOf(dimensionsMessage(print, 'metric')), '60 × 40 × 4 cm');
    assert.equal(textOf(dimensionsMessage(print, 'imperial')), '23.62 × 15.75 × 1.57 inch');
  });

  it('are written as the language writes numbers', () => {
    const german = new Intl.NumberFormat('de').format;
    assert.equal(textOf(weightMessage({ value: 2.5 }, 'metric', german)), '2,5 kg');
  });
});
