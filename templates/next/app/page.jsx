import prints from './prints.json';

export const metadata = {
  title: 'Sund, linocuts of the sea',
  description: 'A small print workshop by the fjord. Six linocuts of the sea, printed by hand.',
};

export default function Prints() {
  return (
    <>
      <div className="opening">
        <h1>Six prints, cut by hand from a view of the sea.</h1>
        <p className="lead">
          We draw on the pier, cut in the workshop, and print on a press from 1911. Each edition has forty prints, and a
          block is never used again.
        </p>
      </div>
      <section aria-labelledby="prints">
        <header>
          <h2 id="prints">This year’s prints</h2>
          <p>Linocut on cotton paper, 40 × 50 cm.</p>
        </header>
        <site-gallery design="grid" slides-per-row="3" aspect-ratio="4:5" gutter="24" lightbox aria-labelledby="prints">
          {prints.map(({ file, name, details, alt }, index) => (
            <figure key={file}>
              <img
                src={`/images/${file}.svg`}
                alt={alt}
                width="800"
                height="1000"
                loading={index < 3 ? 'eager' : 'lazy'}
              />
              <figcaption>
                <strong>{name}</strong> {details}
              </figcaption>
            </figure>
          ))}
        </site-gallery>
      </section>
      <section aria-labelledby="order">
        <h2 id="order">Order a print</h2>
        <p>
          Prints cost €90 and are sent rolled, within a week. <a href="/contact/#write">Write to us</a>, or come and
          choose a number.
        </p>
      </section>
    </>
  );
}
