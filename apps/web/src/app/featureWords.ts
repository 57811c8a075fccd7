import type documents from '../features/documents/messages/en.json';
import type entry from '../features/documents/entry/messages/en.json';
import type html from '../features/documents/html/messages/en.json';
import type home from '../features/home/messages/en.json';
import type refinement from '../features/search/refinement/messages/en.json';
import type feedback from '../features/search/feedback/messages/en.json';
import type agreement from '../features/session/agreement/messages/en.json';
import type search from '../features/search/messages/en.json';
import type { MessageFiles, Words } from '../words/words.ts';

declare module '../words/messages.ts' {
  interface Messages {
    agreement: typeof agreement;
    documents: typeof documents;
    entry: typeof entry;
    feedback: typeof feedback;
    home: typeof home;
    html: typeof html;
    refinement: typeof refinement;
    search: typeof search;
  }
}

/** The messages of every feature: the folder's name is the namespace. */
export const featureWords: MessageFiles = import.meta.glob<Words>('../features/**/messages/*.json', {
  import: 'default',
});
