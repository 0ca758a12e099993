'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

const links = [
  { href: '/', text: 'Prints' },
  { href: '/contact/', text: 'Contact' },
];

/** The links to all pages. That of the current one is marked. */
export function PageLinks() {
  const path = `${usePathname()}/`.replace(/\/+$/, '/');
  return (
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} aria-current={href === path ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
