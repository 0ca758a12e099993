/** Runs in a page with an opaque origin: uses every element and posts the result to the parent page. */
import { placeIn } from '../support/own-page.ts';
import { specimens } from './specimens.ts';

const troubles: string[] = [];
const used: string[] = [];
addEventListener('error', ({ message }) => troubles.push(message));
addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
document.addEventListener('site-error', (event) => troubles.push((event as CustomEvent).detail.code));

function storage(): string {
  try {
    return typeof localStorage;
  } catch {
    return 'denied';
  }
}

for (const { contract, markup, use, leave } of Object.values(specimens)) {
  try {
    await import(`/dist/test/${contract.tag}.js`);
    const element = placeIn(document, markup);
    await use(element);
    await leave(element);
    used.push(contract.tag);
  } catch (cause) {
    troubles.push(String(cause));
  }
}
parent.postMessage({ origin, storage: storage(), used, troubles }, '*');
