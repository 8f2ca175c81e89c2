import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { second } from '@mallard/kernel'
import { makeCodes } from '../people/codes.ts'
import { personOf, type Person } from '../people/people.ts'
import { appleClients, appleIssuer } from '../people/own-keys.ts'
import { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'

type Said = Readonly<Record<string, unknown>>
/** What makes an identity token wrong in one way, for anyone who has to refuse it. */
export type AppleFlaw =
  | 'none'
  | 'otherKey'
  | 'otherIssuer'
  | 'otherAudience'
  | 'expired'
  | 'otherNonce'
  | 'unsigned'

export interface ApplePlay {
  issue(
    clientId: string,
    personId: string,
    nonce: string | undefined,
    redirectUri?: string,
  ): string | undefined
  /** Apple tells the name once, the first time that a person signs in to a team. */
  nameOnce(person: Person): Said | undefined
  token(form: URLSearchParams): { status: number; body: Said }
  revoke(form: URLSearchParams): { status: number; body: Said }
  /** How many of a person's grants stand, and how many were taken back. */
  grants(personId: string): { live: number; revoked: number }
  keys(): Said
  /** New tokens are signed with a fresh key; `isLast` takes the older ones out of the list. */
  rotate(isLast: boolean): void
  flaw(next: AppleFlaw): void
}

interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * client_secret is a JWT of the team's own: ES256, our key id, the right parties, not too long a
 * life.
 */
function clientFault(world: World, form: URLSearchParams): string | undefined {
  const clientId = form.get('client_id') ?? ''
  if (!Object.values<string>(appleClients).includes(clientId)) return 'invalid_client'
  const [head = '', body = '', signature = ''] = (form.get('client_secret') ?? '').split('.')
  try {
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Said
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Said
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey(world.keys.people.applePrivateKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const now = world.timeline.now() / second
    const isRight =
      isSigned &&
      header['alg'] === 'ES256' &&
      header['kid'] === world.keys.people.appleKeyId &&
      claims['iss'] === world.keys.people.appleTeam &&
      claims['sub'] === clientId &&
      claims['aud'] === appleIssuer &&
      Number(claims['exp']) > now &&
      Number(claims['exp']) - now < 15_777_000
    return isRight ? undefined : 'invalid_client'
  } catch {
    return 'invalid_client'
  }
}

interface TokenParts {
  readonly world: World
  readonly signer: SigningKey
  readonly flaw: AppleFlaw
  readonly person: Person
  readonly clientId: string
  readonly nonce: string | undefined
}

/** Apple's word on who somebody is: a JWT. */
function identityToken({ world, signer, flaw, person, clientId, nonce }: TokenParts): string {
  const now = Math.floor(world.timeline.now() / second)
  const subject = `000${createHash('sha256').update(person.id).digest('hex').slice(0, 6)}.${createHash('md5').update(person.id).digest('hex')}.0001`
  const claims = {
    iss: flaw === 'otherIssuer' ? 'https://apple.example' : appleIssuer,
    aud: flaw === 'otherAudience' ? 'some.other.app' : clientId,
    iat: flaw === 'expired' ? now - 7200 : now,
    exp: flaw === 'expired' ? now - 3600 : now + 600,
    sub: subject,
    nonce: flaw === 'otherNonce' ? 'not-yours' : nonce,
    email: `${person.id}@privaterelay.sandbox.example`,
    // Apple writes these as text or as booleans.
    email_verified: 'true',
    is_private_email: true,
    auth_time: now,
  }
  const text = `${encode({ kid: signer.kid, alg: flaw === 'unsigned' ? 'none' : 'RS256' })}.${encode(claims)}`
  if (flaw === 'unsigned') return `${text}.`
  return `${text}.${sign('sha256', Buffer.from(text), flaw === 'otherKey' ? freshKey().privateKey : signer.privateKey).toString('base64url')}`
}

/** Sign in with Apple. */
export function playApple(world: World): ApplePlay {
  const codes = makeCodes<{ nonce: string | undefined; redirectUri: string | undefined }>(
    world,
    'c',
  )
  const refreshTokens = new BoundedMap<{ person: Person; isRevoked: boolean }>(2000)
  const named = world.journal.map<true>('apple.named', 1000)
  let signers: SigningKey[] = []
  let flaw: AppleFlaw = 'none'

  // Made when first asked for: most starts of the sandbox never need them.
  function current(): SigningKey {
    if (signers.length === 0) signers = [freshKey(), freshKey()]
    return signers[0]!
  }

  return {
    issue(clientId, personId, nonce, redirectUri) {
      const person = personOf(personId)
      return person && codes.issue(clientId, person, { nonce, redirectUri })
    },
    nameOnce(person) {
      if (named.has(person.id)) return undefined
      named.set(person.id, true)
      return nameOf(person)
    },
    token(form) {
      const fault = clientFault(world, form)
      if (fault) return { status: 400, body: { error: fault } }
      if (form.get('grant_type') !== 'authorization_code')
        return { status: 400, body: { error: 'unsupported_grant_type' } }
      const taken = codes.take(form.get('client_id') ?? '', form.get('code') ?? '')
      if (typeof taken === 'string') return badGrant(`The code is ${taken}.`)
      const { redirectUri } = taken.extra
      if (redirectUri !== undefined && redirectUri !== form.get('redirect_uri')) return badGrant()
      const refreshToken = `r${randomBytes(24).toString('hex')}`
      refreshTokens.set(refreshToken, { person: taken.person, isRevoked: false })
      const id_token = identityToken({
        world,
        signer: current(),
        flaw,
        person: taken.person,
        clientId: form.get('client_id') ?? '',
        nonce: taken.extra.nonce,
      })
      return {
        status: 200,
        body: {
          access_token: randomBytes(32).toString('base64url'),
          token_type: 'Bearer',
          expires_in: 3600,
          refresh_token: refreshToken,
          id_token,
        },
      }
    },
    revoke(form) {
      const fault = clientFault(world, form)
      if (fault) return { status: 400, body: { error: fault } }
      const found = refreshTokens.get(form.get('token') ?? '')
      if (found) refreshTokens.set(form.get('token') ?? '', { ...found, isRevoked: true })
      return { status: 200, body: {} }
    },
    grants(personId) {
      const own = [...refreshTokens.values()].filter(({ person }) => person.id === personId)
      const revoked = own.filter(({ isRevoked }) => isRevoked).length
      return { live: own.length - revoked, revoked }
    },
    keys() {
      current()
      return { keys: signers.map(publicKeyOf) }
    },
    rotate(isLast) {
      signers = isLast ? [freshKey()] : [freshKey(), ...signers]
    },
    flaw(next) {
      flaw = next
    },
  }
}

const badGrant = (description?: string) => ({
  status: 400,
  body: { error: 'invalid_grant', ...(description && { error_description: description }) },
})

/** As Apple's list of keys shows it. */
const publicKeyOf = ({ kid, privateKey }: SigningKey): Said => ({
  ...createPublicKey(privateKey).export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
})

const nameOf = (person: Person): Said => ({
  name: { firstName: person.name.slice(1), lastName: person.name.slice(0, 1) },
  email: `${person.id}@privaterelay.sandbox.example`,
})

function freshKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomBytes(5).toString('hex').toUpperCase(), privateKey }
}
