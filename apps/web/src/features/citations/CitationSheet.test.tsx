// @vitest-environment happy-dom
import { citationStyles } from '@norma/contracts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { Answer, rendered, type RecordedCall } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { useAddress } from '../documents/forDocumentPage.ts';
import { CitationSheet } from './CitationSheet.tsx';

const onClose = vi.fn();
const Drawer = () => <CitationSheet document={document} address={useAddress()} onClose={onClose} />;

async function shown() {
  const screen = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('citations', async () => Drawer) }],
    answers: {
      'citations.citationTypes': citationStyles.map((value) => ({ value, text: value.toUpperCase() })),
      'citations.textCitation': ({ query }: RecordedCall) => ({
        citationText: `As ${query.get('citationStyle')}.`,
      }),
      'citations.risCitation': new Answer('TY  - STAND\r\n', {}),
    },
  });
  await screen.page.findByText('As apa.');
  return screen;
}

describe('The citation dialog', () => {
  it('has a choice of type, the text of the citation, a tooltip that informs, and Close [citations-005]', async () => {
    const { page, user } = await shown();
    const types = page.getByRole('combobox', { name: 'Citation type' });
    expect([...types.querySelectorAll('option')].map(({ value }) => value)).toEqual([...citationStyles]);
    await user.selectOptions(types, 'iso690');
    expect(await page.findByText('As iso690.')).toBeTruthy();
    expect(
      page.getByRole('button', { name: /^Check the citation against your publisher’s rules/ }),
    ).toBeTruthy();
    for (const close of page.getAllByRole('button', { name: 'Close' })) await user.click(close);
    expect(onClose).toHaveBeenCalledTimes(page.getAllByRole('button', { name: 'Close' }).length);
  });

  it('exports the citation as an RIS file with the name of the document [citations-006]', async () => {
    const { page, user } = await shown();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(page.getByRole('button', { name: 'Export' }));
    await user.click(await page.findByRole('menuitem', { name: 'RIS' }));
    await waitFor(() => expect(saved).toEqual(['NSB E 214-24.ris']));
  });
});
