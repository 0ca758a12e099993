import Link from 'next/link';
import 'site-elements/site-elements.css';
import '../public/site.css';
import { Elements } from './elements.jsx';
import { PageLinks } from './page-links.jsx';

export const metadata = { icons: '/mark.svg' };

/** Page layout shared by all pages. */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <site-cookie-banner id="cookies" preset="strict">
          <p>We would like to count visits. This does not happen unless you accept.</p>
        </site-cookie-banner>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="masthead">
          <Link className="wordmark" href="/">
            <img src="/mark.svg" alt="" width="32" height="32" />
            Sund
          </Link>
          <nav aria-label="Pages">
            <PageLinks />
          </nav>
        </header>
        <main id="main">{children}</main>
        <footer className="colophon">
          <p>Sund, Havnegata 4, 1440 Drøbak, Norway</p>
          <button type="button" commandfor="cookies" command="--show">
            Cookie settings
          </button>
        </footer>
        <Elements />
      </body>
    </html>
  );
}
