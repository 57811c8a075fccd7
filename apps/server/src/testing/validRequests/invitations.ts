import { anInvitation } from '../anInvitation.ts';
import type { RequestContext, ValidRequests } from './validRequest.ts';

const ofInvited = async ({ library }: RequestContext) => ({
  params: { personId: (await anInvitation(library)).personId },
});

const peopleFile = Buffer.from('e-mail;first name;account\nliv@halvorsen.example;Liv;library\n').toString(
  'base64',
);

/** Something right to send for each call of `invitations`. */
export const invitations: ValidRequests<'invitations'> = {
  list: () => ({ query: {} }),
  invite: () => ({
    body: { people: [{ email: 'runa@halvorsen.example', firstName: 'Runa' }], accountIds: ['library'] },
  }),
  again: ofInvited,
  takeBack: ofInvited,
  sendPasswordLink: ofInvited,
  preview: () => ({ body: { file: peopleFile } }),
  import: () => ({ body: { file: peopleFile } }),
};
