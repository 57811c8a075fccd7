import type documents from '../features/documents/messages/en.json';
import type notes from '../features/documents/notes/messages/en.json';
import type html from '../features/documents/html/messages/en.json';
import type share from '../features/documents/share/messages/en.json';
import type training from '../features/documents/training/messages/en.json';
import type home from '../features/home/messages/en.json';
import type refinement from '../features/search/refinement/messages/en.json';
import type feedback from '../features/search/feedback/messages/en.json';
import type search from '../features/search/messages/en.json';
import type { MessageFiles, Words } from '../words/words.ts';

declare module '../words/messages.ts' {
  interface Messages {
    documents: typeof documents;
    feedback: typeof feedback;
    home: typeof home;
    html: typeof html;
    notes: typeof notes;
    refinement: typeof refinement;
    search: typeof search;
    training: typeof training;
    share: typeof share;
  }
}

/** The messages of every feature: the folder's name is the namespace. */
export const featureWords: MessageFiles = import.meta.glob<Words>('../features/**/messages/*.json', {
  import: 'default',
});
