import { z } from 'zod'
import { outside } from './config-live.ts'
import { type Environment, type Problem, readVariables, variable } from './config-reader.ts'

const required = z.string().min(1)
const address = '[^\\s<>@]+@[^\\s<>@]+\\.[^\\s<>@]+'
/** No line may follow it in a header. */
const sender = z
  .string()
  .regex(
    new RegExp(`^(?:[^<>\\r\\n@]{1,60} <${address}>|${address})$`),
    'must be an address, or a name and <address>',
  )

const smtp = {
  SMTP_HOST: variable(
    z.string().regex(/^[a-z\d.-]+$/i, 'must be the name of a mail server'),
    'smtp.example.com',
  ),
  SMTP_PORT: variable(
    z.coerce
      .number('must be a number')
      .int()
      .min(1, 'must be 1 to 65535')
      .max(65535, 'must be 1 to 65535')
      .default(465),
    '465',
  ),
  SMTP_USER: variable(required, 'invoice@shop.example.com'),
  SMTP_PASSWORD: variable(required, 'the password of that mailbox'),
  MAIL_FROM: variable(sender, 'invoice@shop.example.com'),
}

/**
 * A mailbox of the shop. Port 465 speaks TLS from the first byte, any other has to offer STARTTLS.
 */
export function readSmtp(env: Environment, problems: Problem[]) {
  const values = readVariables(smtp, env, problems)
  const {
    SMTP_HOST: host,
    SMTP_PORT: port,
    SMTP_USER: user,
    SMTP_PASSWORD: password,
    MAIL_FROM: from,
  } = values
  return { host, port, isTls: port === 465, user, password, from }
}

const qcc = {
  QCC_BASE_URL: variable(outside.default('https://api.qichacha.com'), 'https://api.qichacha.com'),
  QCC_KEY: variable(
    z.string().regex(/^[\da-f]{32}$/i, 'must be the AppKey of 32 hex digits'),
    '0123456789abcdef0123456789abcdef',
  ),
  QCC_SECRET: variable(required, 'the SecretKey of that AppKey'),
}

export function readQcc(env: Environment, problems: Problem[]) {
  const values = readVariables(qcc, env, problems)
  return { baseUrl: values.QCC_BASE_URL, key: values.QCC_KEY, secret: values.QCC_SECRET }
}
