import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import 'site-elements/site-elements.css';
import { App } from './App.jsx';

const root = document.querySelector('#root');
const app = (
  <StrictMode>
    <App page={root.dataset.page} />
  </StrictMode>
);

// `npm start` serves empty pages; the build renders them.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
