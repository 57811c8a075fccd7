// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { useAddress } from '../documents/forDocumentPage.ts';

const said = 'Inferred: the source gives no status';

const shown = (isStatusInferred: boolean) => {
  const Head = () => <DocumentHead document={{ ...document, isStatusInferred }} address={useAddress()} />;
  return rendered({
    routes: [{ path: '*', lazy: lazyRoute('documents', async () => Head) }],
    at: '/document/?contentCode=NSB%7Cnsb-e-214-24',
  });
};

describe('the head of a document', () => {
  it('says beside the status that it is inferred, where no source gives one', async () => {
    const { page } = await shown(true);
    expect(await page.findByText(said)).toBeTruthy();
  });

  it('says nothing of the kind where a source gives it', async () => {
    const { page } = await shown(false);
    await page.findByRole('heading', { level: 1 });
    expect(page.queryByText(said)).toBeNull();
  });
});
