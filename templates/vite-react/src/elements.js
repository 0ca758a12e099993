// The elements that the site uses, on the React of this project.
import 'site-elements/cookie-banner';
import 'site-elements/form';
import 'site-elements/gallery';
import 'site-elements/map';
