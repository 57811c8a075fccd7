import { z } from 'zod';
import { notFound } from '../documents/failures.ts';
import { assetTypes, contentTypes } from '../documents/kinds.ts';
import { ContentId } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

export { offersCitation } from './offers.ts';

/** The styles of reference lists that documents are cited in. */
export const citationStyles = ['apa', 'mla', 'chicago', 'iso690', 'ieee', 'vancouver'] as const;

/** A style to choose, with the name that writers know it by. */
export const CitationType = z.object({ value: z.enum(citationStyles), text: z.string() });
export type CitationType = z.infer<typeof CitationType>;

const asked = {
  contentId: ContentId,
  contentType: z.enum(contentTypes),
  assetType: z.enum(assetTypes),
};
const ofStyle = z.object({ ...asked, citationStyle: z.enum(citationStyles) });
/** A file of references says everything: its style comes where it is read. */
const ofAnyStyle = z.object({ ...asked, citationStyle: z.enum(citationStyles).optional() });

const failures = [
  notFound,
  {
    status: 403,
    code: 'citation-not-offered',
    detail: 'Citations are not available for this document',
  },
] as const;

/** How documents are named in the reference lists of others. */
export const citations = contract({
  citationTypes: {
    method: 'GET',
    path: '/api/getCitationTypes',
    summary: 'The styles in which documents are cited',
    who: 'reader',
    answer: z.array(CitationType),
  },
  textCitation: {
    method: 'GET',
    path: '/api/getTextCitation',
    summary: 'A document as one line of a reference list',
    who: 'reader',
    query: ofStyle,
    answer: z.object({ citationText: z.string() }),
    failures,
  },
  risCitation: {
    method: 'GET',
    path: '/api/getRisCitation',
    summary: 'A document as RIS, for reference managers',
    who: 'reader',
    query: ofAnyStyle,
    answer: file('application/x-research-info-systems'),
    failures,
  },
  bibtexCitation: {
    method: 'GET',
    path: '/api/getBibtexCitation',
    summary: 'A document as BibTeX',
    who: 'reader',
    query: ofAnyStyle,
    answer: file('application/x-bibtex'),
    failures,
  },
  cslCitation: {
    method: 'GET',
    path: '/api/getCslJsonCitation',
    summary: 'A document as CSL-JSON',
    who: 'reader',
    query: ofAnyStyle,
    answer: file('application/vnd.citationstyles.csl+json'),
    failures,
  },
});
