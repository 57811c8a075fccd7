import { languages } from '@norma/contracts/fields';
import { afterAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../adapters/pdf-stamper/testing/makePdf.ts';
import { threadedStamper } from '../../adapters/pdf-stamper/threadedStamper.ts';
import { pdfiumReader } from '../../adapters/pdf-reader/pdfiumReader.ts';
import { translate } from '../../i18n/translate.ts';
import { stampLines } from './stamp.ts';

const stamper = threadedStamper();
const reader = pdfiumReader();
afterAll(() => Promise.all([stamper.close(), reader.close()]));

const watch = { signal: new AbortController().signal, onProgress: () => undefined };
const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

describe('the words of a stamp', () => {
  it.each(languages)('are on the page in $tag, with the day as it is written there', async ({ tag }) => {
    const { lines, language } = stampLines({
      name: 'Ines Ravndal',
      email: 'ines@halvorsen.example',
      account: 'Halvorsen Consulting',
      tenant: 'Northern Standards Board',
      licenceLine: '',
      language: tag,
      day: new Date('2026-03-04T12:00:00Z'),
    });
    const pdf = makePdf([{}]);
    const answer = await stamper.stamp({ pdf, stamp: { lines, language, notes: [] } }, watch);
    if ('problem' in answer) throw new Error(answer.problem);
    const content = await reader.read(Buffer.concat([answer.repaired ?? pdf, answer.end]));
    if ('problem' in content) throw new Error(content.problem);
    const text = withoutSpaces(content.texts.join('\n'));
    expect(text).toContain(withoutSpaces(translate('stamp', tag, 'licence')));
    expect(text).toContain('InesRavndal');
    expect(text).toContain('2026');
  });
});
