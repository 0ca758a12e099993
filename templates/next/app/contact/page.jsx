export const metadata = {
  title: 'Contact · Sund',
  description: 'Havnegata 4, Drøbak, Norway: opening hours, a map, and a contact form.',
};

export default function Contact() {
  return (
    <>
      <div className="opening">
        <h1>Visit the workshop</h1>
        <p className="lead">
          The red house at the end of the harbour. The ferry from Oslo takes an hour and a half, and stops outside the
          door.
        </p>
      </div>
      <section className="beside" aria-labelledby="place">
        <div>
          <h2 id="place">The workshop</h2>
          <dl className="hours">
            <div>
              <dt>Thursday, Friday</dt>
              <dd>12 to 18</dd>
            </div>
            <div>
              <dt>Saturday</dt>
              <dd>11 to 16</dd>
            </div>
            <div>
              <dt>Other days</dt>
              <dd>by letter</dd>
            </div>
          </dl>
        </div>
        <site-map
          map-lat="59.6609"
          map-lng="10.629"
          map-zoom="15"
          address-title="Sund"
          address-line1="Havnegata 4"
          address-line2="1440 Drøbak"
          address-country="Norway"
          maps-url="https://www.openstreetmap.org/?mlat={lat}&amp;mlon={lng}#map={zoom}/{lat}/{lng}"
        >
          <a href="https://www.openstreetmap.org/?mlat=59.6609&amp;mlon=10.629#map=15/59.6609/10.629">
            <img src="/images/harbour.svg" alt="The workshop on an external map" width="1200" height="800" />
          </a>
        </site-map>
      </section>
      <section className="beside" aria-labelledby="write">
        <header>
          <h2 id="write">Write to us</h2>
          <p>Ask about a number, a frame, or a print that is not listed. We answer within two days.</p>
        </header>
        <site-form form-id="contact" submission-text="Thank you. We answer within two days.">
          <form method="post" action="/api/form/SaveFormSubmission">
            <input type="hidden" name="formId" value="contact" />
            <div>
              <label htmlFor="name">Name</label>
              <input id="name" name="name" autoComplete="name" required />
            </div>
            <div>
              <label htmlFor="email">Email</label>
              <input id="email" name="email" type="email" autoComplete="email" required />
            </div>
            <div>
              <label htmlFor="message">Message</label>
              <textarea id="message" name="message" rows={6} required></textarea>
            </div>
            <button type="submit">Send message</button>
          </form>
        </site-form>
      </section>
    </>
  );
}
