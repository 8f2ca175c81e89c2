import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { AnswerHeaders } from './context.ts'
import { wireOf } from './wire.ts'

const https = 'https://shop.example'

async function answered(
  publicUrl: string,
  act: (answer: AnswerHeaders) => void,
  headers: Record<string, string> = {},
) {
  const wire = wireOf({ publicUrl })
  const app = Fastify({ trustProxy: true })
  await app.register(cookie)
  app.get('/', async (request, reply) => {
    act(wire.answerHeaders(request, reply))
    return {}
  })
  const { cookies } = await app.inject({ url: '/', headers })
  await app.close()
  return cookies
}

const everything = (answer: AnswerHeaders) => {
  answer.setSession({ partnerId: 1, token: 't', xsrf: 'x', isSignedIn: true })
  answer.setStaff({ token: 's', xsrf: 'y', known: { name: 'staff-known-7', value: 'k' } })
  answer.setPageTicket('p')
}
const kept = (cookies: { name: string; value: string }[]) =>
  Object.fromEntries(
    cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  )
const dropped = (cookies: { name: string; value: string }[]) =>
  cookies.filter(({ value }) => value === '').map(({ name }) => name)

describe('cookies of a shop that is reached by https', () => {
  it('travel by https alone, whatever the proxy says of the request', async () => {
    const cookies = await answered(https, everything)
    for (const { name, secure } of cookies) expect([name, secure]).toEqual([name, true])
  })

  it('that sign somebody in are taken from this very host alone, are read by no script, and are sent by no other site', async () => {
    const cookies = await answered(https, everything)
    const of = (wanted: string) => cookies.find(({ name }) => name === wanted)
    expect(of('__Host-session-1')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: true,
    })
    expect(of('__Host-staff')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      secure: true,
    })
    expect(of('staff-known-7')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/admin/api/login',
    })
    for (const each of cookies) expect(each).not.toHaveProperty('domain')
    // What the specification wants to be read holds no token of a session.
    expect(of('Authorization')).toMatchObject({ value: '1' })
    expect(of('Authorization')).not.toHaveProperty('httpOnly')
  })

  it('count under their guarded names alone: one that a neighbour planted is no session', async () => {
    const wire = wireOf({ publicUrl: https })
    const request = (name: string) => ({ headers: { cookie: `${name}=planted` } }) as never
    expect(wire.credentialsOf(request('session-1')).tokensFor(1)).toEqual([])
    expect(wire.credentialsOf(request('visitor-1')).tokensFor(1)).toEqual([])
    expect(wire.staffTokens(request('staff'))).toEqual([])
    expect(wire.credentialsOf(request('__Host-session-1')).tokensFor(1)).toEqual(['planted'])
  })
})

it('cookies of a demo on this machine travel by http, unless the request came by https', async () => {
  for (const { name, secure } of await answered('http://127.0.0.1:3000', everything))
    expect([name, secure]).toEqual([name, undefined])
  for (const { name, secure } of await answered('http://127.0.0.1:3000', everything, {
    'x-forwarded-proto': 'https',
  }))
    expect([name, secure]).toEqual([name, true])
})

describe('sessions of several partners', () => {
  const signedIn = { cookie: 'session-1=a; Authorization=1; XSRF-TOKEN=1.xa' }

  it('stand side by side, each with its XSRF token', async () => {
    const cookies = await answered(
      'http://shop.test',
      (answer) => answer.setSession({ partnerId: 2, token: 'b', xsrf: 'xb', isSignedIn: true }),
      signedIn,
    )
    expect(kept(cookies)).toEqual({
      'session-2': 'b',
      Authorization: '1.2',
      'XSRF-TOKEN': '1.xa~2.xb',
    })
    expect(dropped(cookies)).toEqual([])
  })

  it('end one by one', async () => {
    const both = { cookie: 'session-1=a; session-2=b; Authorization=1.2; XSRF-TOKEN=1.xa~2.xb' }
    const cookies = await answered('http://shop.test', (answer) => answer.clearSession(2), both)
    expect(dropped(cookies)).toEqual(['session-2'])
    expect(kept(cookies)).toEqual({ Authorization: '1', 'XSRF-TOKEN': '1.xa' })
  })

  it('of a visitor do not pile up', async () => {
    const visits = Array.from({ length: 9 }, (_, index) => index + 1)
    const many = { cookie: visits.map((partnerId) => `visitor-${partnerId}=v`).join('; ') }
    const cookies = await answered(
      'http://shop.test',
      (answer) => answer.setSession({ partnerId: 10, token: 'v', xsrf: 'x', isSignedIn: false }),
      many,
    )
    expect(dropped(cookies)).toEqual(['visitor-1', 'visitor-2'])
  })

  it('are told apart by the store that a call is for; without one, somebody who is signed in comes first', () => {
    const { tokensFor } = wireOf({ publicUrl: 'http://shop.test' }).credentialsOf({
      headers: { cookie: 'visitor-3=v; session-2=b; session-1=a' },
    } as never)
    expect([1, 2, 3, 4, undefined].map((partnerId) => tokensFor(partnerId))).toEqual([
      ['a'],
      ['b'],
      ['v'],
      [],
      ['b', 'a', 'v'],
    ])
  })

  it('that somebody has set in hundreds are looked up by a few, where one’s own is among the first', () => {
    const names = (kind: string, from: number, count: number) =>
      Array.from({ length: count }, (_, place) => `${kind}-${from + place}=${kind}${place}`)
    const tokensOf = (...cookies: string[]) =>
      wireOf({ publicUrl: 'http://shop.test' })
        .credentialsOf({ headers: { cookie: cookies.join('; ') } } as never)
        .tokensFor()
    const few = [...names('visitor', 2, 5), ...names('session', 20, 5)]
    expect(tokensOf(...few, 'session-1=own')).toContain('own')
    expect(tokensOf(...names('visitor', 2, 200), 'session-1=own')).toContain('own')
    expect(tokensOf(...names('session', 2, 400))).toHaveLength(16)
  })
})

describe('cookies of one name, of which a neighbour has set one', () => {
  const both = { cookie: 'session-1=theirs; session-1=own; Authorization=x; XSRF-TOKEN=x~1.xa' }

  it('are all looked at, and the one that was found good is the session', async () => {
    let found: string | undefined
    const cookies = await answered(
      'http://shop.test',
      (answer) => {
        answer.choose('own')
        found = answer.sessionToken(1)
        answer.setSession({ partnerId: 1, token: 'own', xsrf: 'xa', isSignedIn: true })
      },
      both,
    )
    expect(found).toBe('own')
    expect(kept(cookies)).toEqual({ Authorization: '1', 'XSRF-TOKEN': '1.xa' })
  })

  it('are not sent again where the shop’s own is among them', async () => {
    const cookies = await answered(
      'http://shop.test',
      (answer) => answer.setSession({ partnerId: 1, token: 'own', xsrf: 'xa', isSignedIn: true }),
      { cookie: `${both.cookie}; Authorization=1; XSRF-TOKEN=1.xa` },
    )
    expect(cookies).toEqual([])
  })
})
