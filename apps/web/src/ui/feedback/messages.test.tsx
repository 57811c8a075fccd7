// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { MessageDialog, type MessageEnd } from '../overlays/MessageDialog.tsx';
import { showToast } from './toasts.ts';
import { ExpandableText } from '../text/ExpandableText.tsx';

const styles = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('A message', () => {
  const asked = async (question?: { confirm: string; keep: string }) => {
    const ends: MessageEnd[] = [];
    const Screen = () => {
      const [isOpen, setOpen] = useState(true);
      const end = (result: MessageEnd) => {
        ends.push(result);
        setOpen(false);
      };
      return (
        <MessageDialog isOpen={isOpen} title="Deactivate?" onEnd={end} {...(question && { question })}>
          It stays here.
        </MessageDialog>
      );
    };
    const { page, user } = await rendered({ routes: [{ path: '*', element: <Screen /> }] });
    const dialog = within(await page.findByRole('dialog', { name: 'Deactivate?' }));
    const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    return { ends, dialog, user, gone };
  };
  const question = { confirm: 'Deactivate', keep: 'Keep it' };

  it.each([
    ['OK', undefined, 'OK'],
    ['Keep it', question, 'CLOSE'],
    ['Deactivate', question, 'CONFIRM'],
  ] as const)('ends by the button “%s” [shell-045]', async (name, given, end) => {
    const { ends, dialog, user, gone } = await asked(given);
    await user.click(dialog.getByRole('button', { name }));
    await gone();
    expect(ends).toEqual([end]);
  });

  it.each([undefined, question])('ends with CLOSE by Escape [shell-045]', async (given) => {
    const { ends, user, gone } = await asked(given);
    await user.keyboard('{Escape}');
    await gone();
    expect(ends).toEqual(['CLOSE']);
  });
});

describe('A notice', () => {
  it.each([
    ['info', 'accent', false],
    ['success', 'ok', false],
    ['error', 'past', true],
  ] as const)('of %s has its words and the color %s [shell-044]', async (kind, color, isAlert) => {
    const { page } = await rendered({ routes: [{ path: '*', element: <p>Page</p> }] });
    showToast({ kind, message: 'NSB E 214 is tracked' });
    const words = await page.findByText('NSB E 214 is tracked');
    expect(words.closest('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
    expect(page.queryAllByRole('alert')).toHaveLength(isAlert ? 1 : 0);
    const kinds = kind === 'info' ? '.sign,\n.line' : `.toast[data-kind='${kind}'] :is(.sign, .line)`;
    expect(styles('Toasts.module.css')).toContain(`${kinds} {\n  color: var(--${color});`);
  });
});

describe('A long text', () => {
  const shown = async (height: number) => {
    const { page, user } = await rendered({ routes: [{ path: '*', element: <p /> }] });
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20);
    page.rerender(<ExpandableText>A text of some lines</ExpandableText>);
    const frame = () => page.getByText('A text of some lines').parentElement;
    return { page, user, frame };
  };

  it('shows its rest, and hides it again [shell-046]', async () => {
    const { page, user, frame } = await shown(100);
    expect(frame()?.hasAttribute('data-open')).toBe(false);
    await user.click(page.getByRole('button', { name: 'More', expanded: false }));
    expect(frame()?.hasAttribute('data-open')).toBe(true);
    await user.click(page.getByRole('button', { name: 'Less', expanded: true }));
    expect(frame()?.hasAttribute('data-open')).toBe(false);
  });

  it('has no more to show where all of it is seen [shell-046]', async () => {
    const { page } = await shown(20);
    expect(page.queryByRole('button')).toBeNull();
  });
});
