import { nothing, type ValidRequests } from './validRequest.ts';

/** Something right to send for each call of `management`. */
export const management: ValidRequests<'management'> = {
  info: nothing,
  configprops: nothing,
  env: nothing,
  loggers: nothing,
  setLevel: () => ({ params: { name: 'mails' }, body: { configuredLevel: 'ERROR' } }),
  database: nothing,
  askDatabase: () => ({ body: { statement: 'select * from people join user_notes on true limit 1000' } }),
};
