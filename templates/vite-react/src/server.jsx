import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

/** Returns the HTML of a page. */
export const render = (page) =>
  renderToString(
    <StrictMode>
      <App page={page} />
    </StrictMode>,
  );
