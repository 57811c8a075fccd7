import { z } from 'zod';
import { contract, file } from '../kit/index.ts';
import { UserResources } from './resources.ts';

export { ResourceDownload, ResourceItem, ResourcePart, ResourceSection, UserResources } from './resources.ts';

const Title = z.string().trim().min(1).max(200).describe('The id or the title of a topic of the help menu');

const noDocument = {
  status: 404,
  code: 'help-document-not-found',
  detail: 'Help document not found',
} as const;
const noResources = {
  status: 404,
  code: 'user-resources-not-found',
  detail: 'This library has no user resources',
} as const;
const noTicket = {
  status: 403,
  code: 'ticket-expired',
  detail: 'This download link is invalid or has expired',
} as const;

/** Guides to the library, and what a standards body has for those who work with it. */
export const help = contract({
  helpDocument: {
    method: 'GET',
    path: '/api/documents/getHelpDocument',
    summary: 'A help document as a file',
    who: 'reader',
    cost: 'download',
    query: z.object({ title: Title, format: z.literal('pdf').default('pdf') }),
    answer: file('application/pdf'),
    failures: [noDocument],
  },
  helpDocumentAddress: {
    method: 'POST',
    path: '/api/documents/helpDocument/address',
    summary: 'The URL of a help document for a new tab',
    who: 'reader',
    body: z.object({ title: Title }),
    answer: z.object({ address: z.string().describe('Good for 60 seconds') }),
    failures: [noDocument],
  },
  helpDocumentShown: {
    method: 'GET',
    path: '/api/documents/helpDocument/{title}',
    summary: 'A help document, with a ticket',
    who: 'anyone',
    params: z.object({ title: Title }),
    query: z.object({ ticket: z.string().max(200).default('') }),
    answer: file('application/pdf'),
    failures: [noTicket, noDocument],
  },
  userResources: {
    method: 'GET',
    path: '/api/tenant/getUserResources',
    summary: 'The resources of a standards body’s library, in the language of the reader',
    who: 'reader',
    answer: UserResources,
    failures: [noResources],
  },
});
