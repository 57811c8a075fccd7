import type { EmailContext, Part, EmailContent } from './emailTemplate.ts';
import { htmlOf } from './html.ts';
import { oneLine } from './plainText.ts';
import { emailMessages } from './messages.ts';

/** What an email says, in both of its forms. */
export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

const longestSubject = 200;

/** A letter in the look of its tenant, as HTML and plain; `unsubscribe` is the link by which no more of it come. */
export function render(written: EmailContent, context: EmailContext, unsubscribe: string | null): Rendered {
  return {
    subject: shortened(oneLine(written.subject), longestSubject),
    text: textOf(written, context, unsubscribe),
    html: htmlOf(written, context, unsubscribe),
  };
}

const shortened = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;

function textOf(written: EmailContent, context: EmailContext, unsubscribe: string | null): string {
  const { tenant, language, name } = context;
  const { origin, settings } = tenant;
  const t = emailMessages(language);
  const { action } = written;
  const contact = settings.supportEmail || settings.supportPhone;
  const blocks = [
    name ? t('greeting', { name: oneLine(name) }) : t('greetingNobody'),
    ...written.parts.map((part) => textOfPart(part, context)),
    ...(action ? [`${oneLine(action.words)}:\n${origin}${action.path}`] : []),
    '-- ',
    [oneLine(settings.title), written.why, ...(contact ? [t('help', { contact })] : [])].join('\n'),
    ...(unsubscribe ? [`${t('unsubscribe')}:\n${unsubscribe}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function textOfPart(part: Part, { tenant, language }: EmailContext): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('quoted' in part) {
    const lines = part.quoted.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
    return [...lines, emailMessages(language)('by', { name: oneLine(part.by) })].join('\n');
  }
  return part.listed
    .map(({ title, notes = [], path }) =>
      [
        `• ${oneLine(title)}`,
        ...notes.map((note) => `  ${oneLine(note)}`),
        ...(path ? [`  ${tenant.origin}${path}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}
