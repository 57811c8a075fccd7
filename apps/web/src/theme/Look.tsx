import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme, mantineVariables } from './mantineTheme.ts';
import './look.css';

/** The page's nonce; browsers hide it in the attribute and tell it to scripts alone. */
const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Everything below has the look of the house, in the reader's color scheme and in the direction of the page. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={mantineVariables}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
