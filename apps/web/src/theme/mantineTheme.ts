import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const ramp: MantineColorsTuple = [
  'var(--a0)',
  'var(--a1)',
  'var(--a2)',
  'var(--a3)',
  'var(--a4)',
  'var(--a5)',
  'var(--a6)',
  'var(--a7)',
  'var(--a8)',
  'var(--a9)',
];

/** Mantine's theme, every value of it a token of the look: a tenant changes tokens, and Mantine follows. */
export const mantineTheme = createTheme({
  colors: { accent: ramp },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: 'var(--weight-title)' },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: {
    xs: 'var(--line-xs)',
    sm: 'var(--line-sm)',
    md: 'var(--line-md)',
    lg: 'var(--line-lg)',
    xl: 'var(--line-xl)',
  },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s5)', xl: 'var(--s6)' },
  radius: {
    xs: 'var(--radius)',
    sm: 'var(--radius)',
    md: 'var(--radius)',
    lg: 'var(--radius-dialog)',
    xl: 'var(--radius-dialog)',
  },
  defaultRadius: 'sm',
  shadows: { sm: 'var(--shadow-layer)', md: 'var(--shadow-layer)', xl: 'var(--shadow-layer)' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '85em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Resolves Mantine's own variables from the tokens, which know light and dark themselves. */
export const mantineVariables: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--past)',
    '--mantine-color-success': 'var(--ok)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--desk)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control-line)',
    '--mantine-color-disabled': 'var(--desk)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--rule)',
    '--mantine-primary-color-filled': 'var(--accent-fill)',
    '--mantine-primary-color-contrast': 'var(--on-fill)',
  };
  return { variables: {}, light: roles, dark: roles };
};
