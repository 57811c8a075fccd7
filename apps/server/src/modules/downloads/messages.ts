import { writeDay } from '@norma/contracts/fields';
import { translate } from '../../i18n/translate.ts';

type StampMessages = {
  readonly downloaded: (day: Date) => string;
  readonly license: string;
};

/** The words of a stamp in the reader's language. */
export const stampMessages = (language: string): StampMessages => ({
  downloaded: (day) =>
    translate('stamp', language, 'downloaded', {
      day: writeDay(day.toISOString().slice(0, 10), 'MMM DD YYYY', language),
    }),
  license: translate('stamp', language, 'licence'),
});
