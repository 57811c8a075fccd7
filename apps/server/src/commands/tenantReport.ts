import { figuresOf, type Figure } from '@norma/theme';
import type { Mistake } from '../modules/tenants/index.ts';
import type { TenantSettings } from '../tenant/settings.ts';

const line = (label: string, value: string): string => `  ${label.padEnd(12)}${value}`;

/** What a tenant will be: its name, where it is, what it offers, and how its color stand. */
export function reportLines(settings: TenantSettings, origin: string): string[] {
  const { key, title, hosts, publishers, features, searchTypes, refinementSections, theme } = settings;
  const codes = (isOn: boolean): string =>
    features
      .filter(({ enabled }) => enabled === isOn)
      .map(({ code }) => code)
      .join(', ') || 'none';
  return [
    line('tenant', `${key}, ${title}`),
    line('address', origin),
    line('hosts', hosts.join(', ') || 'none'),
    line('publishers', publishers.join(', ')),
    line('features on', codes(true)),
    line('off', codes(false)),
    line('searches', searchTypes.flatMap(({ code, enabled }) => (enabled ? code : [])).join(', ') || 'none'),
    line(
      'sections',
      refinementSections.flatMap(({ code, enabled }) => (enabled ? code : [])).join(', ') || 'none',
    ),
    line(
      'theme',
      `${theme.brand} on ${theme.paper} paper, ${theme.titleFace} titles, ${theme.header} header`,
    ),
    ...figuresOf(theme).map((figure) => line('', figureWords(figure))),
  ];
}

const figureWords = ({ role, colour: color, ground, ratio, least }: Figure): string =>
  `${role.padEnd(26)}${color} on ${ground.toUpperCase()}  ${ratio.toFixed(1).padStart(4)}  (at least ${least})`;

/** Each mistake at its field. */
export const mistakeLines = (mistakes: readonly Mistake[]): string[] =>
  mistakes.map(({ path, message }) => `  ${path || 'the file'}: ${message}`);
