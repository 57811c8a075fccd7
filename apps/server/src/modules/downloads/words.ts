import { writeDay } from '@norma/contracts/fields';
import { translate } from '../../i18n/translate.ts';

type Words = {
  readonly downloaded: (day: Date) => string;
  readonly licence: string;
};

/** The words of a stamp in the reader's language. */
export const stampWords = (language: string): Words => ({
  downloaded: (day) =>
    translate('stamp', language, 'downloaded', {
      day: writeDay(day.toISOString().slice(0, 10), 'MMM DD YYYY', language),
    }),
  licence: translate('stamp', language, 'licence'),
});
