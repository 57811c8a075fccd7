import { directionOf } from '@norma/contracts/fields';
import { dark, papers, rolesOf } from '@norma/theme';
import { emailMessages } from './messages.ts';
import type { EmailContext, Part, EmailContent } from './emailTemplate.ts';
import { oneLine } from './plainText.ts';

/** What letters are written with by day, and in the dark. */
const day = { ink: '#15191E', quiet: '#5A636B', line: '#DDE0DC' };
const night = { ink: '#E8ECEF', quiet: '#A9B3BB', line: '#333B44' };

/** Text made safe for HTML, in content and in attributes. */
const safe = (text: string): string =>
  text.toWellFormed().replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * A letter as HTML for mail programs: one table of 600 px for those that know no other layout, styles in the elements
 * for those that drop style sheets, nothing that is fetched from elsewhere. Color for the dark come by a style sheet,
 * for those that have one.
 */
export function htmlOf(written: EmailContent, context: EmailContext, unsubscribe: string | null): string {
  const { tenant, language, name } = context;
  const { settings } = tenant;
  const t = emailMessages(language);
  const { theme } = settings;
  const roles = rolesOf({ brand: theme.brand, paper: theme.paper });
  const paper = papers[theme.paper];
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const greeting = name ? t('greeting', { name: oneLine(name) }) : t('greetingNobody');
  const face = "'IBM Plex Sans','IBM Plex Sans Arabic','Segoe UI',Helvetica,Arial,sans-serif";
  const titleFace = theme.titleFace === 'serif' ? "'IBM Plex Serif',Georgia,'Times New Roman',serif" : face;
  const mark = settings.markSvg.replace('<svg ', '<svg width="32" height="32" style="display:block" ');
  const contact = settings.supportEmail
    ? `<a class="quiet" href="mailto:${safe(settings.supportEmail)}" style="color:${day.quiet}">${safe(settings.supportEmail)}</a>`
    : safe(settings.supportPhone);
  const style = `
    .mail a { color: ${roles.text}; }
    @media (prefers-color-scheme: dark) {
      .desk { background: ${dark.paper} !important; }
      .sheet { background: ${dark.layer} !important; border-color: ${night.line} !important; border-top-color: ${roles.darkText} !important; }
      .sheet .ink { color: ${night.ink} !important; }
      .sheet .quiet { color: ${night.quiet} !important; }
      .sheet .link, .sheet .mark { color: ${roles.darkText} !important; }
      .sheet .button { background: ${roles.ramp[4]} !important; border-color: ${roles.ramp[4]} !important; color: ${dark.onFill} !important; }
      .sheet .rule { border-color: ${night.line} !important; }
    }
    @media (max-width: 620px) { .sheet { width: 100% !important; } .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;
  const body = [greeting, ...written.parts]
    .map((part) => htmlOfPart(part, context, { accent: roles.text, line: roles.mark, start, titleFace }))
    .join('\n');
  const { action } = written;
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 8px"><tr><td class="button" style="background:${roles.fill};border:1px solid ${roles.fillEdge};border-radius:6px"><a class="button" href="${safe(tenant.origin + action.path)}" style="display:inline-block;padding:12px 22px;font:600 15px/20px ${face};color:${roles.onFill};text-decoration:none;border-radius:6px">${safe(oneLine(action.words))}</a></td></tr></table>`
    : '';
  const { footer } = settings;
  const links = footer.links
    .map(
      ({ title, url }) =>
        `<a class="quiet" href="${safe(url)}" style="color:${day.quiet}">${safe(title)}</a>`,
    )
    .join(' · ');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(oneLine(written.subject))}</title><style>${style}</style></head>
<body class="desk" style="margin:0;padding:0;background:${paper.desk}">
<table role="presentation" class="desk mail" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="background:${paper.desk}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:100%;background:${paper.paper};border:1px solid ${day.line};border-top:4px solid ${roles.mark};border-radius:4px;text-align:${start}">
<tr><td class="pad" style="padding:24px 36px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="mark" width="32" style="color:${roles.mark};vertical-align:middle">${mark}</td><td class="ink" style="padding-inline-start:12px;vertical-align:middle;font:600 15px/20px ${face};color:${day.ink}">${safe(oneLine(settings.title))}</td></tr></table></td></tr>
<tr><td class="pad ink" style="padding:22px 36px 32px;font:400 16px/25px ${face};color:${day.ink}">
<h1 class="ink" style="margin:0 0 18px;font:600 24px/31px ${titleFace};color:${day.ink}"><bdi>${safe(oneLine(written.heading ?? written.subject))}</bdi></h1>
${body}
${button}
</td></tr>
<tr><td class="pad rule quiet" style="padding:18px 36px 24px;border-top:1px solid ${day.line};font:400 13px/20px ${face};color:${day.quiet}">
<p class="quiet" style="margin:0 0 8px">${safe(written.why)}</p>
${contact ? `<p class="quiet" style="margin:0 0 8px">${safe(t('help', { contact: '\u0001' })).replace('\u0001', () => contact)}</p>` : ''}
${unsubscribe ? `<p style="margin:0 0 8px"><a class="quiet" href="${safe(unsubscribe)}" style="color:${day.quiet}">${safe(t('unsubscribe'))}</a></p>` : ''}
${footer.text || links ? `<p class="quiet" style="margin:12px 0 0"><bdi>${safe(footer.text)}</bdi>${footer.text && links ? '<br>' : ''}${links}</p>` : ''}
</td></tr></table></td></tr></table>
</body></html>
`;
}

type Look = {
  readonly accent: string;
  readonly line: string;
  readonly start: string;
  readonly titleFace: string;
};

function htmlOfPart(
  part: Part,
  { tenant, language }: EmailContext,
  { accent, line, start, titleFace }: Look,
): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${inLines(part)}</p>`;
  if ('heading' in part)
    return `<h2 style="margin:24px 0 8px;font:600 18px/25px ${titleFace}">${safe(oneLine(part.heading))}</h2>`;
  if ('quoted' in part)
    return `<blockquote style="margin:0 0 16px;padding:2px 16px;border-${start}:3px solid ${line}" dir="auto"><p style="margin:0">${inLines(part.quoted)}</p><p class="quiet" style="margin:6px 0 0;font-size:14px;color:${day.quiet}">${safe(emailMessages(language)('by', { name: oneLine(part.by) }))}</p></blockquote>`;
  const items = part.listed.map(({ title, notes = [], path }) => {
    const name = path
      ? `<a class="link" href="${safe(tenant.origin + path)}" style="color:${accent};font-weight:600">${safe(oneLine(title))}</a>`
      : `<strong>${safe(oneLine(title))}</strong>`;
    const more = notes.map(
      (note) =>
        `<br><span class="quiet" style="font-size:14px;color:${day.quiet}">${safe(oneLine(note))}</span>`,
    );
    return `<tr><td class="rule" style="padding:10px 0;border-top:1px solid ${day.line}"><bdi>${name}</bdi>${more.join('')}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${items.join('')}</table>`;
}

const inLines = (text: string): string => safe(text).replaceAll(/\r\n|\r|\n/g, '<br>');
