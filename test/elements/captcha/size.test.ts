import assert from 'node:assert/strict';
import { it } from 'node:test';
import { captchaSize } from '../../../elements/captcha/place-captcha.ts';

it('a captcha is compact in a container narrower than 320 pixels', () => {
  assert.equal(captchaSize(319.9), 'compact');
  assert.equal(captchaSize(320), 'normal');
});
