import { useEffect } from 'react';
import { Contact } from './Contact.jsx';
import { Prints } from './Prints.jsx';

const links = [
  { page: 'index', href: '/', text: 'Prints', Content: Prints },
  { page: 'contact', href: '/contact.html', text: 'Contact', Content: Contact },
];

/** A page of the site. The build renders it to HTML, and the browser hydrates it. */
export function App({ page }) {
  // After React has hydrated the page, because the elements write into their markup.
  useEffect(() => void import('./elements.js'), []);
  const current = (name) => (name === page ? 'page' : undefined);
  const { Content } = links.find((link) => link.page === page);
  return (
    <>
      <site-cookie-banner id="cookies" preset="strict">
        <p>We would like to count visits. This does not happen unless you accept.</p>
      </site-cookie-banner>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="masthead">
        <a className="wordmark" href="/" aria-current={current('index')}>
          <img src="/mark.svg" alt="" width="32" height="32" />
          Sund
        </a>
        <nav aria-label="Pages">
          <ul>
            {links.map(({ page: name, href, text }) => (
              <li key={name}>
                <a href={href} aria-current={current(name)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">
        <Content />
      </main>
      <footer className="colophon">
        <p>Sund, Havnegata 4, 1440 Drøbak, Norway</p>
        <button type="button" commandfor="cookies" command="--show">
          Cookie settings
        </button>
      </footer>
    </>
  );
}
