import type { Transporter } from 'nodemailer'
import { answered, failed, unknown } from '../../answer.ts'
import { usualPatience } from '../../http/transport.ts'
import type { MailChannel, MailFailure } from '../port.ts'
import type { SmtpConfig } from './config.ts'

interface SmtpError extends Error {
  readonly code?: string
  /** `connect` when there was nobody to talk to. */
  readonly syscall?: string
  readonly responseCode?: number
}

/** Milliseconds without a byte; a mailbox may look into an attachment before it answers. */
const silence = 20_000

/** Headers are one line, whatever a name in them was. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** SMTP (RFC 5321), always over TLS: invoices name people. */
export function createSmtp(config: SmtpConfig): MailChannel {
  const { host, port, isTls, user, password, from, serverName, authority } = config
  // Read with the first mail.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      host,
      port,
      secure: isTls,
      requireTLS: !isTls,
      auth: { user, pass: password },
      tls: {
        minVersion: 'TLSv1.2',
        ...(serverName && { servername: serverName }),
        ...(authority && { ca: authority }),
      },
      connectionTimeout: usualPatience.connectWithin,
      greetingTimeout: usualPatience.answerWithin,
      socketTimeout: silence,
      // What we send is what we were given, never a file or an address that a text names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let opened: Promise<Transporter> | undefined
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  const domain = address.split('@')[1] ?? 'localhost'

  return {
    async send({ id, to, fromName, subject, text, html, attachments }) {
      try {
        const transport = await (opened ??= open())
        await transport.sendMail({
          from: { name: oneLine(fromName) || name, address },
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          subject: oneLine(subject),
          text,
          html,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: oneLine(name),
            contentType: type,
            content,
          })),
        })
        return answered('taken')
      } catch (error) {
        return answerOf(error as SmtpError)
      }
    },
  }
}

/**
 * What became of a mail that was not taken on: the server's own code decides, where there is one.
 */
function answerOf(error: SmtpError) {
  const { code = 'ERROR', syscall, responseCode, message } = error
  const said = responseCode === undefined ? code : String(responseCode)
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS')
    return failed<MailFailure>('config', said, message)
  if (code === 'EENVELOPE')
    return failed<MailFailure>(
      responseCode !== undefined && responseCode < 500 ? 'busy' : 'badAddress',
      said,
      message,
    )
  if (responseCode !== undefined)
    return failed<MailFailure>(responseCode >= 500 ? 'refused' : 'busy', said, message)
  // Where it broke off later, the last byte may have been on its way.
  return syscall === 'connect' || code === 'EDNS'
    ? failed<MailFailure>('busy', said, message)
    : unknown(said, message)
}
