import { type AddressContext, platformHosts } from '../../model/images/address.ts';
import { pageService } from '../page.ts';

/** What adds hosts to the platform's own: `<meta name="site-image-hosts" content="images.example.com">`. */
const selector = 'meta[name="site-image-hosts"]';

const readHosts = (document: Document): readonly string[] => {
  const own = document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
  return [...platformHosts, ...own.split(/[\s,]+/).filter(Boolean)];
};

/** What the addresses of a page's images are read against; the hosts are read once. */
export const addressContext = (document: Document): AddressContext => ({
  base: document.baseURI,
  hosts: pageService(document, 'image-hosts', readHosts),
});
