/** `<site-audio>` with one recording, as visitors use it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually, never } from '../../support/eventually.ts';
import { silence } from '../../support/silence.ts';
import {
  clear,
  findPart,
  isAt,
  isLoaded,
  isPaused,
  markup,
  mediaOf,
  part,
  place,
  placeAll,
  plays,
  recording,
  sliderOf,
  textOf,
  wave,
} from './audio.ts';

afterEach(clear);

const loading = markup.replace('preload="none"', 'preload="auto"');

const kinds = {
  'an <audio>': `<site-audio audio-title="Waves"><audio controls src="${wave}"></audio></site-audio>`,
  'sources in an <audio>': `<site-audio><audio controls aria-label="Waves"><source src="${wave}"></audio></site-audio>`,
  'a URL': `<site-audio audio-title="Waves" src="${wave}"></site-audio>`,
  'block data': `<site-audio data-block-json='{"url": "${wave}", "title": "Waves"}'></site-audio>`,
  'the node of a site builder': `<site-audio><div class="sqs-audio-embed" data-url="${wave}" data-title="Waves"></div></site-audio>`,
};

for (const [name, body] of Object.entries(kinds))
  describe(`a recording from ${name}`, () => {
    it('plays and pauses by the button', async () => {
      const audio = place(body);
      const reports: string[] = [];
      for (const type of ['site-play', 'site-played', 'site-paused'])
        audio.addEventListener(type, () => reports.push(type));
      await expectAccessible(part(audio, 'play'), { role: 'button', name: 'Play Waves' });
      await click(part(audio, 'play'));
      await plays(audio);
      await expectAccessible(part(audio, 'play'), { role: 'button', name: 'Pause Waves' });
      await click(part(audio, 'play'));
      await isPaused(audio);
      expect(reports).to.deep.equal(['site-play', 'site-played', 'site-paused']);
    });

    it('shows its title and its times', async () => {
      const audio = place(body);
      expect(textOf(audio, 'title')).to.equal('Waves');
      await click(part(audio, 'play'));
      await isLoaded(audio, '0:07');
      expect(textOf(audio, 'time')).to.match(/^0:0\d \/ 0:07$/);
      await expectAccessible(part(audio, 'bar'), { role: 'group', name: 'Waves' });
    });
  });

describe('<site-audio>', () => {
  it('replaces the controls of the browser, which stay in the markup', async () => {
    const audio = place(markup);
    expect(mediaOf(audio).checkVisibility()).to.equal(false);
    expect(mediaOf(audio).controls).to.equal(true);
    expect(part(audio, 'bar').getBoundingClientRect().height).to.equal(54);
    const media = mediaOf(audio);
    audio.remove();
    expect(media.getAttributeNames()).to.have.members(['controls', 'preload', 'src']);
  });

  it('loads nothing before it plays if the author wants that', async () => {
    const audio = place(markup.replace(recording, wave));
    expect(mediaOf(place(kinds['a URL'])).preload).to.equal('none');
    await never('the recording loads', () => mediaOf(audio).readyState > 0);
    expect(textOf(audio, 'time')).to.equal('0:00 / -:--');
    expect(sliderOf(audio).disabled).to.equal(true);
  });

  it('shows the duration that the author gives, and seeks in it, before the recording is loaded', async () => {
    const audio = place(markup.replace('<site-audio', '<site-audio duration="100"'));
    expect(textOf(audio, 'time')).to.equal('0:00 / 1:40');
    sliderOf(audio).focus();
    await eventually('the keys are loaded', async () => {
      await press('5');
      return mediaOf(audio).currentTime === 50;
    });
    expect(textOf(audio, 'time')).to.equal('0:50 / 1:40');
    await click(part(audio, 'play'));
    await plays(audio);
    await eventually('it plays from there', () => mediaOf(audio).readyState > 1 && mediaOf(audio).currentTime >= 50);
  });

  it('stops the recording that plays when another one starts', async () => {
    const [one, two] = placeAll(loading + kinds['a URL']);
    if (!one || !two) throw new Error('There are no two players.');
    await click(part(one, 'play'));
    await plays(one);
    await click(part(two, 'play'));
    await plays(two);
    await isPaused(one);
    await click(part(one, 'play'));
    await plays(one);
    await isPaused(two);
  });

  it('is not played when a listener cancels', async () => {
    const audio = place(loading);
    audio.addEventListener('site-play', (event) => event.preventDefault(), { once: true });
    await click(part(audio, 'play'));
    await never('it plays', () => !mediaOf(audio).paused);
    await click(part(audio, 'play'));
    await plays(audio);
  });

  it('plays and pauses by its methods', async () => {
    const audio = place(loading);
    await click(part(audio, 'play'));
    await plays(audio);
    audio.pause();
    await isPaused(audio);
    audio.play();
    await plays(audio);
  });

  it('seeks with the slider by keys, and on the other controls too', async () => {
    const audio = place(loading);
    await isLoaded(audio);
    sliderOf(audio).focus();
    await eventually('the keys are loaded', async () => {
      await press('Home');
      await press('ArrowRight');
      return mediaOf(audio).currentTime === 5;
    });
    for (const [key, seconds] of [
      ['ArrowRight', 10],
      ['l', 20],
      ['j', 10],
      ['ArrowLeft', 5],
      ['PageUp', 15],
      ['5', 50],
      ['End', 100],
      ['Home', 0],
    ] as const) {
      await press(key);
      await isAt(audio, seconds);
    }
    part(audio, 'play').focus();
    await press('ArrowRight');
    await isAt(audio, 5);
    await press('k');
    await plays(audio);
    sliderOf(audio).focus();
    await press(' ');
    await isPaused(audio);
  });

  it('seeks to the place of the slider that is pressed', async () => {
    const audio = place(loading);
    await isLoaded(audio);
    await click(sliderOf(audio));
    await eventually('the recording is in its middle', () => Math.abs(mediaOf(audio).currentTime - 50) < 3);
    expect(textOf(audio, 'time')).to.match(/^0:(?:4[789]|5[0-3]) \/ 1:40$/);
  });

  it('mirrors the arrow keys in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const audio = place(loading);
    await isLoaded(audio);
    sliderOf(audio).focus();
    await eventually('the keys are loaded', async () => {
      await press('5');
      return mediaOf(audio).currentTime === 50;
    });
    await press('ArrowLeft');
    await isAt(audio, 55);
    await press('ArrowRight');
    await isAt(audio, 50);
  });

  it('speaks the position as text, which playing does not change while the slider has the focus', async () => {
    const audio = place(loading);
    await isLoaded(audio);
    const slider = sliderOf(audio);
    await expectAccessible(slider, { role: 'slider', name: 'Position' });
    slider.focus();
    await eventually('the keys are loaded', async () => {
      await press('7');
      return slider.getAttribute('aria-valuetext') === '1 minute, 10 seconds of 1 minute, 40 seconds';
    });
    await press(' ');
    await plays(audio);
    await eventually('the recording has played for a second', () => textOf(audio, 'time').startsWith('1:11'));
    expect(slider.getAttribute('aria-valuetext')).to.equal('1 minute, 10 seconds of 1 minute, 40 seconds');
    await press(' ');
    await isPaused(audio);
    await eventually('the pause is spoken', () =>
      slider.getAttribute('aria-valuetext')?.startsWith('1 minute, 11 seconds'),
    );
  });

  it('speaks in the language of the page', async () => {
    document.documentElement.lang = 'de';
    const audio = place(loading);
    await isLoaded(audio);
    expect(sliderOf(audio).getAttribute('aria-valuetext'))
      .to.contain('0 Sekunden')
      .and.contain('1 Minute, 40 Sekunden');
  });

  it('has a download link on request, unless the file cannot be saved', () => {
    expect(findPart(place(markup), 'download')).to.equal(null);
    const saved = markup.replace(recording, wave).replace('<site-audio', '<site-audio download');
    const link = part<HTMLAnchorElement>(place(saved), 'download');
    expect(link.pathname).to.equal(wave);
    expect(link.hasAttribute('download')).to.equal(true);
    expect(link.getAttribute('aria-label')).to.equal('Download Waves');
    const unsafe = place('<site-audio download><audio controls src="javascript:alert(1)"></audio></site-audio>');
    expect(findPart(unsafe, 'download')).to.equal(null);
  });

  it('shows that a recording cannot be played, and tries again', async () => {
    const audio = place('<site-audio><audio controls preload="none" src="/missing.wav"></audio></site-audio>');
    const codes: string[] = [];
    audio.addEventListener('site-error', ({ detail }) => codes.push(detail.code));
    await click(part(audio, 'play'));
    await eventually('the error', () => textOf(audio, 'title') === 'This recording cannot be played.');
    expect(codes).to.deep.equal(['audio-failed']);
    mediaOf(audio).src = silence(100);
    await click(part(audio, 'play'));
    await plays(audio);
    expect(textOf(audio, 'title')).to.equal('');
  });

  it('leaves the markup of the author without a recording', () => {
    for (const body of ['<p>Words</p>', '<audio controls></audio>', '']) {
      const audio = place(`<site-audio>${body}</site-audio>`);
      expect(findPart(audio, 'bar')).to.equal(null);
      expect(audio.firstElementChild?.checkVisibility() ?? true).to.equal(true);
    }
  });

  it('continues after a move, and stops when it is removed', async () => {
    const audio = place(kinds['a URL']);
    await click(part(audio, 'play'));
    await plays(audio);
    const media = mediaOf(audio);
    audio.remove();
    await eventually('it stops', () => media.paused);
  });
});
