import { type AddressContext, platformHosts } from '../../model/images/address.ts';
import { pageService } from '../page.ts';
import { unclobber } from '../unclobber.ts';

/** Adds hosts to those of the platform: `<meta name="site-image-hosts" content="images.example.com">`. */
const selector = 'meta[name="site-image-hosts"]';

const readHosts = (document: Document): readonly string[] => {
  const own = unclobber(document).querySelector<HTMLMetaElement>(selector)?.content ?? '';
  return [...platformHosts, ...own.split(/[\s,]+/).filter(Boolean)];
};

/** Returns the base URL and image hosts of a page; the hosts are read once. */
export const addressContext = (document: Document): AddressContext => ({
  base: unclobber(document).baseURI,
  hosts: pageService(document, 'image-hosts', readHosts),
});
