import type account from '../features/account/messages/en.json';
import type compassPoints from '../features/compassPoints/messages/en.json';
import type citations from '../features/documents/citations/messages/en.json';
import type comparison from '../features/documents/comparison/messages/en.json';
import type details from '../features/documents/details/messages/en.json';
import type download from '../features/documents/download/messages/en.json';
import type entry from '../features/documents/entry/messages/en.json';
import type fullBook from '../features/documents/fullBook/messages/en.json';
import type html from '../features/documents/html/messages/en.json';
import type documents from '../features/documents/messages/en.json';
import type notes from '../features/documents/notes/messages/en.json';
import type pdf from '../features/documents/pdf/messages/en.json';
import type related from '../features/documents/related/messages/en.json';
import type share from '../features/documents/share/messages/en.json';
import type training from '../features/documents/training/messages/en.json';
import type workItems from '../features/documents/workItems/messages/en.json';
import type favorites from '../features/favorites/messages/en.json';
import type help from '../features/help/messages/en.json';
import type home from '../features/home/messages/en.json';
import type shelf from '../features/home/shelf/messages/en.json';
import type feedback from '../features/search/feedback/messages/en.json';
import type search from '../features/search/messages/en.json';
import type refinement from '../features/search/refinement/messages/en.json';
import type tracking from '../features/tracking/messages/en.json';
import type agreement from '../features/session/agreement/messages/en.json';
import type gate from '../features/session/gate/messages/en.json';

/** The words of every feature by namespace, which is the name of the folder around its messages. */
declare module '../words/messages.ts' {
  interface Messages {
    account: typeof account;
    agreement: typeof agreement;
    citations: typeof citations;
    comparison: typeof comparison;
    compassPoints: typeof compassPoints;
    details: typeof details;
    documents: typeof documents;
    download: typeof download;
    entry: typeof entry;
    favorites: typeof favorites;
    feedback: typeof feedback;
    fullBook: typeof fullBook;
    gate: typeof gate;
    help: typeof help;
    home: typeof home;
    html: typeof html;
    notes: typeof notes;
    pdf: typeof pdf;
    refinement: typeof refinement;
    related: typeof related;
    search: typeof search;
    share: typeof share;
    shelf: typeof shelf;
    tracking: typeof tracking;
    training: typeof training;
    workItems: typeof workItems;
  }
}
