import { themeCss } from '@norma/theme';
import tokens from '@norma/theme/tokens.css?raw';
import { useMemo } from 'react';
import { useLibrary } from '../useLibrary.ts';

/** The tokens of the look with the tenant's own, as CSS for a document that has none of the page's styles. */
export function useTokens(): string {
  const { theme } = useLibrary().tenant;
  return useMemo(() => `${tokens}\n${themeCss(theme)}`, [theme]);
}
