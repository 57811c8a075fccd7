import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from '../../ports/mailer.ts';

/** A mail as it travels: headers, and its text plain and as HTML. */
export function messageOf(mail: OutgoingMail): Promise<Buffer> {
  const { messageId, from, to, replyTo, subject, text, html, headers, at } = mail;
  const composer = new MailComposer({
    messageId,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    date: at,
    headers: { ...headers },
    textEncoding: 'base64',
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
