import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTenant } from './features/session/index.ts';
import { startI18n } from './i18n/i18n.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the app');

const [tenant] = await Promise.all([loadTenant(), startI18n()]);
createRoot(root).render(
  <StrictMode>
    <App tenant={tenant} />
  </StrictMode>,
);
