import { expect } from '@open-wc/testing';
import { clear, loadElements, place, rendered, shown, warningsDuring } from './load.ts';

const { SampleElement } = await loadElements();
type Sample = InstanceType<typeof SampleElement>;

afterEach(clear);

describe('a flag', () => {
  for (const [markup, value] of [
    ['<site-sample></site-sample>', false],
    ['<site-sample open></site-sample>', true],
    ['<site-sample open=""></site-sample>', true],
    ['<site-sample open="open"></site-sample>', true],
    ['<site-sample open="on"></site-sample>', true],
    ['<site-sample open="false"></site-sample>', false],
  ] as const) {
    it(`is ${value} in ${markup}`, () => {
      const element = place<Sample>(markup);
      expect(element.open).to.equal(value);
      expect(shown(element).open).to.equal(value);
    });
  }

  it('is off again when its attribute is removed', async () => {
    const element = place<Sample>('<site-sample open></site-sample>');
    element.removeAttribute('open');
    await rendered();
    expect(shown(element).open).to.equal(false);
  });
});

describe('a toggle that is on by default', () => {
  it('is on when absent, empty or true, and off when false', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const read = async (text: string | null): Promise<unknown> => {
      if (text === null) element.removeAttribute('loud');
      else element.setAttribute('loud', text);
      await rendered();
      return shown(element).loud;
    };
    expect([await read(null), await read(''), await read('true'), await read('false'), await read(null)]).to.deep.equal(
      [true, true, true, false, true],
    );
  });
});

describe('reflection', () => {
  it('writes the value of a property to its attribute, and reads it from there', () => {
    const element = place<Sample>('<site-sample></site-sample>');
    Object.assign(element, { open: true, loud: false, label: 'Hi', amount: 4, tone: 'bold', target: '/a', wait: 250 });
    Object.assign(element, { room: '50%', shape: 1.5, frame: { width: 16, height: 9 }, focus2: { x: 0.25, y: 1 } });
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    expect(attributes).to.deep.equal({
      open: '',
      loud: 'false',
      label: 'Hi',
      amount: '4',
      tone: 'bold',
      target: '/a',
      wait: '250ms',
      room: '50%',
      shape: '1.5',
      frame: '16x9',
      focus2: '0.25,1',
    });
    expect([element.wait, element.frame?.width, element.focus2.x]).to.deep.equal([250, 16, 0.25]);
  });

  it('derives attribute names from property names, acronyms included', () => {
    const element = place<Sample>('<site-sample></site-sample>');
    element.dataURL = 'x';
    expect(element.getAttribute('data-url')).to.equal('x');
  });

  it('removes the attribute when a property is set to undefined or null', () => {
    const element = place<Sample>('<site-sample label="Hi" amount="4"></site-sample>');
    element.label = undefined;
    Reflect.set(element, 'amount', null);
    expect([element.hasAttribute('label'), element.amount]).to.deep.equal([false, 3]);
  });

  it('accepts the number of a named value and returns the name', () => {
    expect(place<Sample>('<site-sample tone="1"></site-sample>').tone).to.equal('bold');
  });
});

describe('rich properties', () => {
  it('keep the identity of the object and write no attribute', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const data = { amount: 5, when: new Date() };
    element.data = data;
    element.tags = ['a', 'b'];
    expect(element.data).to.equal(data);
    expect(element.attributes).to.have.length(0);
    await rendered();
    expect(shown(element).tags).to.deep.equal(['a', 'b']);
  });

  it('accept text as their attributes do, because frameworks set attributes as properties', () => {
    const element = place<Sample>('<site-sample></site-sample>');
    Reflect.set(element, 'data', '{"amount":4}');
    Reflect.set(element, 'tags', 'a b');
    Reflect.set(element, 'open', 'true');
    Reflect.set(element, 'loud', 'false');
    Reflect.set(element, 'amount', '7');
    expect([element.data?.amount, element.tags, element.open, element.loud, element.amount]).to.deep.equal([
      4,
      ['a', 'b'],
      true,
      false,
      7,
    ]);
  });

  it('are unset by an empty string, which Preact uses to remove a value', async () => {
    const element = place<Sample>('<site-sample open loud="false" amount="4" tone="bold" label="Hi"></site-sample>');
    element.data = { amount: 5 };
    const warnings = await warningsDuring(() => {
      for (const key of ['open', 'loud', 'amount', 'tone', 'data', 'label']) Reflect.set(element, key, '');
    });
    expect(shown(element)).to.include({ open: false, loud: true, amount: 3, tone: 'calm', label: '' });
    expect(element.data).to.equal(undefined);
    expect(warnings).to.deep.equal([]);
  });

  it('follow whichever of attribute and property was written last', () => {
    const element = place<Sample>('<site-sample tags="a b"></site-sample>');
    expect(element.tags).to.deep.equal(['a', 'b']);
    element.tags = ['c'];
    expect(element.tags).to.deep.equal(['c']);
    element.setAttribute('tags', 'd');
    expect(element.tags).to.deep.equal(['d']);
    element.removeAttribute('tags');
    expect(element.tags).to.deep.equal([]);
  });
});

describe('layers', () => {
  it('take effect one after the other when attributes are removed', async () => {
    const element = place<Sample>('<site-sample amount="1" tone="bold"></site-sample>');
    element.data = { amount: 2 };
    const amounts = [element.amount];
    element.removeAttribute('amount');
    amounts.push(element.amount);
    element.data = undefined;
    amounts.push(element.amount);
    element.removeAttribute('tone');
    amounts.push(element.amount);
    expect(amounts).to.deep.equal([1, 2, 9, 3]);
    await rendered();
    expect(shown(element).amount).to.equal(3);
  });
});

describe('a bad value', () => {
  const cases: readonly (readonly [string, string, string, unknown])[] = [
    ['amount', 'twelve', 'a whole', 3],
    ['amount', '11', 'a number from 0 to 10', 3],
    ['amount', '', 'a number', 3],
    ['tone', 'shrill', 'one of calm, bold', 'calm'],
    ['target', 'javascript:alert(1)', 'a URL', undefined],
    ['target', ' java\nscript:alert(1)', 'a URL', undefined],
    ['data', '{bad', 'a JSON object', undefined],
    ['room', '-3px', 'a length', '20px'],
    ['wait', 'soon', 'a time', 600],
    ['shape', '0', 'a ratio', undefined],
    ['frame', '16', 'a size', undefined],
    ['focus2', '2,2', 'a point', { x: 0.5, y: 0.5 }],
    ['loud', 'maybe', 'true or false', true],
  ];
  for (const [attribute, text, accepted, fallback] of cases) {
    it(`of ${attribute} (${JSON.stringify(text)}) counts as unset and is reported once`, async () => {
      const markup = `<site-sample ${attribute}="${text}"></site-sample>`;
      let element: Sample | undefined;
      const warnings = await warningsDuring(() => {
        element = place<Sample>(markup);
        place(markup);
      });
      expect(Reflect.get(element ?? {}, attribute)).to.deep.equal(fallback);
      expect(warnings).to.have.length(1);
      expect(warnings[0])
        .to.contain('<site-sample>')
        .and.contain(attribute)
        .and.contain(accepted.replace('a whole', 'a number'));
    });
  }

  it('of a property counts as unset too', async () => {
    const element = place<Sample>('<site-sample></site-sample>');
    const warnings = await warningsDuring(() => {
      Reflect.set(element, 'data', 'text');
      Reflect.set(element, 'tags', [1]);
      Reflect.set(element, 'amount', Number.NaN);
      Reflect.set(element, 'frame', 7);
    });
    expect([element.data, element.tags, element.amount, element.frame]).to.deep.equal([undefined, [], 3, undefined]);
    expect(warnings).to.have.length(4);
  });

  it('does not keep the element from being defined or shown', async () => {
    await warningsDuring(() => place('<site-sample data="[" amount="x" tone="?"></site-sample>'));
    const element = document.querySelector('site-sample');
    expect(element?.matches(':defined')).to.equal(true);
    expect(element?.shadowRoot?.querySelector('button')).to.exist;
  });
});
