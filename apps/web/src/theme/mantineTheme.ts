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
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
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
  shadows: { xl: 'var(--shadow-layer)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Resolves Mantine's own variables from the tokens, which know light and dark themselves. */
export const mantineVariables: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-primary-color-filled': 'var(--accent-fill)',
  };
  return { variables: {}, light: roles, dark: roles };
};
