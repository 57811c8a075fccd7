import { withMessages } from '../../i18n/withMessages.ts';

const link = async () => (await import('./VerifiedLink.tsx')).VerifiedLink;

/** A link to a document that is followed once it is certain that the reader may open it, with its words. */
export const loadVerifiedLink = () => withMessages('documents', link());
