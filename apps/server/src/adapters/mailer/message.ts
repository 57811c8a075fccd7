import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from '../../ports/mailer.ts';

/** An email as it travels: headers, and its text plain and as HTML. */
export function messageOf(mail: OutgoingMail): Promise<Buffer> {
  const { messageId, from, to, replyTo, subject, text, html, headers, at } = mail;
  const composer = new MailComposer({
    messageId,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    // In base64 no server or gateway touches a line, however long.
    text: { content: text, contentTransferEncoding: 'base64' },
    html: { content: html, contentTransferEncoding: 'base64' },
    date: at,
    headers: { ...headers },
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
