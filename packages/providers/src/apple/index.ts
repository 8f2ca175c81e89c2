import { second } from '@mallard/kernel'
import { errors, importPKCS8, jwtVerify, SignJWT } from 'jose'
import { answered, failed, unknown, type Answer } from '../answer.ts'
import { withBreaker } from '../http/breaker.ts'
import { parseFields, textOf, type Fields } from '../http/fields.ts'
import { httpTransport, WireFault } from '../http/transport.ts'
import type { AppleConfig } from './config.ts'
import { appleKeys } from './keys.ts'
import type { AppleApp, AppleChannel, AppleFailure } from './port.ts'

export type { AppleConfig } from './config.ts'
export type { Answer } from '../answer.ts'
export type * from './port.ts'

/** Seconds; Apple takes up to half a year, a request needs minutes. */
const secretLife = 300

/** Says that it is the team who asks: a JWT of its own. */
async function clientSecret(
  config: AppleConfig,
  ownKey: ReturnType<typeof importPKCS8>,
  clientId: string,
): Promise<string> {
  const now = Math.floor(config.clock.now() / second)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: config.keyId })
    .setIssuer(config.teamId)
    .setSubject(clientId)
    .setAudience(config.issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + secretLife)
    .sign(await ownKey)
}

interface Identity {
  readonly token: string
  readonly audience: string
  readonly nonce: string | undefined
}

/** The claims of an identity token, when everything that it must say is so. */
async function subjectOf(
  config: AppleConfig,
  keys: ReturnType<typeof appleKeys>,
  { token, audience, nonce }: Identity,
): Promise<Answer<{ subject: string; email: string | undefined }, AppleFailure>> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: config.issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(config.clock.now()),
    })
    if (nonce !== undefined && payload['nonce'] !== nonce) return failed('badToken', 'NONCE')
    return answered({
      subject: payload.sub ?? '',
      email: typeof payload['email'] === 'string' ? payload['email'] : undefined,
    })
  } catch (error) {
    if (error instanceof errors.JWKSInvalid) return unknown(error.code)
    if (error instanceof errors.JOSEError) return failed('badToken', error.code)
    throw error
  }
}

/** Sign in with Apple. */
export function createApple(config: AppleConfig): AppleChannel {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  const keys = appleKeys(config.baseUrl, transport, config.clock)
  const ownKey = importPKCS8(config.privateKey, 'ES256')
  // A key that cannot be read is told by the first call, not by a crash.
  ownKey.catch(() => undefined)

  async function post<T>(
    path: string,
    form: Readonly<Record<string, string>>,
    read: (fields: Fields | undefined) => Promise<Answer<T, AppleFailure>>,
  ): Promise<Answer<T, AppleFailure>> {
    try {
      const answer = await transport({
        method: 'POST',
        url: new URL(config.baseUrl + path),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      })
      const fields = parseFields(answer.body.toString())
      if (answer.status >= 500) return unknown(String(answer.status))
      const error = textOf(fields, 'error')
      if (error)
        return failed(
          error === 'invalid_grant' ? 'badCode' : 'config',
          error,
          textOf(fields, 'error_description'),
        )
      return answer.status === 200 ? await read(fields) : unknown(String(answer.status))
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      if (error instanceof errors.JWKSInvalid) return unknown(error.code)
      throw error
    }
  }

  return {
    has: { web: config.clientIds.web !== undefined, app: config.clientIds.app !== undefined },

    authorizeUrl({ redirectUri, state, nonce }) {
      const query = new URLSearchParams({
        client_id: config.clientIds.web ?? '',
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
      })
      return `${config.baseUrl}/auth/authorize?${query}`
    },

    async person({ app, code, nonce, redirectUri }) {
      const clientId = config.clientIds[app]
      if (!clientId) return failed('config', 'APP', `no client id for ${app}`)
      const form = {
        client_id: clientId,
        client_secret: await clientSecret(config, ownKey, clientId),
        code,
        grant_type: 'authorization_code',
        ...(redirectUri ? { redirect_uri: redirectUri } : {}),
      }
      return post('/auth/token', form, async (fields) => {
        const token = textOf(fields, 'id_token')
        if (!token) return unknown('SHAPE')
        const said = await subjectOf(config, keys, { token, audience: clientId, nonce })
        return said.kind === 'ok'
          ? answered({ ...said.data, refreshToken: textOf(fields, 'refresh_token') })
          : said
      })
    },

    async revoke(app: AppleApp, refreshToken: string) {
      const clientId = config.clientIds[app]
      if (!clientId) return failed('config', 'APP', `no client id for ${app}`)
      const form = {
        client_id: clientId,
        client_secret: await clientSecret(config, ownKey, clientId),
        token: refreshToken,
        token_type_hint: 'refresh_token',
      }
      return post('/auth/revoke', form, async () => answered(true as const))
    },
  }
}
