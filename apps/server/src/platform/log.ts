import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

const hidden = '[hidden]'

/** Fields whose value is a secret wherever they stand. */
const secretField =
  /^(authorization|cookie|set-cookie|token|\w*password\w*|\w*secret\w*|code|captcha|smsCode|phoneCode|privateKey|apiV3Key|sign|signature|paySign|xsrf.*|x-xsrf-token|hashKey|openId)$/i

/** 13800000001 → 138****0001; digits inside longer numbers such as order numbers stay. */
export function maskPhones(text: string): string {
  return text.replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
}

/**
 * Secrets that travel in addresses and messages: `?token=…`, `redis://user:…@host`, `Bearer …`, key
 * blocks.
 */
export function maskText(text: string): string {
  return maskPhones(text)
    .replace(/((?:token|code|sign|secret|\w*password|key)=)[^&\s"]+/gi, `$1${hidden}`)
    .replace(/(\w:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${hidden}@`)
    .replace(/(Bearer\s+)[\w.~+/=-]+/gi, `$1${hidden}`)
    .replace(/-----BEGIN [A-Z ]+-----[\s\S]+?-----END [A-Z ]+-----/g, hidden)
}

/**
 * A copy to log: no tokens, cookies, codes or keys, phone numbers masked, bounded in depth and
 * length.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return maskText(value.length > 4_000 ? `${value.slice(0, 4_000)}…` : value)
  if (value instanceof Error) return maskError(value, depth)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth > 6) return '…'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => maskValue(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name, item) ? hidden : maskValue(item, depth + 1),
    ]),
  )
}

/** A number called `code` is a status or an error's number, not a secret. */
function isSecret(name: string, value: unknown): boolean {
  return (
    secretField.test(name) && value !== undefined && !(/^code$/i.test(name) && isPlainCode(value))
  )
}

function isPlainCode(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/^\d{4,8}$/.test(value))
}

function maskError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error
  const code = (error as { code?: unknown }).code
  return {
    type: name,
    message: maskText(message),
    stack: stack ? maskText(stack) : undefined,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined || depth > 3 ? {} : { cause: maskValue(cause, depth + 1) }),
  }
}

/** The server's log: one JSON object a line on standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (details) => maskValue(details) as Record<string, unknown>,
    },
    hooks: {
      logMethod(parameters, method) {
        method.apply(
          this,
          parameters.map((parameter) =>
            typeof parameter === 'string' ? maskText(parameter) : parameter,
          ) as Parameters<typeof method>,
        )
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** For tests and tools. */
export const silentLog: Logger = pino({ level: 'silent' })
