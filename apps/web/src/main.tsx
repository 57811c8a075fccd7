import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTenant } from './features/session/index.ts';
import { startWords } from './words/words.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the app');

const [tenant] = await Promise.all([loadTenant(), startWords()]);
createRoot(root).render(
  <StrictMode>
    <App tenant={tenant} />
  </StrictMode>,
);
