import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The form that asks for access to a document, or how the request was answered. */
export const RequestForm = lazyWithMessages(
  ['access-requests', 'documents'],
  async () => (await import('./RequestForm.tsx')).RequestForm,
);
